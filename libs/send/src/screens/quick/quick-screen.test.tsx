import { screen, waitFor, within } from '@testing-library/react';
import {
  fakeNetwork,
  renderScreen,
  type FakeAnswer,
  type FakeNetwork,
  type SeenRequest,
} from '@peyk/shared-testing-web';
import type { Quote } from '../../model/types';
import QuickScreen from './quick-screen';

const line = {
  id: '1',
  number: '20001405',
  title: 'خط خدماتی',
  family: '2000',
  advertising: false,
  multipart_chars: 67,
  is_default: true,
  active: true,
  permitted_hours: null,
  max_per_second: null,
  own_permitted_hours: null,
  own_max_per_second: null,
};
const quote: Quote = {
  quote_id: '77',
  expires_at: '2026-11-20T08:30:00.000Z',
  reachable_count: 1,
  excluded: { invalid: 0, duplicate: 0, blacklisted: 0, opted_out: 0 },
  by_operator: [{ operator: 'rightel', count: 1, unit_price: '1503', total: '1503' }],
  subtotal: '1503',
  charity: '0',
  total: '1503',
  credit: '10000',
  enough_credit: true,
};

function price(found: Quote): (request: SeenRequest) => FakeAnswer {
  return ({ body }) => ({
    data: {
      parts: 1,
      encoding: 'ucs2',
      final_text: 'سلام',
      mci_price: '1370',
      other_price: '1503',
      quote: typeof body === 'object' && body !== null && 'recipients' in body ? found : null,
    },
  });
}

let network: FakeNetwork;

beforeEach(() => {
  sessionStorage.clear();
  network = fakeNetwork({
    'GET /number/numbers': { data: { items: [line] } },
    'POST /send/calculate-price': price(quote),
    'POST /send': { data: { send_id: '12', state: 0 } },
  });
});
afterEach(() => network.restore());

const member = {
  token: 't'.repeat(40),
  user: { name: 'نمونه', userName: 'demo', impersonated: false, isOwner: true, permissions: [] },
  isLoading: false,
};
const show = (userName = 'demo') =>
  renderScreen(<QuickScreen />, {
    at: '/send-sms/quick',
    path: '/send-sms/quick',
    state: { session: { ...member, user: { ...member.user, userName } } },
  });
const sends = () => network.seen.filter(({ operation }) => operation === 'POST /send');

async function compose({ user }: ReturnType<typeof show>) {
  await user.type(await screen.findByLabelText('متن پیام'), 'سلام');
  await user.type(screen.getByLabelText('گیرنده‌ها'), '09240000001{Enter}');
}

async function confirm({ user }: ReturnType<typeof show>) {
  await user.click(screen.getByRole('button', { name: 'بررسی و ارسال' }));
  const send = within(await screen.findByRole('dialog')).getByRole('button', { name: 'ارسال' });
  await waitFor(() => expect(send).toBeEnabled());
  await user.click(send);
}

it('says before sending that the variables of a text stay as they are', async () => {
  const { user } = show();
  await user.click(await screen.findByLabelText('متن پیام'));
  await user.paste('سلام {{name}}');
  expect(await screen.findByText(/به همین شکل فرستاده می‌شود/)).toHaveTextContent('{{name}}');
});

it('says before a send is refused that the account may not send now, and keeps what is written', async () => {
  network.answer({ 'GET /check_token': { data: { account_state: 'blocked', send_block: true } } });
  const shown = show();
  await compose(shown);
  expect(await screen.findByText(/اکنون پذیرفته نمی‌شود/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'بررسی و ارسال' })).toBeDisabled();
  expect(screen.getByLabelText('متن پیام')).toHaveValue('سلام');
});

it('sends what was written at the price that was shown, and leads to the success page', async () => {
  const shown = show();
  await compose(shown);
  await confirm(shown);
  await waitFor(() => expect(shown.address()).toBe('/send-sms/success-send/12'));
  expect(sends()[0]?.body).toEqual({
    sending_type: 'quick',
    from_number: '20001405',
    message: 'سلام',
    params: { recipients: ['989240000001'] },
    charity: false,
    quote_id: '77',
  });
  expect(sessionStorage.getItem('peyk-composition')).toBeNull();
});

it('shows the price of one recipient while there is only a text', async () => {
  const { user } = show();
  await user.type(await screen.findByLabelText('متن پیام'), 'سلام');
  expect(await screen.findByText('۱٬۳۷۰')).toBeInTheDocument();
  expect(screen.getByText('گیرنده بیفزایید تا هزینهٔ کل را ببینید.')).toBeInTheDocument();
});

it('repeats a lost attempt with the same key', async () => {
  network.answer({ 'POST /send': { status: 502 } });
  const shown = show();
  await compose(shown);
  await confirm(shown);
  expect(await screen.findByText(/پیام دو بار فرستاده نمی‌شود/)).toBeInTheDocument();
  network.answer({ 'POST /send': { data: { send_id: '12', state: 0 } } });
  await shown.user.click(screen.getByRole('button', { name: 'تلاش دوباره' }));
  await waitFor(() => expect(shown.address()).toBe('/send-sms/success-send/12'));
  expect(keys()).toHaveLength(2);
  expect(keys()[1]).toBe(keys()[0]);
});

const keys = () => sends().map(({ headers }) => headers.get('Idempotency-Key'));

/** The page is loaded anew: everything in memory is gone, the tab's storage stays. */
async function loseAnswerAndReload() {
  network.answer({ 'POST /send': { status: 504 } });
  const before = show();
  await compose(before);
  await confirm(before);
  await screen.findByText(/پیام دو بار فرستاده نمی‌شود/);
  before.unmount();
  // The first attempt was accepted: its quote is used, and what is left of the credit does not reach for another.
  network.answer({
    'POST /send/calculate-price': price({ ...quote, quote_id: '78', enough_credit: false }),
    'POST /send': { data: { send_id: '12', state: 0 } },
  });
  const after = show();
  await screen.findByLabelText('متن پیام');
  return after;
}

it('repeats a lost attempt with the same key and body after a reload', async () => {
  const shown = await loseAnswerAndReload();
  expect(screen.getByText(/پاسخ ارسال این پیام نرسیده/)).toBeInTheDocument();
  await confirm(shown);
  await waitFor(() => expect(shown.address()).toBe('/send-sms/success-send/12'));
  expect(keys()[1]).toBe(keys()[0]);
  expect(sends()[1]?.body).toEqual(sends()[0]?.body);
  expect(sessionStorage.getItem('peyk-attempt')).toBeNull();
});

it('sends a changed message under a new key, and warns that the earlier one may have been accepted', async () => {
  const shown = await loseAnswerAndReload();
  network.answer({ 'POST /send/calculate-price': price({ ...quote, quote_id: '78' }) });
  await shown.user.type(screen.getByLabelText('متن پیام'), '!');
  expect(screen.getByText(/پاسخ ارسال قبلی نرسیده/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'دیدن گزارش‌ها' })).toHaveAttribute('href', '/reports');
  await confirm(shown);
  await waitFor(() => expect(shown.address()).toBe('/send-sms/success-send/12'));
  expect(keys()[1]).not.toBe(keys()[0]);
  expect(sends()[1]?.body).toMatchObject({ message: 'سلام!', quote_id: '78' });
});

it('warns no longer when the person has looked', async () => {
  const shown = await loseAnswerAndReload();
  await shown.user.click(screen.getByRole('button', { name: 'پاک کردن' }));
  await shown.user.click(screen.getByRole('button', { name: 'دیدم' }));
  expect(screen.queryByText(/پاسخ ارسال قبلی نرسیده/)).not.toBeInTheDocument();
  expect(sessionStorage.getItem('peyk-attempt')).toBeNull();
});

it('keeps the key while the API is still busy with the first call', async () => {
  network.answer({ 'POST /send': { status: 409, meta: { message_code: '409-3' } } });
  const shown = show();
  await compose(shown);
  await confirm(shown);
  network.answer({ 'POST /send': { data: { send_id: '12', state: 0 } } });
  await shown.user.click(await screen.findByRole('button', { name: 'تلاش دوباره' }));
  await waitFor(() => expect(keys()).toHaveLength(2));
  expect(keys()[1]).toBe(keys()[0]);
});

it('asks for a new price, and for a new agreement, when the quote no longer holds', async () => {
  network.answer({ 'POST /send': { status: 422, meta: { message_code: '422-27' } } });
  const shown = show();
  await compose(shown);
  await confirm(shown);
  expect(await screen.findByText(/هزینهٔ تازه را ببینید/)).toBeInTheDocument();
  const before = network.seen.filter(({ operation }) => operation === 'POST /send/calculate-price').length;
  expect(before).toBeGreaterThan(1);
  expect(shown.address()).toBe('/send-sms/quick');
});

it('asks for no price while there is no text, not even of what would make it Persian', async () => {
  const shown = show();
  await shown.user.type(await screen.findByLabelText('گیرنده‌ها'), '09241234567{Enter}');
  // Longer than the typing must rest.
  await new Promise((resolve) => setTimeout(resolve, 600));
  const asked = network.seen.filter(({ operation }) => operation === 'POST /send/calculate-price');
  expect(asked).toEqual([]);
});

it('brings a refusal to its field, and takes it away when something is changed', async () => {
  network.answer({ 'POST /send': { status: 422, meta: { errors: { message: 'متن پذیرفته نشد.' } } } });
  const shown = show();
  await compose(shown);
  await confirm(shown);
  expect(await screen.findByText('متن پذیرفته نشد.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByLabelText('متن پیام')).toHaveFocus());
  await shown.user.type(screen.getByLabelText('متن پیام'), '!');
  expect(screen.queryByText('متن پذیرفته نشد.')).not.toBeInTheDocument();
});

it('lets nobody agree to a price that the credit does not reach', async () => {
  network.answer({ 'POST /send/calculate-price': price({ ...quote, credit: '1000', enough_credit: false }) });
  const shown = show();
  await compose(shown);
  await shown.user.click(screen.getByRole('button', { name: 'بررسی و ارسال' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/اعتبار کافی نیست/)).toBeInTheDocument();
  expect(dialog.getByRole('link', { name: 'افزایش اعتبار' })).toHaveAttribute('href', '/wallet/credit');
  expect(dialog.getByRole('button', { name: 'ارسال' })).toBeDisabled();
});

it('says what is missing, and keeps what was written for its writer only', async () => {
  const first = show();
  await first.user.click(await screen.findByRole('button', { name: 'بررسی و ارسال' }));
  expect(await screen.findByText('متن پیام را بنویسید.')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('متن پیام')).toHaveFocus());
  expect(screen.getByText('دست‌کم یک شمارهٔ گیرنده بیفزایید.')).toBeInTheDocument();
  await compose(first);
  first.unmount();

  const second = show();
  expect(await screen.findByLabelText('متن پیام')).toHaveValue('سلام');
  second.unmount();

  show('somebody-else');
  expect(await screen.findByLabelText('متن پیام')).toHaveValue('');
});

it('says so when the account has no line', async () => {
  network.answer({ 'GET /number/numbers': { data: { items: [] } } });
  show();
  expect(await screen.findByText('خطی برای ارسال ندارید')).toBeInTheDocument();
});
