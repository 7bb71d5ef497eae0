import { screen, waitFor, within } from '@testing-library/react';
import { fakeNetwork, renderScreen, setViewport, type FakeNetwork } from '@peyk/shared-testing-web';
import TransactionsScreen from './transactions-screen';

const transaction = {
  id: '5',
  kind: 'send_hold',
  type: 'withdrawal',
  amount: '3697.5',
  balance_after: '6302.5',
  description: 'ارسال ۱۲',
  send_id: '12',
  payment_id: null,
  transfer: null,
  created_at: '2026-11-20T08:30:00.000Z',
};

let network: FakeNetwork;

beforeEach(() => {
  setViewport(1280);
  network = fakeNetwork({
    'GET /credit': {
      data: { credit: '6302.5', held: '3697.5', alert_below: '200000', updated_at: '2026-11-20T08:30:00.000Z' },
    },
    'POST /transactions': { data: { items: [transaction], paging: { page: 1, limit: 10, total: 1 } } },
  });
});
afterEach(() => {
  network.restore();
  localStorage.clear();
});

const show = (at = '/wallet/transactions') =>
  renderScreen(<TransactionsScreen />, { at, path: '/wallet/transactions' });

it('shows an amount exactly, with its sign once, and leads to the send', async () => {
  show();
  // The mark before the sign keeps it to the left of the digits, whatever stands after them.
  expect(await screen.findByText('\u200e−۳٬۶۹۷٫۵')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'گزارش ارسال ۱۲' })).toHaveAttribute('href', '/reports/12');
});

it('says that the balance is below the alert, and lets it be changed', async () => {
  network.restore();
  network = fakeNetwork({
    'GET /credit': {
      data: { credit: '150000', held: '0', alert_below: '200000', updated_at: '2026-11-20T08:30:00.000Z' },
    },
    'POST /transactions': { data: { items: [], paging: { page: 1, limit: 10, total: 0 } } },
    'GET /user/setting/low_balance': { data: { is_on: true, below: '200000' } },
    'GET /user/setting/parent_account_contact': { data: { numbers: ['989240000077'] } },
    'POST /user/setting/low_balance': { data: { is_on: true, below: '500000' } },
  });
  const { user } = show();
  expect(await screen.findByText('اعتبار شما از حد هشدار (۲۰۰٬۰۰۰ ریال) کمتر است.')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'تنظیم هشدار' }));
  const field = await screen.findByRole('textbox', { name: 'حد هشدار' });
  expect(await screen.findByText(/به ۰۹۲۴۰۰۰۰۰۷۷، شمارهٔ صاحب حساب/)).toBeInTheDocument();
  await user.clear(field);
  await user.type(field, '۱۹۹۹۹۹');
  await user.click(screen.getByRole('button', { name: 'ذخیره' }));
  expect(await screen.findByText(/^حد هشدار باید از ۲۰۰٬۰۰۰/)).toBeInTheDocument();
  await user.clear(field);
  await user.type(field, '۵۰۰۰۰۰');
  await user.click(screen.getByRole('button', { name: 'ذخیره' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const set = network.seen.find(({ operation }) => operation === 'POST /user/setting/low_balance');
  expect(set?.body).toEqual({ is_on: true, below: 500000 });
});

it('leads from a payment through a gateway to its receipt', async () => {
  const payment = { ...transaction, kind: 'online_payment', type: 'deposit', send_id: null, payment_id: '1024' };
  network.answer({ 'POST /transactions': { data: { items: [payment], paging: { page: 1, limit: 10, total: 1 } } } });
  show();
  const receipt = await screen.findByRole('link', { name: 'رسید' });
  expect(receipt).toHaveAttribute('href', '/wallet/payment-result?payment=1024');
});

const opened = async (change: object, name: string) => {
  const row = { ...transaction, type: 'deposit', send_id: null, ...change };
  network.answer({ 'POST /transactions': { data: { items: [row], paging: { page: 1, limit: 10, total: 1 } } } });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name }));
};

it('tells of a transfer what its slip has, also on the phone', async () => {
  setViewport(390);
  const transfer = {
    destination: { number: '6104330000000003', bank: 'بانک ملت', owner: 'پیک نمونه' },
    ...{ card: null, reference: '402188731', transferred_at: '2026-11-17T09:12:00.000Z' },
  };
  const panel = await opened({ kind: 'card_to_card', transfer }, 'کارت به کارت');
  for (const text of ['۶۱۰۴۳۳۰۰۰۰۰۰۰۰۰۳', 'بانک ملت، پیک نمونه', '۴۰۲۱۸۸۷۳۱', '۵']) {
    expect(panel.getByText(text)).toBeInTheDocument();
  }
  for (const name of ['کارت مقصد', 'شمارهٔ فیش', 'زمان واریز']) expect(panel.getByText(name)).toBeInTheDocument();
  expect(panel.queryByText('کارت پرداخت‌کننده')).not.toBeInTheDocument();
});

it('tells of a payment with which card and under which code it was made, and leads to its receipt', async () => {
  const CONFIRMED_AT = '2026-11-17T09:12:00.000Z';
  const transfer = { destination: null, card: '610433******0003', reference: '1583485', transferred_at: CONFIRMED_AT };
  const panel = await opened({ kind: 'online_payment', payment_id: '1024', transfer }, 'پرداخت آنلاین');
  expect(panel.getByText('۶۱۰۴۳۳******۰۰۰۳')).toHaveAttribute('dir', 'ltr');
  expect(panel.getByText('۱۵۸۳۴۸۵')).toBeInTheDocument();
  expect(panel.getByText('زمان تأیید پرداخت')).toBeInTheDocument();
  expect(panel.queryByText('زمان واریز')).not.toBeInTheDocument();
  expect(panel.getByRole('link', { name: 'رسید' })).toHaveAttribute('href', '/wallet/payment-result?payment=1024');
});

it('begins a file of what the filters find, and says where it will be', async () => {
  network.answer({ 'POST /export/new': { data: { job_id: '7' } } });
  const { user } = show('/wallet/transactions?type=deposit');
  await screen.findByText(/۳٬۶۹۷٫۵/);
  await user.click(screen.getByRole('button', { name: 'دریافت فایل' }));
  expect(await screen.findByText(/فایل آماده می‌شود/)).toBeInTheDocument();
  const asked = network.seen.find(({ operation }) => operation === 'POST /export/new');
  expect(asked?.body).toEqual({ export_type: 'financial', format: 'xlsx', filters: { type: 'deposit' } });
});

it('narrows the list to what the address says, and can take the filter away', async () => {
  const { user, address } = show('/wallet/transactions?send=12&type=deposit');
  await screen.findByText(/۳٬۶۹۷٫۵/);
  const asked = network.seen.find(({ operation }) => operation === 'POST /transactions');
  expect(asked?.body).toEqual({ page: 1, limit: 10, filters: { type: 'deposit', send_id: '12' } });
  await user.click(screen.getByRole('button', { name: 'برداشتن فیلتر شناسهٔ ارسال' }));
  await waitFor(() => expect(address()).toBe('/wallet/transactions?type=deposit&page=1'));
});

it('goes to the last page when the address asks for one beyond it', async () => {
  const { address } = show('/wallet/transactions?page=7');
  await screen.findByText(/۳٬۶۹۷٫۵/);
  expect(address()).toBe('/wallet/transactions?page=1');
});

it('keeps which columns this person wants', async () => {
  const { user, unmount } = show();
  await screen.findByRole('columnheader', { name: 'شرح' });
  await user.click(screen.getByRole('button', { name: 'تنظیم ستون‌ها' }));
  await user.click(screen.getByRole('checkbox', { name: 'شرح' }));
  await user.keyboard('{Escape}');
  unmount();
  show();
  await screen.findByText(/۳٬۶۹۷٫۵/);
  expect(screen.queryByRole('columnheader', { name: 'شرح' })).not.toBeInTheDocument();
});

it('gives what the filters hide back when they are taken away', async () => {
  network.answer({
    'POST /transactions': ({ body }) => {
      const items = JSON.stringify(body).includes('filters') ? [] : [transaction];
      return { data: { items, paging: { page: 1, limit: 10, total: items.length } } };
    },
  });
  const { user } = show('/wallet/transactions?kind=admin_credit&limit=25');
  expect(await screen.findByText('تراکنشی با این فیلترها نیست')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'برداشتن فیلترها' }));
  expect(await screen.findByText(/۳٬۶۹۷٫۵/)).toBeInTheDocument();
});
