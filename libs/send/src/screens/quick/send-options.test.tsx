import { screen, waitFor, within } from '@testing-library/react';
import { fakeNetwork, renderScreen, type FakeNetwork } from '@peyk/shared-testing-web';
import QuickScreen from './quick-screen';

const quote = {
  quote_id: '77',
  expires_at: '2026-11-20T09:00:00.000Z',
  reachable_count: 1,
  excluded: { invalid: 0, duplicate: 0, blacklisted: 0, opted_out: 0 },
  by_operator: [{ operator: 'rightel', count: 1, unit_price: '1503', total: '1503' }],
  subtotal: '1503',
  charity: '0',
  total: '1503',
  credit: '90000',
  enough_credit: true,
};
const line = {
  id: '1',
  number: '20001405',
  title: 'خط نمونه',
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

let network: FakeNetwork;
beforeEach(() => {
  sessionStorage.clear();
  network = fakeNetwork({
    'GET /number/numbers': { data: { items: [line] } },
    'POST /send/calculate-price': {
      data: { parts: 1, encoding: 'ucs2', final_text: 'سلام', mci_price: '1370', other_price: '1503', quote },
    },
    'POST /send': { data: { send_id: '12', state: 11 } },
    'POST /send/test': { data: { send_id: '13', state: 0 } },
    'GET /credit': { data: { credit: '90000', held: '0', updated_at: '2026-11-20T08:30:00.000Z' } },
  });
});
afterEach(() => network.restore());

/** Without a person the form would wait for one, three seconds in every test. */
const session = {
  token: 't'.repeat(40),
  user: { name: 'نمونه', userName: 'demo', impersonated: false, isOwner: true, permissions: [] },
  isLoading: false,
};

async function writeAndOpen() {
  const shown = renderScreen(<QuickScreen />, { at: '/send-sms/quick', path: '/send-sms/quick', state: { session } });
  await shown.user.type(await screen.findByLabelText('متن پیام'), 'سلام');
  await shown.user.type(screen.getByLabelText('گیرنده‌ها'), '09240000001{Enter}');
  await shown.user.click(screen.getByRole('button', { name: 'گزینه‌های ارسال' }));
  await screen.findByRole('textbox', { name: /مهلت ارسال/ });
  return shown;
}

it('sends with the rate and the expiry that were asked for', async () => {
  const { user, address } = await writeAndOpen();
  await user.type(screen.getByRole('textbox', { name: /بیشترین سرعت/ }), '۵۰');
  await user.type(screen.getByRole('textbox', { name: /مهلت ارسال/ }), '۶۰');
  await user.click(screen.getByRole('button', { name: 'بررسی و ارسال' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('۵۰ پیامک در ثانیه')).toBeInTheDocument();
  expect(dialog.getByText('۶۰ دقیقه')).toBeInTheDocument();
  const send = dialog.getByRole('button', { name: 'ارسال' });
  await waitFor(() => expect(send).toBeEnabled());
  await user.click(send);
  await waitFor(() => expect(address()).toBe('/send-sms/success-send/12'));
  const { body } = network.seen.find(({ operation }) => operation === 'POST /send') ?? {};
  expect(body).toMatchObject({ rate_per_second: 50, validity_minutes: 60 });
  expect(body).not.toHaveProperty('send_time');
});

/** The sentence at the field; the calendar repeats it for the eye. */
const findRefusal = () => screen.findByText(/لطفاً تاریخ دیگری وارد کنید/, { selector: '[role="status"]' });

it.each(['1404/01/01 10:00', '99/99/99'])(
  'gives %s up, which is no time ahead, and does not take the press that ended the typing for a send at once',
  async (typed) => {
    const { user } = await writeAndOpen();
    const time = screen.getByRole('combobox', { name: 'زمان ارسال' });
    const review = screen.getByRole('button', { name: 'بررسی و ارسال' });
    await user.click(time);
    await user.paste(typed);
    await user.click(review);
    await findRefusal();
    await waitFor(() => expect(time).toHaveFocus());
    expect(time).toHaveValue('');
    expect(screen.queryByRole('dialog', { name: 'این پیام ارسال شود؟' })).not.toBeInTheDocument();
    await user.click(review);
    const dialog = await screen.findByRole('dialog', { name: 'این پیام ارسال شود؟' });
    expect((await within(dialog).findByText('زمان ارسال')).closest('div')).toHaveTextContent('همین حالا');
  },
);

it('takes a typed time that is good after one that was not, and says it before the send leaves', async () => {
  const { user } = await writeAndOpen();
  const time = screen.getByRole('combobox', { name: 'زمان ارسال' });
  await user.click(time);
  await user.paste('99/99/99');
  await user.click(screen.getByRole('button', { name: 'بررسی و ارسال' }));
  await findRefusal();
  await user.clear(time);
  // All at once: a date alone would be read while the rest is still being typed.
  await user.paste('1499/01/01 10:00');
  await user.click(screen.getByRole('button', { name: 'بررسی و ارسال' }));
  const dialog = await screen.findByRole('dialog', { name: 'این پیام ارسال شود؟' });
  expect((await within(dialog).findByText('زمان ارسال')).closest('div')).toHaveTextContent('۱۴۹۹/۰۱/۰۱ ۱۰:۰۰');
});

it('clears a refused time together with everything else', async () => {
  const { user } = await writeAndOpen();
  await user.click(screen.getByRole('combobox', { name: 'زمان ارسال' }));
  await user.paste('99/99/99');
  // The calendar has a button of that name, too.
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'پاک کردن' }));
  await user.click(screen.getByRole('button', { name: 'گزینه‌های ارسال' }));
  expect(await screen.findByRole('combobox', { name: 'زمان ارسال' })).toHaveValue('');
});

it('does not go on with an expiry that is too short', async () => {
  const { user } = await writeAndOpen();
  await user.type(screen.getByRole('textbox', { name: /مهلت ارسال/ }), '4');
  await user.click(screen.getByRole('button', { name: 'بررسی و ارسال' }));
  expect(await screen.findByText(/عددی از ۵ دقیقه/)).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('textbox', { name: /مهلت ارسال/ })).toHaveFocus());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('sends a test to one’s own number and leads to its report, or says why not', async () => {
  const { user } = await writeAndOpen();
  await user.click(screen.getByRole('button', { name: 'ارسال آزمایشی به شمارهٔ خودم' }));
  expect(await screen.findByRole('link', { name: 'دیدن گزارش آن' })).toHaveAttribute('href', '/reports/13');
  const call = network.seen.find(({ operation }) => operation === 'POST /send/test');
  expect(call?.body).toEqual({ from_number: '20001405', message: 'سلام' });
  network.answer({ 'POST /send/test': { status: 429, meta: { message: 'کمی صبر کنید.' } } });
  await user.click(screen.getByRole('button', { name: 'ارسال آزمایشی به شمارهٔ خودم' }));
  expect(await screen.findByText('کمی صبر کنید.')).toBeInTheDocument();
});

it('keeps the options in sight while something stands in them, and when it is taken out again', async () => {
  const { user } = await writeAndOpen();
  const toggle = screen.getByRole('button', { name: 'گزینه‌های ارسال' });
  const rate = screen.getByRole('textbox', { name: /بیشترین سرعت/ });
  await user.type(rate, '5');
  expect(toggle).toBeDisabled();
  await user.clear(rate);
  expect(rate).toBeInTheDocument();
  await user.click(toggle);
  expect(rate).not.toBeInTheDocument();
});

it('asks the price and the send with the weekly limit, for the same time, and says it before the send leaves', async () => {
  const { user, address } = await writeAndOpen();
  await user.type(screen.getByRole('textbox', { name: /سقف هفتگی/ }), '3');
  await user.click(screen.getByRole('button', { name: 'بررسی و ارسال' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('۳ پیامک در هفته')).toBeInTheDocument();
  const send = dialog.getByRole('button', { name: 'ارسال' });
  await waitFor(() => expect(send).toBeEnabled());
  await user.click(send);
  await waitFor(() => expect(address()).toBe('/send-sms/success-send/12'));
  const bodiesOf = (operation: string) => network.seen.filter((one) => one.operation === operation);
  expect(bodiesOf('POST /send/calculate-price').at(-1)?.body).toMatchObject({ weekly_limit: 3 });
  expect(bodiesOf('POST /send')[0]?.body).toMatchObject({ weekly_limit: 3 });
});

it('does not go on with a weekly limit that is too high', async () => {
  const { user } = await writeAndOpen();
  await user.type(screen.getByRole('textbox', { name: /سقف هفتگی/ }), '51');
  await user.click(screen.getByRole('button', { name: 'بررسی و ارسال' }));
  expect(await screen.findByText('عددی از ۱ تا ۵۰ بنویسید.')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
