import { screen, waitFor } from '@testing-library/react';
import { fakeNetwork, renderScreen, type FakeNetwork } from '@peyk/shared-testing-web';
import { ALERT, LINES, SETTING } from '../../testing/sample-settings';
import SettingsScreen from './settings-screen';

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork({
    'GET /number/numbers': { data: { items: LINES } },
    'GET /user/setting': { data: SETTING },
    'GET /user/setting/low_balance': { data: ALERT },
    'GET /user/setting/parent_account_contact': { data: { numbers: ['989240000000'] } },
    'POST /numbers/defaults/upsert': { data: LINES[1] },
    'POST /user/setting': { data: { by_sms: { ...SETTING.by_sms, patterns: false } } },
  });
});
afterEach(() => network.restore());

const show = (at = '/settings') => renderScreen(<SettingsScreen />, { at, path: at });
const bodies = (operation: string) =>
  network.seen.filter((request) => request.operation === operation).map(({ body }) => body);

it('changes one kind of message and leaves the others', async () => {
  const { user } = show();
  const patterns = await screen.findByRole('switch', { name: 'نتیجهٔ بررسی الگوها' });
  expect(patterns).toBeChecked();
  await user.click(patterns);
  await waitFor(() => expect(bodies('POST /user/setting')).toEqual([{ by_sms: { patterns: false } }]));
  await waitFor(() => expect(patterns).not.toBeChecked());
});

it('puts a switch back and says why when the server does not take it', async () => {
  const meta = { message: 'این تغییر پذیرفته نشد.', message_code: '409-1' };
  network.answer({ 'POST /user/setting': { status: 409, meta } });
  const { user } = show();
  const documents = await screen.findByRole('switch', { name: 'نتیجهٔ بررسی مدارک' });
  await user.click(documents);
  expect(await screen.findByText('این تغییر پذیرفته نشد.')).toBeInTheDocument();
  expect(documents).toBeChecked();
});

it('makes a line the default and keeps its name', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('combobox', { name: 'خط ارسال' }));
  await user.click(await screen.findByRole('option', { name: /۳۰۰۰۲۲۲۲/ }));
  await waitFor(() =>
    expect(bodies('POST /numbers/defaults/upsert')).toEqual([
      { number: '30002222', alias: 'فروشگاه', is_default: true },
    ]),
  );
});

it('turns the panel dark at once', async () => {
  const { user, store } = show();
  await user.click(await screen.findByRole('switch', { name: 'حالت تاریک' }));
  expect(store.getState().theme.dark).toBe(true);
});

it('stands beside the plans at its own address only', async () => {
  show('/profile/settings');
  expect(await screen.findByRole('switch', { name: 'حالت تاریک' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'طرح‌ها' })).not.toBeInTheDocument();
});
