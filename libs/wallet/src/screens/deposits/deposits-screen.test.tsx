import { screen } from '@testing-library/react';
import { fakeNetwork, renderScreen, type FakeNetwork } from '@peyk/shared-testing-web';
import { DEPOSITS } from '../../testing/sample-deposits';
import DepositsScreen from './deposits-screen';

let network: FakeNetwork;
beforeEach(() => {
  const items = DEPOSITS;
  network = fakeNetwork({
    'POST /deposit/list': { data: { items, paging: { page: 1, limit: 10, total: items.length } } },
  });
});
afterEach(() => {
  network.restore();
  localStorage.clear();
});

const show = (at = '/wallet/deposits') => renderScreen(<DepositsScreen />, { at, path: '/wallet/deposits' });

it('tells what became of each, and why one was refused', async () => {
  show();
  expect(await screen.findByText('در انتظار تأیید')).toBeInTheDocument();
  expect(screen.getAllByText('تأییدشده')[0]).toBeInTheDocument();
  expect(screen.getByText(/مبلغ واریز با مبلغ ثبت‌شده یکی نیست/)).toBeInTheDocument();
  expect(screen.getByText('۴۰۲۱۸۸۷۳۱')).toBeInTheDocument();
});

it('shows the amount that was confirmed, and says that it is not the one that was written down', async () => {
  const row = async () => (await screen.findByText('۸۸۱۲۰۰۳۵')).closest('tr');
  show();
  expect(await row()).toHaveTextContent(/مبلغ رسیده با مبلغ ثبت‌شده \(۵٬۰۰۰٬۰۰۰ ریال\) یکی نیست.*۴٬۹۰۰٬۰۰۰.*۴٬۴۱۰٬۰۰۰/);
});

it('shows the end of the card that it came from, where that was written down', async () => {
  show();
  expect(await screen.findAllByText(/از کارت/)).toHaveLength(1);
  expect((await screen.findByText('۸۸۱۲۰۰۳۵')).closest('tr')).toHaveTextContent(/از کارت •••• ۰۰۰۶/);
});

it('leads to writing one down', async () => {
  show();
  expect(await screen.findByRole('link', { name: 'ثبت واریز' })).toHaveAttribute('href', '/wallet/deposits/new');
});

it('narrows the list to what the address says', async () => {
  show('/wallet/deposits?state=waiting');
  await screen.findByText('در انتظار تأیید');
  const asked = network.seen.find(({ operation }) => operation === 'POST /deposit/list');
  expect(asked?.body).toEqual({ page: 1, limit: 10, filters: { state: 'waiting' } });
});
