import { screen, waitFor } from '@testing-library/react';
import { fakeNetwork, renderScreen, type FakeNetwork } from '@peyk/shared-testing-web';
import TransactionsScreen from './transactions-screen';

const transaction = {
  id: '5',
  kind: 'send_hold',
  type: 'withdrawal',
  amount: '3697.5',
  balance_after: '6302.5',
  description: 'ارسال ۱۲',
  send_id: '12',
  created_at: '2026-11-20T08:30:00.000Z',
};

let network: FakeNetwork;

beforeEach(() => {
  network = fakeNetwork({
    'GET /credit': { data: { credit: '6302.5', held: '3697.5', updated_at: '2026-11-20T08:30:00.000Z' } },
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
