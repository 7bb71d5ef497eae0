import { screen, waitFor } from '@testing-library/react';
import { fakeNetwork, renderScreen, type FakeNetwork } from '@peyk/shared-testing-web';
import { METHODS } from '../../testing/sample-payments';
import { EVERYTHING, SERVICES, TEXTS, WALLET } from '../../testing/sample-plans';
import PlansScreen from './plans-screen';

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork({
    'GET /panel/plans': { data: { items: [TEXTS, EVERYTHING], services: SERVICES } },
    'GET /credit': { data: WALLET },
    'GET /payment_method_list': { data: METHODS },
    'POST /panel/plans/buy': { data: { ...TEXTS, is_held: true, held_until: '2027-11-20T08:30:00.000Z' } },
    'POST /panel/plans/pay': { status: 503 },
  });
});
afterEach(() => network.restore());

const show = () => renderScreen(<PlansScreen />, { at: '/plans', path: '/plans' });
const seen = (operation: string) => network.seen.filter((request) => request.operation === operation);

it('buys from the wallet at the price that is shown, after saying what is left', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'خرید طرح متن‌های شخصی' }));
  expect(await screen.findByText('۷٬۰۰۰٬۰۰۰')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'خرید از کیف پول' }));
  expect(await screen.findByText('«طرح متن‌های شخصی» برای شما فعال شد.')).toBeInTheDocument();
  expect(seen('POST /panel/plans/buy').map(({ body }) => body)).toEqual([{ plan_id: '1', price: '5000000' }]);
});

it('leads to the bank where the wallet has too little', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'خرید طرح حرفه‌ای' }));
  expect(await screen.findByText(/اعتبار کیف پول برای این طرح کافی نیست/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'خرید از کیف پول' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'پرداخت از درگاه بانک' }));
  await waitFor(() => expect(seen('POST /panel/plans/pay')).toHaveLength(1));
  expect(seen('POST /panel/plans/pay')[0]?.body).toMatchObject({ plan_id: '2', price: '20000000' });
  expect(seen('POST /panel/plans/buy')).toEqual([]);
});

it('offers no plan again that the account has without end, and says until when it has another', async () => {
  const held = { ...TEXTS, is_held: true, held_until: '2027-11-20T08:30:00.000Z' };
  const items = [held, { ...EVERYTHING, is_held: true }];
  network.answer({ 'GET /panel/plans': { data: { items, services: SERVICES } } });
  show();
  expect(await screen.findByRole('button', { name: 'تمدید طرح متن‌های شخصی' })).toBeInTheDocument();
  expect(screen.getByText(/۱۴۰۶\/۰۸\/۲۹/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /طرح حرفه‌ای/ })).not.toBeInTheDocument();
});

it('says so where nothing is sold', async () => {
  network.answer({ 'GET /panel/plans': { data: { items: [], services: [] } } });
  show();
  expect(await screen.findByText('همهٔ سرویس‌ها باز است')).toBeInTheDocument();
});
