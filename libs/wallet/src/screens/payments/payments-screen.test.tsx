import { screen } from '@testing-library/react';
import { fakeNetwork, renderScreen, setViewport, type FakeNetwork } from '@peyk/shared-testing-web';
import { PAYMENT } from '../../testing/sample-payments';
import PaymentsScreen from './payments-screen';

const [LIST, PATH] = ['POST /report/payment/new', '/wallet/payments'];
const FAILED = { ...PAYMENT, id: '1025', state: 'failed', tracking_code: null, card: null, settled_at: null };

let network: FakeNetwork;
beforeEach(() => {
  setViewport(1280);
  const paging = { page: 1, limit: 10, total: 2 };
  network = fakeNetwork({ [LIST]: { data: { items: [FAILED, PAYMENT], paging } } });
});
afterEach(() => {
  network.restore();
  localStorage.clear();
});

const show = (at = PATH) => renderScreen(<PaymentsScreen />, { at, path: PATH });

it('lists what failed beside what was paid, and leads to the receipt of each', async () => {
  show();
  expect(await screen.findByText('ناموفق')).toBeInTheDocument();
  expect(screen.getByText('موفق')).toBeInTheDocument();
  expect(screen.getByText('۱۵۸۳۴۸۵')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '۱۰۲۵' })).toHaveAttribute('href', '/wallet/payment-result?payment=1025');
});

it('narrows the list to what the address says', async () => {
  show(`${PATH}?state=failed`);
  await screen.findByText('ناموفق');
  const asked = network.seen.find(({ operation }) => operation === LIST);
  expect(asked?.body).toEqual({ page: 1, limit: 10, filters: { state: 'failed' } });
});
