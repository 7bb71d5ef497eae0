import { fakeNetwork, renderScreen, type FakeNetwork } from '@peyk/shared-testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { SAMPLE_LINE } from '../../testing/sample-price';
import { SAMPLE_PAUSED, SAMPLE_RECURRING, SAMPLE_RUNS } from '../../testing/sample-recurring';
import EditRecurringScreen from './edit-recurring-screen';
import NewRecurringScreen from './new-recurring-screen';
import RecurringListScreen from './recurring-list-screen';
import RecurringScreen from './recurring-screen';

const pageOf = (items: readonly unknown[]) => ({
  data: { items, paging: { page: 1, limit: 10, total: items.length } },
});
const user = { name: 'نمونه', userName: 'demo', impersonated: false, isOwner: true, permissions: [] };
const state = { session: { token: 't'.repeat(40), user, isLoading: false } };

let network: FakeNetwork;
const answer = (answers: Parameters<typeof fakeNetwork>[0] = {}) => {
  network = fakeNetwork({
    'GET /number/numbers': { data: { items: [SAMPLE_LINE] } },
    'GET /phonebooks': { data: { items: [{ id: '7', title: 'مشتریان', code: null, members_count: 120 }] } },
    'GET /phonebooks/numbers/count': {
      data: { total: 1, reachable: 1, reachable_by_advertising: 1, blacklisted: 0, opted_out: 0, by_operator: [] },
    },
    'POST /send/recurring/list': pageOf([SAMPLE_RECURRING, SAMPLE_PAUSED]),
    'GET /send/recurring/show': { data: SAMPLE_RECURRING },
    'POST /send/recurring/runs': pageOf(SAMPLE_RUNS),
    'POST /send/recurring/create': { data: SAMPLE_RECURRING },
    'POST /send/recurring/update': { data: SAMPLE_RECURRING },
    'POST /send/recurring/pause': { data: { ...SAMPLE_RECURRING, state: 'paused', next_run_at: null } },
    'POST /send/recurring/resume': { data: SAMPLE_RECURRING },
    'POST /send/recurring/delete': { data: null },
    ...answers,
  });
};
afterEach(() => network.restore());

const show = (element: ReactElement) =>
  renderScreen(element, { at: '/send-sms/recurring/5', path: '/send-sms/recurring/:id', state });
const bodiesOf = (operation: string) =>
  network.seen.filter((one) => one.operation === operation).map(({ body }) => body);

describe('a new send that comes again', () => {
  it('shows its next five times, and goes to birthdays of all contacts', async () => {
    answer();
    const shown = show(<NewRecurringScreen />);
    const times = await screen.findByRole('status', { name: 'پنج نوبت بعدی' });
    await waitFor(() => expect(within(times).getAllByRole('listitem')).toHaveLength(5));
    await shown.user.click(screen.getByRole('radio', { name: 'تولد مخاطبان' }));
    await shown.user.type(screen.getByLabelText(/متن پیام/), 'زادروزتان خجسته');
    await shown.user.click(screen.getByRole('button', { name: 'ثبت ارسال دوره‌ای' }));
    await waitFor(() => expect(bodiesOf('POST /send/recurring/create')).toHaveLength(1));
    expect(bodiesOf('POST /send/recurring/create')[0]).toMatchObject({
      from_number: '20001405',
      message: 'زادروزتان خجسته',
      rule: { every: 'birthday', time: '09:00' },
      params: {},
    });
    await waitFor(() => expect(shown.address()).toBe('/send-sms/recurring/5'));
  });

  it('asks for what is missing at its field, and sends nothing', async () => {
    answer();
    const { user: person } = show(<NewRecurringScreen />);
    await person.click(await screen.findByRole('radio', { name: 'روزهای هفته' }));
    await person.click(screen.getByRole('radio', { name: 'پس از چند ارسال' }));
    await person.click(screen.getByRole('button', { name: 'ثبت ارسال دوره‌ای' }));
    for (const sentence of [
      'دست‌کم یک روز را انتخاب کنید.',
      'عددی از ۱ تا ۱۰٬۰۰۰ بنویسید.',
      'متن پیام را بنویسید.',
      'دست‌کم یک شمارهٔ گیرنده بیفزایید.',
    ]) {
      expect(await screen.findByText(sentence)).toBeInTheDocument();
    }
    expect(bodiesOf('POST /send/recurring/create')).toEqual([]);
  });

  it('says a refusal of the server at its field', async () => {
    const sentence = 'تا پایانی که گذاشته‌اید نوبتی نمی‌ماند.';
    answer({
      'GET /send/recurring/show': { data: SAMPLE_PAUSED },
      'POST /send/recurring/update': {
        status: 422,
        meta: { message: sentence, message_code: '422-234', errors: { max_sends: sentence } },
      },
    });
    const { user: person } = show(<EditRecurringScreen />);
    await person.click(await screen.findByRole('button', { name: 'ثبت تغییر' }));
    expect(await screen.findByText(sentence)).toBeInTheDocument();
  });
});

describe('one that is there', () => {
  it('is changed with all that it had', async () => {
    answer();
    const { user: person } = show(<EditRecurringScreen />);
    await person.click(await screen.findByRole('button', { name: 'ثبت تغییر' }));
    await waitFor(() => expect(bodiesOf('POST /send/recurring/update')).toHaveLength(1));
    const { from_number, message, charity, rule, params } = SAMPLE_RECURRING;
    expect(bodiesOf('POST /send/recurring/update')[0]).toEqual({
      id: '5',
      from_number,
      message,
      charity,
      rule,
      params,
    });
  });

  it('does not begin on the day before of one that was typed and is none, until that was seen', async () => {
    answer();
    const { user: person } = show(<EditRecurringScreen />);
    const save = await screen.findByRole('button', { name: 'ثبت تغییر' });
    const day = screen.getByLabelText(/از روز/);
    await person.clear(day);
    await person.type(day, '14061301');
    await person.click(save);
    await waitFor(() => expect(day).toHaveFocus());
    expect(day).toHaveAccessibleDescription(/مقدار قبلی برگردانده شد/);
    expect(bodiesOf('POST /send/recurring/update')).toEqual([]);
    await person.click(save);
    await waitFor(() => expect(bodiesOf('POST /send/recurring/update')).toHaveLength(1));
  });

  it('tells what became of its times, with the reason of one that was missed', async () => {
    answer();
    show(<RecurringScreen />);
    expect(await screen.findByText(/اعتبار کیف پول برای این ارسال کافی نیست/)).toBeInTheDocument();
    expect(screen.getByText('روز هیچ مخاطبی نبود')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'دیدن گزارش' })).toHaveAttribute('href', '/reports/41');
    expect(screen.getByText('هر هفته شنبه، دوشنبه، ساعت ۰۹:۳۰')).toBeInTheDocument();
  });

  it('is held back, and goes on', async () => {
    answer();
    const { user: person } = show(<RecurringScreen />);
    await person.click(await screen.findByRole('button', { name: 'نگه داشتن' }));
    await waitFor(() => expect(bodiesOf('POST /send/recurring/pause')).toEqual([{ id: '5' }]));
  });

  it('that paused itself says why, and is resumed', async () => {
    answer({ 'GET /send/recurring/show': { data: SAMPLE_PAUSED } });
    const { user: person } = show(<RecurringScreen />);
    expect(await screen.findByText(/پنج نوبت پشت سر هم/)).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'ادامه' }));
    await waitFor(() => expect(bodiesOf('POST /send/recurring/resume')).toEqual([{ id: '6' }]));
  });

  it('is removed after a question, and leads to the list', async () => {
    answer();
    const { user: person, address } = show(<RecurringScreen />);
    await person.click(await screen.findByRole('button', { name: 'حذف' }));
    await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'حذف' }));
    await waitFor(() => expect(address()).toBe('/send-sms/recurring'));
    expect(bodiesOf('POST /send/recurring/delete')).toEqual([{ id: '5' }]);
  });

  it('stands in the list with its state and the way to it', async () => {
    answer();
    show(<RecurringListScreen />);
    const link = await screen.findByRole('link', { name: SAMPLE_PAUSED.message });
    expect(link).toHaveAttribute('href', '/send-sms/recurring/6');
    expect(screen.getByText('نگه‌داشته‌شده')).toBeInTheDocument();
  });

  it('of another account is unknown', async () => {
    answer({ 'GET /send/recurring/show': { status: 404, meta: { message_code: '404-230' } } });
    show(<RecurringScreen />);
    expect(await screen.findByText('این ارسال دوره‌ای پیدا نشد')).toBeInTheDocument();
  });
});
