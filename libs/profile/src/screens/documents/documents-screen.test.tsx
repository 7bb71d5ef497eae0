import { screen, within } from '@testing-library/react';
import { fakeNetwork, renderScreen, type FakeNetwork } from '@peyk/shared-testing-web';
import { DOCUMENTS } from '../../testing/sample-profile';
import DocumentsScreen from './documents-screen';

const LIST = 'GET /user/documents';
let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork({ [LIST]: { data: { items: DOCUMENTS } } });
});
afterEach(() => network.restore());

const show = () => renderScreen(<DocumentsScreen />, { at: '/profile/documents' });
const rowOf = async (name: string) =>
  (await screen.findAllByRole('listitem')).find((row) => row.textContent?.startsWith(name)) as HTMLElement;

it('says of each document how it stands', async () => {
  show();
  expect(await screen.findAllByRole('listitem')).toHaveLength(15);
  expect(await rowOf('روی کارت ملی')).toHaveTextContent(/تأیید شده.*معتبر تا ۱۴۰۵\/۱۲\/۲۹/);
  expect(await rowOf('پشت کارت ملی')).toHaveTextContent('در انتظار بررسی');
  expect(await rowOf('فرم تعهدنامه')).toHaveTextContent(/تأیید نشده.*تصویر مدرک خوانا نیست/);
  expect(await rowOf('جواز کسب')).toHaveTextContent('منقضی شده');
  expect(await rowOf('آگهی تأسیس')).toHaveTextContent('بارگذاری نشده');
});

it('takes back what waits, and not what was accepted', async () => {
  network.answer({ 'POST /user/documents/remove': { data: DOCUMENTS[1] } });
  const { user } = show();
  expect(within(await rowOf('روی کارت ملی')).queryByRole('button', { name: /^برداشتن/ })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'برداشتن پشت کارت ملی' }));
  await user.click(screen.getByRole('button', { name: 'برداشتن' }));
  expect(await screen.findByText('مدرک برداشته شد.')).toBeInTheDocument();
  expect(network.seen.find(({ operation }) => operation === 'POST /user/documents/remove')?.body).toEqual({
    kind: 'national_card_back',
  });
});

it('says before it replaces an accepted one what that means', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'جایگزینی روی کارت ملی' }));
  expect(await screen.findByText(/بررسی از نو آغاز می‌شود/)).toBeInTheDocument();
});

it('gives a form for what people write by themselves, and for nothing else', async () => {
  network.answer({
    [LIST]: { data: { items: DOCUMENTS.map((one) => ({ ...one, state: 'missing', file_id: null })) } },
  });
  const saved: Blob[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  Object.assign(URL, { createObjectURL: (blob: Blob) => String(saved.push(blob)), revokeObjectURL: () => undefined });
  const { user } = show();
  expect(await screen.findAllByRole('button', { name: /^دانلود فرم نمونهٔ/ })).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'دانلود فرم نمونهٔ فرم تعهدنامه' }));
  expect(saved.map(({ type }) => type)).toEqual(['text/html']);
});
