import { screen, waitFor, within } from '@testing-library/react';
import { fakeNetwork, renderScreen, type FakeNetwork } from '@peyk/shared-testing-web';
import { GIFT, NO_OFFERS, OFFERS } from '../../testing/sample-offers';
import { METHODS } from '../../testing/sample-payments';
import CreditScreen from './credit-screen';

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork({
    ...OFFERS,
    'GET /payment_method_list': { data: METHODS },
    'POST /charge-packages/select': { status: 409 },
    'POST /gift-charge/take': { data: { ...GIFT, can_take: false, taken_at: '2026-11-20T08:30:00.000Z' } },
  });
});
afterEach(() => network.restore());

const show = () => renderScreen(<CreditScreen />, { at: '/wallet/credit', path: '/wallet/credit' });
const seen = (operation: string) => network.seen.filter((request) => request.operation === operation);

it('takes a gift once, however often it is pressed, and says what came', async () => {
  const { user } = show();
  await user.dblClick(await screen.findByRole('button', { name: 'گرفتن هدیهٔ خوش‌آمد' }));
  expect(await screen.findByText('هدیهٔ خوش‌آمد: ۵۰۰٬۰۰۰ ریال به اعتبار شما افزوده شد.')).toBeInTheDocument();
  expect(seen('POST /gift-charge/take')).toHaveLength(1);
});

it('says for whom a gift is, and when none is left', async () => {
  const paid = { ...GIFT, id: '8', title: 'هدیهٔ مشتریان', can_take: false, needs_paid: '50000000' };
  const gone = { ...GIFT, id: '9', title: 'هدیهٔ عید', can_take: false, left_count: 0 };
  network.answer({ 'GET /gift-charge/packages': { data: { items: [paid, gone] } } });
  show();
  expect(await screen.findByText(/دست‌کم ۵۰٬۰۰۰٬۰۰۰ ریال پرداخته‌اند/)).toBeInTheDocument();
  expect(screen.getByText('همهٔ این هدیه‌ها گرفته شده است.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'گرفتن هدیهٔ مشتریان' })).toBeDisabled();
});

it('pays a package as it was shown, and says so when it has changed since', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'خرید بستهٔ نقره‌ای' }));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  const [asked, ...more] = seen('POST /charge-packages/select');
  expect(more).toEqual([]);
  expect(asked?.body).toMatchObject({ package_id: '2', amount: '20000000', bonus: '1000000', gateway: 'zarinpal' });
});

it('shows what a promotion gives before anything is paid', async () => {
  const { user } = show();
  expect(await screen.findByText(/۳ درصد هدیه برای پرداخت‌های از ۱۰٬۰۰۰٬۰۰۰ ریال به بالا/)).toBeInTheDocument();
  await user.type(await screen.findByLabelText(/مبلغ افزایش اعتبار/), '20000000');
  const fact = screen.getByText('هدیهٔ این پرداخت').closest('div');
  if (!fact) throw new Error('There is no fact about the bonus.');
  expect(within(fact).getByText('۶۰۰٬۰۰۰')).toBeInTheDocument();
});

it('has nothing of it where the installation offers nothing', async () => {
  network.answer(NO_OFFERS);
  show();
  expect(await screen.findByLabelText(/مبلغ افزایش اعتبار/)).toBeInTheDocument();
  await waitFor(() => expect(seen('GET /gift-charge/packages')).toHaveLength(1));
  expect(screen.queryByText('بسته‌های شارژ')).not.toBeInTheDocument();
  expect(screen.queryByText('هدیهٔ اعتبار')).not.toBeInTheDocument();
});
