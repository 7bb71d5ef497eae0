import { screen } from '@testing-library/react';
import { fakeNetwork, renderScreen, type FakeNetwork } from '@peyk/shared-testing-web';
import { PAYMENT } from '../../testing/sample-payments';
import PaymentResultScreen from './payment-result-screen';

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork({ 'POST /payment/check': { data: PAYMENT } });
});
afterEach(() => network.restore());

const show = (search = '?payment=1024') =>
  renderScreen(<PaymentResultScreen />, { at: `/wallet/payment-result${search}`, path: '/wallet/payment-result' });
const unpaid = { tracking_code: null, card: null, settled_at: null };

it('shows the tracking code of what was credited', async () => {
  show();
  expect(await screen.findByText('پرداخت شما انجام شد')).toBeInTheDocument();
  expect(screen.getByText('۱۵۸۳۴۸۵')).toBeInTheDocument();
});

it('does not believe the address', async () => {
  network.answer({ 'POST /payment/check': { data: { ...PAYMENT, ...unpaid, state: 'failed' } } });
  show('?payment=1024&Status=OK&success=1');
  expect(await screen.findByText('پرداخت انجام نشد')).toBeInTheDocument();
  expect(screen.getByText(/تا ۷۲ ساعت/)).toBeInTheDocument();
});

it('watches what is not known until it is', async () => {
  network.answer({ 'POST /payment/check': { data: { ...PAYMENT, ...unpaid, state: 'waiting' } } });
  show();
  expect(await screen.findByText('در انتظار پاسخ بانک هستیم')).toBeInTheDocument();
  network.answer({ 'POST /payment/check': { data: PAYMENT } });
  expect(await screen.findByText('پرداخت شما انجام شد')).toBeInTheDocument();
});

it.each(['', '?payment=x', '?payment=-1'])('asks nothing for an address with "%s"', async (search) => {
  show(search);
  expect(await screen.findByText('پرداختی در این نشانی نیست')).toBeInTheDocument();
  expect(network.seen).toEqual([]);
});
