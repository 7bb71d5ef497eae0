import { screen, waitFor, within } from '@testing-library/react';
import { exampleOf, fakeNetwork, neverAnswers, renderScreen, type FakeNetwork } from '@peyk/shared-testing-web';
import { messages } from '../../messages';
import { FINISHED_DETAILS, RUNNING_DETAILS, onePage } from '../../testing/sample-sends';
import SendScreen from './send-screen';

let network: FakeNetwork;
afterEach(() => network.restore());

/** The report of a send of which the API says these things. */
function show(send: object) {
  network = fakeNetwork({
    'GET /report/by_bulk': { data: send },
    'GET /report/bulk_stats': { data: { language: 'fa', operators: [] } },
    'POST /report/recipients': onePage([]),
    'GET /credit': { data: { credit: '0', held: '0', updated_at: '2026-11-20T08:30:00.000Z' } },
  });
  return renderScreen(<SendScreen />, { at: '/reports/48213', path: '/reports/:id' });
}

const control = { send_id: '48213', state: 10, send_time: null, rate_per_second: null };
const bodyOf = (operation: string) => network.seen.find((call) => call.operation === operation)?.body;

describe('a send that is under way', () => {
  it('is held back and goes on, without a question because both can be undone', async () => {
    const { user } = show(RUNNING_DETAILS);
    network.answer({ 'POST /send/pause': { data: control } });
    const pause = await screen.findByRole('button', { name: 'نگه داشتن' });
    expect(screen.queryByRole('button', { name: 'ادامهٔ ارسال' })).not.toBeInTheDocument();
    network.answer({
      'GET /report/by_bulk': { data: { ...RUNNING_DETAILS, state: 10, can_pause: false, can_resume: true } },
    });
    await user.click(pause);
    expect(await screen.findByRole('button', { name: 'ادامهٔ ارسال' })).toBeInTheDocument();
    expect(bodyOf('POST /send/pause')).toEqual({ send_id: '48213' });
    network.answer({ 'POST /send/resume': { data: { ...control, state: 2 } } });
    await user.click(screen.getByRole('button', { name: 'ادامهٔ ارسال' }));
    await waitFor(() => expect(bodyOf('POST /send/resume')).toEqual({ send_id: '48213' }));
  });

  it('says why it was not held back', async () => {
    const { user } = show(RUNNING_DETAILS);
    network.answer({ 'POST /send/pause': { status: 409, meta: { message: 'این ارسال به پایان رسیده است.' } } });
    await user.click(await screen.findByRole('button', { name: 'نگه داشتن' }));
    expect(await screen.findByText('این ارسال به پایان رسیده است.')).toBeInTheDocument();
  });

  it('is made slower, and the wrong number is not accepted', async () => {
    const { user } = show(RUNNING_DETAILS);
    network.answer({ 'POST /send/set_rate': { data: { ...control, state: 2, rate_per_second: 50 } } });
    await user.click(await screen.findByRole('button', { name: 'بیشتر' }));
    await user.click(await screen.findByRole('menuitem', { name: 'سرعت ارسال' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'سرعت این ارسال' }));
    expect(dialog.getByRole('button', { name: 'ثبت سرعت' })).toBeDisabled();
    await user.type(dialog.getByRole('textbox'), '100001');
    await user.click(dialog.getByRole('button', { name: 'ثبت سرعت' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('۱۰۰٬۰۰۰');
    expect(bodyOf('POST /send/set_rate')).toBeUndefined();
    await user.clear(dialog.getByRole('textbox'));
    await user.type(dialog.getByRole('textbox'), '۵۰');
    await user.click(dialog.getByRole('button', { name: 'ثبت سرعت' }));
    await waitFor(() => expect(bodyOf('POST /send/set_rate')).toEqual({ send_id: '48213', rate_per_second: 50 }));
  });

  it('writes only the limit that was changed: another tab may have changed the other', async () => {
    const own = { own_permitted_hours: { from: 9, to: 17 }, own_max_per_second: 40 };
    const line_limits = { permitted_hours: null, max_per_second: null, ...own };
    const { user } = show({ ...RUNNING_DETAILS, line_limits });
    network.answer({ 'POST /number/set_limits': { data: {} } });
    await user.click(await screen.findByRole('button', { name: 'بیشتر' }));
    await user.click(await screen.findByRole('menuitem', { name: 'ساعت و سرعت این خط' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'ساعت و سرعت ارسال‌های شما از این خط' }));
    expect(dialog.getByRole('button', { name: 'ثبت' })).toBeDisabled();
    await user.clear(dialog.getByRole('textbox'));
    await user.type(dialog.getByRole('textbox'), '20');
    await user.click(dialog.getByRole('button', { name: 'ثبت' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const { from_number: number } = RUNNING_DETAILS;
    expect(bodyOf('POST /number/set_limits')).toEqual({ number, max_per_second: 20 });
  });

  it('tells what limits it, and keeps hours and a rate for all sends from its line', async () => {
    const line_limits = {
      permitted_hours: { from: 8, to: 22 },
      max_per_second: 100,
      own_permitted_hours: null,
      own_max_per_second: 40,
    };
    const { user } = show({ ...RUNNING_DETAILS, rate_per_second: 60, line_limits });
    expect((await screen.findByText('ساعت مجاز خط')).closest('div')).toHaveTextContent('۸ تا ۲۲');
    expect(screen.getByText('بیشترین سرعت شما روی این خط').closest('div')).toHaveTextContent('۴۰ پیامک در ثانیه');
    await user.click(screen.getByRole('button', { name: 'بیشتر' }));
    await user.click(await screen.findByRole('menuitem', { name: 'ساعت و سرعت این خط' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'ساعت و سرعت ارسال‌های شما از این خط' }));
    expect(dialog.getByText('خود خط: ۸ تا ۲۲، بیشترین سرعت ۱۰۰ پیامک در ثانیه')).toBeInTheDocument();
    await user.click(dialog.getByRole('radio', { name: /فقط در این ساعت‌ها/ }));
    const choose = async (field: string, hour: string) => {
      await user.click(dialog.getByRole('combobox', { name: field }));
      await user.click(await screen.findByRole('option', { name: hour }));
    };
    const save = dialog.getByRole('button', { name: 'ثبت' });
    await choose('تا ساعت', '۰۸:۰۰');
    expect(save).toBeDisabled();
    expect(dialog.getByText(/همهٔ شبانه‌روز را می‌گیرند یا هیچ/)).toBeInTheDocument();
    await choose('تا ساعت', '۱۷:۰۰');
    await user.clear(dialog.getByRole('textbox'));
    network.answer({
      'POST /number/set_limits': { status: 409, meta: { message: 'هیچ ساعت مشترکی ندارند.' } },
      // The dialog does not wait for the report behind it.
      'GET /report/by_bulk': neverAnswers,
    });
    await user.click(save);
    expect(await dialog.findByText('هیچ ساعت مشترکی ندارند.')).toBeInTheDocument();
    network.answer({ 'POST /number/set_limits': { data: {} }, 'GET /report/by_bulk': { data: RUNNING_DETAILS } });
    await user.click(save);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(bodyOf('POST /number/set_limits')).toEqual({
      number: RUNNING_DETAILS.from_number,
      permitted_hours: { from: 8, to: 17 },
      max_per_second: null,
    });
    await waitFor(() => expect(screen.queryByText('ساعت مجاز خط')).not.toBeInTheDocument());
  });

  it('offers only what the API offers', async () => {
    const held = { can_pause: false, can_stop: false, can_set_rate: false, line_limits: null };
    const { user } = show({ ...RUNNING_DETAILS, ...held });
    expect(await screen.findByText('نوشتن ارسالی مانند این')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'نگه داشتن' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'بیشتر' }));
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(items).toEqual(['نگه داشتن در پیام‌های آماده', 'ارسال آزمایشی به خودم']);
  });
});

it('is kept as a draft with its line and its options, and says that its recipients are not', async () => {
  const { user } = show({ ...FINISHED_DETAILS, rate_per_second: 40, charity: '0', expires_at: null });
  const [line] = exampleOf('GET /number/numbers').items;
  network.answer({
    'GET /number/numbers': { data: { items: [{ ...line, number: FINISHED_DETAILS.from_number }] } },
    'GET /user/draft/group/list': { data: exampleOf('GET /user/draft/group/list') },
  });
  await user.click(await screen.findByRole('button', { name: 'بیشتر' }));
  await user.click(await screen.findByRole('menuitem', { name: 'نگه داشتن در پیام‌های آماده' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'پیام آمادهٔ تازه' }));
  expect(await dialog.findByText('خط فرستنده، بیشترین سرعت.')).toBeInTheDocument();
  expect(dialog.getByText(/^گیرنده‌ها، زمان ارسال و سقف هفتگی/)).toBeInTheDocument();
  await user.click(dialog.getByRole('combobox', { name: /گروه/ }));
  await user.click(await screen.findByRole('option', { name: /خوشامد/ }));
  await user.click(dialog.getByRole('button', { name: 'ذخیره' }));
  const { from_number, text } = FINISHED_DETAILS;
  await waitFor(() =>
    expect(bodyOf('POST /user/draft/create')).toEqual({
      group_id: '1',
      text,
      settings: { sending_type: 'quick', from_number, rate_per_second: 40 },
    }),
  );
});

describe('a test to oneself', () => {
  async function ask(send: object) {
    const { user, address } = show(send);
    await user.click(await screen.findByRole('button', { name: 'بیشتر' }));
    await user.click(await screen.findByRole('menuitem', { name: 'ارسال آزمایشی به خودم' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'این پیام به موبایل خودتان فرستاده شود؟' }));
    expect(dialog.getByText('شمارهٔ شما')).toBeInTheDocument();
    // A hasty Enter spends nothing.
    expect(dialog.getByRole('button', { name: 'انصراف' })).toHaveFocus();
    return { user, address, send: () => user.click(dialog.getByRole('button', { name: 'فرستاده شود' })) };
  }
  const calls = () => network.seen.filter(({ operation }) => operation === 'POST /send/test');

  it('takes the text and the line of the send, says why it was refused, and sends once however often it is asked', async () => {
    const { user, address, send } = await ask(FINISHED_DETAILS);
    network.answer({ 'POST /send/test': { status: 402, meta: { message: 'اعتبار کافی نیست.' } } });
    await send();
    expect(await screen.findByText('اعتبار کافی نیست.')).toBeInTheDocument();
    network.answer({ 'POST /send/test': { data: { send_id: '48301', state: 0 } } });
    await send();
    await user.click(await screen.findByRole('link', { name: 'دیدن گزارش آن' }));
    expect(address()).toBe('/reports/48301');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls().map(({ body }) => body)).toEqual(
      Array(2).fill({ from_number: FINISHED_DETAILS.from_number, message: FINISHED_DETAILS.text }),
    );
    const [first, second] = calls().map(({ headers }) => headers.get('Idempotency-Key'));
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
  });

  it('is not offered for a login code', async () => {
    show({ ...FINISHED_DETAILS, type: 'verification', resendable_count: 0, line_limits: null });
    expect(await screen.findByText('کد ورود')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'بیشتر' })).not.toBeInTheDocument();
  });
});

describe('a scheduled send', () => {
  const scheduled = {
    ...RUNNING_DETAILS,
    state: 11,
    send_time: '2026-12-01T06:30:00.000Z',
    can_reschedule: true,
    can_set_rate: false,
  };

  it('says when it leaves, and is cancelled rather than stopped', async () => {
    show(scheduled);
    expect(await screen.findByRole('button', { name: 'توقف ارسال' })).toBeInTheDocument();
    expect(screen.getByText('زمان ارسال')).toBeInTheDocument();
    // In the calendar and on the clock of Tehran.
    expect(screen.getByText('۱۴۰۵/۰۹/۱۰ ۱۰:۰۰')).toBeInTheDocument();
  });

  async function openReschedule() {
    const { user } = show(scheduled);
    network.answer({ 'POST /send/reschedule': { data: control } });
    await user.click(await screen.findByRole('button', { name: 'بیشتر' }));
    await user.click(await screen.findByRole('menuitem', { name: 'تغییر زمان ارسال' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'تغییر زمان ارسال' }));
    const field = dialog.getByLabelText(/زمان ارسال/);
    const write = async (text: string) => {
      await user.clear(field);
      await user.type(field, text);
    };
    return { user, field, write, save: dialog.getByRole('button', { name: 'ثبت زمان' }) };
  }

  it('gets another time', async () => {
    const { user, write, save } = await openReschedule();
    expect(save).toBeDisabled();
    await write('140612011030');
    await user.click(save);
    await waitFor(() =>
      expect(bodyOf('POST /send/reschedule')).toEqual({ send_id: '48213', send_time: '2028-02-20T07:00:00.000Z' }),
    );
  });

  it('does not get the time before of one that was typed and is none, until that was seen', async () => {
    const { user, field, write, save } = await openReschedule();
    await write('140612011030');
    await user.tab();
    await user.type(field, '{Backspace>10}301');
    await user.click(save);
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveAccessibleDescription(/مقدار قبلی برگردانده شد/);
    expect(bodyOf('POST /send/reschedule')).toBeUndefined();
    await user.click(save);
    await waitFor(() => expect(bodyOf('POST /send/reschedule')).toBeDefined());
  });
});

describe('a finished send', () => {
  it('goes again to whom it has not reached, after a question with their number, and leads to the new one', async () => {
    const { user, address } = show({ ...FINISHED_DETAILS, id: '48213', resendable_count: 12 });
    network.answer({ 'POST /send/resend_failed': { data: { send_id: '48300', state: 0 } } });
    await user.click(await screen.findByRole('button', { name: 'ارسال به نرسیده‌ها' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('۱۲')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'فرستاده شود' }));
    await waitFor(() => expect(address()).toBe('/reports/48300'));
    const call = network.seen.find(({ operation }) => operation === 'POST /send/resend_failed');
    expect(call?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/);
  });

  it('has nobody to go to again when all were reached', async () => {
    show({ ...FINISHED_DETAILS, id: '48213', resendable_count: 0 });
    expect(await screen.findByText('نوشتن ارسالی مانند این')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'ارسال به نرسیده‌ها' })).not.toBeInTheDocument();
  });
});

it('is not sent again, copied or kept by who may not read its text', async () => {
  show({ ...FINISHED_DETAILS, text: '', summary: '', resendable_count: 3 });
  expect(await screen.findByText(messages.send.details)).toBeInTheDocument();
  for (const name of [messages.resend.button, messages.send.again]) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
  }
});
