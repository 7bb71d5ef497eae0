import { screen, waitFor } from '@testing-library/react';
import { fakeNetwork, renderScreen, type FakeNetwork } from '@peyk/shared-testing-web';
import { NO_OFFERS } from '../../testing/sample-offers';
import { METHODS } from '../../testing/sample-payments';
import CreditScreen from './credit-screen';

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork({
    ...NO_OFFERS,
    'GET /payment_method_list': { data: METHODS },
    'GET /payment/generate-url': { status: 503 },
  });
});
afterEach(() => {
  network.restore();
  localStorage.clear();
});

const show = () => renderScreen(<CreditScreen />, { at: '/wallet/credit', path: '/wallet/credit' });
const started = () => network.seen.filter(({ operation }) => operation === 'GET /payment/generate-url');

it('says the amount in words and toman, and what the tax adds, before anything is asked for', async () => {
  const { user } = show();
  await user.type(await screen.findByLabelText(/مبلغ افزایش اعتبار/), '۵۰۰۰۰۰۰');
  expect(screen.getByText('پنج میلیون ریال، برابر ۵۰۰٬۰۰۰ تومان')).toBeInTheDocument();
  expect(screen.getByText('۵٬۵۰۰٬۰۰۰')).toBeInTheDocument();
  expect(started()).toEqual([]);
});

it.each(['999999', '900000010', '1000005'])('does not begin a payment of %s rial', async (amount) => {
  const { user } = show();
  await user.type(await screen.findByLabelText(/مبلغ افزایش اعتبار/), amount);
  await user.click(screen.getByRole('button', { name: 'رفتن به درگاه بانک' }));
  expect(await screen.findByText(/لطفاً مبلغی از/)).toBeInTheDocument();
  expect(started()).toEqual([]);
});

it('asks for the address once, however the gateway answers', async () => {
  const { user } = show();
  await user.type(await screen.findByLabelText(/مبلغ افزایش اعتبار/), '5000000');
  await user.click(screen.getByRole('button', { name: 'رفتن به درگاه بانک' }));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(started()).toHaveLength(1);
});

it('goes to the gateway that was chosen', async () => {
  const { user } = show();
  await user.type(await screen.findByLabelText(/مبلغ افزایش اعتبار/), '5000000');
  expect(screen.getByRole('radio', { name: 'زرین‌پال' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'زیبال' }));
  await user.click(screen.getByRole('button', { name: 'رفتن به درگاه بانک' }));
  await waitFor(() => expect(started().map(({ url }) => url.searchParams.get('gateway'))).toEqual(['zibal']));
});

it.each([
  { written: '  بابت مهرماه ', sent: 'بابت مهرماه' },
  { written: '   ', sent: null },
])('sends a description only where there is one: "$written"', async ({ written, sent }) => {
  const { user } = show();
  await user.type(await screen.findByLabelText(/مبلغ افزایش اعتبار/), '5000000');
  await user.type(screen.getByLabelText('شرح (اختیاری)'), written);
  await user.click(screen.getByRole('button', { name: 'رفتن به درگاه بانک' }));
  await waitFor(() => expect(started().map(({ url }) => url.searchParams.get('description'))).toEqual([sent]));
});

it('asks for no description where it would not reach the gateway, and sends none', async () => {
  const { user } = show();
  await user.type(await screen.findByLabelText(/مبلغ افزایش اعتبار/), '5000000');
  await user.click(screen.getByLabelText('شرح (اختیاری)'));
  await user.paste('ش'.repeat(201));
  await user.click(screen.getByRole('radio', { name: 'سامان (سپ)' }));
  expect(screen.queryByLabelText('شرح (اختیاری)')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'رفتن به درگاه بانک' }));
  await waitFor(() => expect(started()).toHaveLength(1));
  expect(Object.fromEntries(started()[0]?.url.searchParams ?? [])).toMatchObject({ gateway: 'sep' });
  expect(started()[0]?.url.searchParams.has('description')).toBe(false);
});

it('says so where the description is too long, and begins no payment', async () => {
  const { user } = show();
  await user.type(await screen.findByLabelText(/مبلغ افزایش اعتبار/), '5000000');
  await user.click(screen.getByLabelText('شرح (اختیاری)'));
  await user.paste('ش'.repeat(201));
  await user.click(screen.getByRole('button', { name: 'رفتن به درگاه بانک' }));
  await waitFor(() => expect(screen.getByLabelText('شرح (اختیاری)')).toBeInvalid());
  expect(started()).toEqual([]);
});

it('offers no choice where there is one gateway', async () => {
  network.answer({ 'GET /payment_method_list': { data: { ...METHODS, gateways: METHODS.gateways.slice(0, 1) } } });
  show();
  expect(await screen.findByLabelText(/مبلغ افزایش اعتبار/)).toBeInTheDocument();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

it('says so where the installation has no gateway', async () => {
  network.answer({ 'GET /payment_method_list': { data: { ...METHODS, gateways: [] } } });
  show();
  expect(await screen.findByText('درگاه پرداخت راه‌اندازی نشده است')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'رفتن به درگاه بانک' })).not.toBeInTheDocument();
});
