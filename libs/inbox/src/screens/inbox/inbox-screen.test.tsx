import type { Permission } from '@peyk/shared-contract';
import { hiddenTextWords } from '@peyk/shared-screens';
import { fakeNetwork, renderScreen, setViewport, type FakeNetwork } from '@peyk/shared-testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import { messages } from '../../messages';
import { LINES, MESSAGES, answersOf } from '../../testing/sample-inbox';
import InboxScreen from './inbox-screen';

const LIST = 'POST /report/messages-inbox';
const READ = 'POST /report/messages-inbox/read';
const EXPORT = 'POST /report/messages-inbox/export';
const DELETE = 'POST /report/messages-inbox/delete-list';

let network: FakeNetwork;
beforeEach(() => {
  setViewport(1280);
  network = fakeNetwork({ 'GET /number/numbers': { data: { items: LINES } }, ...answersOf(MESSAGES) });
});
afterEach(() => {
  network.restore();
  localStorage.clear();
});

const ALL: readonly Permission[] = ['inbox.read', 'inbox.delete', 'inbox.export'];
const show = (search = '', permissions = ALL, impersonated = false) => {
  const user = { name: 'نمونه', userName: 'demo', impersonated, isOwner: false, permissions };
  const state = { session: { token: 'a', user, isLoading: false } };
  return renderScreen(<InboxScreen />, { at: `/inbox${search}`, path: '/inbox', state });
};
const bodies = (operation: string) => network.seen.filter((one) => one.operation === operation).map(({ body }) => body);
const tick = async (name: RegExp) => screen.findByRole('checkbox', { name });
const changed = (ids: readonly string[]) => ({
  data: { changed_count: ids.length, changed_ids: ids, unread_count: 0 },
});

describe('the list', () => {
  it('shows who wrote what to which line, and what nobody has read', async () => {
    show();
    const row = (await screen.findByText('اگر امروز نمی‌رسد خبر بدهید.')).closest('tr')!;
    const link = within(row).getByRole('link', { name: /^سارا محمدی.*خوانده‌نشده$/ });
    expect(link).toHaveAttribute('href', '/inbox/989241110001');
    expect(within(row).getByText('۰۹۲۴ ۱۱۱ ۰۰۰۱')).toBeInTheDocument();
    expect(within(row).getByText('۳۰۰۰۱۴۰۵')).toBeInTheDocument();
    const read = screen.getByText('بستهٔ شما فعال شد.').closest('tr')!;
    expect(within(read).getByRole('link', { name: '۸۹۹۹' })).toHaveAttribute('href', '/inbox/8999');
  });

  it('asks for what the address says', async () => {
    show('?search=سفارش&state=unread&line=30001405&page=2');
    await screen.findByText('بستهٔ شما فعال شد.');
    const filters = { search: 'سفارش', line: '30001405', is_read: false };
    expect(bodies(LIST)[0]).toEqual({ page: 2, limit: 10, filters });
  });

  it('says of texts that are hidden so and why, and offers no search in them', async () => {
    network.answer(answersOf(MESSAGES.map((message) => ({ ...message, text: '' }))));
    const user = { name: 'نمونه', userName: 'demo', impersonated: false, isOwner: false, permissions: ALL };
    const state = { session: { token: 'a', user: { ...user, hidesTexts: true }, isLoading: false } };
    renderScreen(<InboxScreen />, { at: '/inbox?search=سفارش', path: '/inbox', state });
    expect(await screen.findAllByText(hiddenTextWords.hidden)).toHaveLength(MESSAGES.length);
    expect(screen.getByText(hiddenTextWords.why)).toBeInTheDocument();
    expect(screen.queryByLabelText(messages.filter.search)).not.toBeInTheDocument();
    expect(bodies(LIST)[0]).toMatchObject({ filters: {} });
  });

  it('leads to the conversation of a row', async () => {
    const { user, address } = show();
    await user.click(await screen.findByText('بستهٔ شما فعال شد.'));
    expect(address()).toBe('/inbox/8999');
  });
});

describe('what can be done with messages', () => {
  it('marks those that are selected as read, and only what that has changed is taken back', async () => {
    network.answer({ [READ]: changed(['14']) });
    const { user } = show();
    await user.click(await tick(/سارا محمدی/));
    await user.click(await tick(/8999/));
    await user.click(await screen.findByRole('button', { name: 'خوانده شد، ۲ مورد' }));
    await waitFor(() => expect(bodies(READ)).toEqual([{ ids: ['14', '12'], is_read: true }]));
    await user.click(await screen.findByRole('button', { name: 'برگرداندن' }));
    await waitFor(() => expect(bodies(READ)[1]).toEqual({ ids: ['14'], is_read: false }));
  });

  it('deletes all that the filters find with the count that was shown, once the way back is over', async () => {
    network.answer({ ...answersOf(MESSAGES, 340), [DELETE]: { data: { deleted_count: 340 } } });
    const { user } = show('?search=سفارش');
    await user.click(await tick(/انتخاب همهٔ این صفحه/));
    await user.click(screen.getByRole('button', { name: 'انتخاب همهٔ ۳۴۰ نتیجه' }));
    await user.click(await screen.findByRole('button', { name: 'حذف، ۳۴۰ مورد' }));
    expect(await screen.findByText('۳۴۰ پیام حذف شد.')).toBeInTheDocument();
    expect(bodies(DELETE)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'بستن پیام' }));
    await waitFor(() => expect(bodies(DELETE)).toEqual([{ filters: { search: 'سفارش' }, expected_count: 340 }]));
  });

  it('makes a file of what the filters find, in the form that was chosen', async () => {
    network.answer({ [EXPORT]: { data: { job_id: '7' } } });
    const { user } = show('?state=read');
    await user.click(await screen.findByRole('button', { name: 'دریافت فایل' }));
    await user.click(await screen.findByRole('menuitem', { name: 'فایل متنی (csv)' }));
    expect(await screen.findByText(/^فایل آماده می‌شود/)).toBeInTheDocument();
    expect(bodies(EXPORT)).toEqual([{ filters: { is_read: true }, format: 'csv' }]);
  });

  it('is not offered to who may not', async () => {
    show('', ['inbox.read'], true);
    await screen.findByText('بستهٔ شما فعال شد.');
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'دریافت فایل' })).not.toBeInTheDocument();
  });
});

it('says what comes here when there is nothing', async () => {
  network.answer(answersOf([]));
  show();
  expect(await screen.findByText('هنوز پیامی نرسیده است')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'دریافت فایل' })).not.toBeInTheDocument();
});
