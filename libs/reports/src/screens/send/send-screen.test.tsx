import { screen, within } from '@testing-library/react';
import type { RecipientCounts, SendDetails } from '@peyk/shared-sends';
import { fakeNetwork, renderScreen, type FakeNetwork } from '@peyk/shared-testing-web';
import SendScreen from './send-screen';

const counts: RecipientCounts = {
  total: 4,
  queued: 3,
  submitted: 0,
  sent: 0,
  reached_telecom: 0,
  delivered: 1,
  undelivered: 0,
  blacklisted: 0,
  in_doubt: 0,
  expired: 0,
  cancelled: 0,
  refused: 0,
};
const send: SendDetails = {
  id: '12',
  type: 'normal',
  state: 2,
  state_reason: null,
  from_number: '20001405',
  summary: 'سلام',
  requested_count: 5,
  counts,
  parts: 1,
  cost: '5480',
  held: '4110',
  charged: '1370',
  returned: '0',
  created_at: '2026-11-20T08:30:00.000Z',
  finished_at: null,
  text: 'سلام دوستان',
  encoding: 'ucs2',
  excluded: { invalid: 1, duplicate: 0, blacklisted: 0, opted_out: 0 },
  charity: '0',
  user_ip: null,
  can_stop: true,
  is_test: false,
  send_time: null,
  waits_until: null,
  made_by: { kind: 'key', person: { id: '7', name: 'سارا محمدی', username: 'sara' } },
  can_pause: true,
  can_resume: false,
  can_reschedule: false,
  can_set_rate: true,
  paused_at: null,
  rate_per_second: null,
  expires_at: null,
  resent_from: null,
  resendable_count: 0,
  line_limits: null,
};
const recipient = {
  n: 1,
  number: '989952000001',
  operator: 'mci',
  status: 2,
  parts: 1,
  price: '1370',
  money: 'charged',
  submitted_at: null,
  answered_at: null,
  receipt_at: null,
};

let network: FakeNetwork;

beforeEach(() => {
  network = fakeNetwork({
    'GET /report/by_bulk': { data: send },
    'GET /report/bulk_stats': {
      data: { language: 'fa', operators: [{ operator: 'mci', counts, charged: '1370', returned: '0' }] },
    },
    'POST /report/recipients': { data: { items: [recipient], paging: { page: 1, limit: 10, total: 4 } } },
    'POST /send/cancel': { data: { send_id: '12', state: 7, cancelled_count: 3, returned: '4110' } },
    'GET /credit': { data: { credit: '0', held: '0', updated_at: '2026-11-20T08:30:00.000Z' } },
  });
});
afterEach(() => network.restore());

const show = (at = '/reports/12') => renderScreen(<SendScreen />, { at, path: '/reports/:id' });

it('says what is held, what was charged and who was left out', async () => {
  show();
  expect(await screen.findByText('کنار گذاشته')).toBeInTheDocument();
  expect(screen.getByText('۴٬۱۱۰')).toBeInTheDocument();
  expect(screen.getByText('شمارهٔ نامعتبر')).toBeInTheDocument();
});

it('says who made it, by what, and under which user name', async () => {
  show();
  const name = await screen.findByText('ثبت‌کننده');
  expect(name.nextElementSibling).toHaveTextContent('سارا محمدیsaraکلید API');
});

it('says of messages in doubt what that is, and when their money comes back', async () => {
  show();
  await screen.findByText('کنار گذاشته');
  expect(screen.queryByText(/پیام نامشخص است/)).not.toBeInTheDocument();
  network.answer({ 'GET /report/by_bulk': { data: { ...send, counts: { ...counts, in_doubt: 60 } } } });
  show();
  expect(await screen.findByText(/۶۰ پیام نامشخص است.*تا ۲۴ ساعت/)).toBeInTheDocument();
});

it('asks for the files of recipients and of who was left out, and says why one does not come', async () => {
  network.answer({ 'GET /report/download_excluded': { status: 429, meta: { message: 'کمی صبر کنید.' } } });
  const { user } = show();
  expect(await screen.findByRole('button', { name: 'فایل گیرنده‌ها' })).toBeEnabled();
  await user.click(screen.getByRole('button', { name: 'فایل کنارگذاشته‌ها' }));
  expect(await screen.findByText('کمی صبر کنید.')).toBeInTheDocument();
  const asked = network.seen.find(({ operation }) => operation === 'GET /report/download_excluded');
  expect(asked?.url.searchParams.get('send_id')).toBe('12');
});

it('says of an old send since when its recipients are in files, asks for none of them, and leads to support', async () => {
  const old = { ...send, state: 6, recipients_in_files_since: '2027-03-02T02:14:00.000Z', track_links: true };
  const link = { position: 0, url: 'https://b.example/', opened_count: 2, people_count: 2, scanned_count: 0 };
  network.answer({ 'GET /report/by_bulk': { data: old }, 'GET /panel/link_tracker': { data: { items: [link] } } });
  const { user } = show();
  expect(await screen.findByText('گیرنده‌های این ارسال در انبار فایل‌ها هستند')).toBeInTheDocument();
  expect(screen.getByText(/از سه‌شنبه ۱۱ اسفند ۱۴۰۵ در انبار فایل‌ها/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'درخواست از پشتیبانی' })).toHaveAttribute('href', '/support/create-ticket');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'فایل گیرنده‌ها' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'فایل کنارگذاشته‌ها' })).toBeEnabled();
  await user.click(await screen.findByRole('button', { name: 'چه کسانی' }));
  const panel = within(await screen.findByRole('dialog'));
  expect(panel.getByText(/چه کسانی پیوند را باز کرده‌اند/)).toBeInTheDocument();
  const asked = network.seen.map(({ operation }) => operation);
  expect(asked).not.toContain('POST /report/recipients');
  expect(asked).not.toContain('POST /panel/link_tracker/recipients');
});

it('says so too when they go there while the report is open', async () => {
  const gone = { status: 409, meta: { message: 'این فهرست به انبار فایل‌ها رفته است.', message_code: '409-600' } };
  // Finished, so that nobody asks for it again and again.
  const settled = { ...counts, queued: 0, delivered: 4 };
  const finished = { ...send, state: 6, counts: settled, finished_at: '2026-11-20T09:30:00.000Z' };
  network.answer({
    'GET /report/by_bulk': { data: finished },
    'POST /report/recipients': { data: { items: [recipient], paging: { page: 1, limit: 10, total: 30 } } },
  });
  const { user } = show();
  const table = within(await screen.findByRole('region', { name: 'گیرنده‌ها' }));
  await table.findByText('رسیده به گوشی');
  const old = { ...finished, recipients_in_files_since: '2027-03-02T02:14:00.000Z' };
  network.answer({ 'POST /report/recipients': gone, 'GET /report/by_bulk': { data: old } });
  await user.click(screen.getByRole('button', { name: 'صفحهٔ بعد' }));
  expect(await screen.findByText('گیرنده‌های این ارسال در انبار فایل‌ها هستند')).toBeInTheDocument();
  expect(screen.queryByText('این فهرست به انبار فایل‌ها رفته است.')).not.toBeInTheDocument();
});

it('calls each status by its word', async () => {
  show();
  const table = await screen.findByRole('region', { name: 'گیرنده‌ها' });
  expect(await within(table).findByText('رسیده به گوشی')).toBeInTheDocument();
  expect(within(table).getByText('کم شد')).toBeInTheDocument();
});

it('asks with the consequence in numbers before it stops, and says exactly what came back', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'توقف ارسال' }));
  const question = within(await screen.findByRole('dialog', { name: 'ارسال متوقف شود؟' }));
  expect(question.getByText('۳')).toBeInTheDocument();
  expect(question.getByText('۴٬۱۱۰')).toBeInTheDocument();
  expect(network.seen.some(({ operation }) => operation === 'POST /send/cancel')).toBe(false);
  await user.click(question.getByRole('button', { name: 'متوقف شود' }));
  const answer = within(await screen.findByRole('dialog', { name: 'ارسال متوقف شد' }));
  expect(answer.getByText('۴٬۱۱۰')).toBeInTheDocument();
});

it('shows what a quote has set aside for a send whose numbers are not read yet, also where it is cancelled', async () => {
  const none = Object.fromEntries(Object.keys(counts).map((key) => [key, 0]));
  const scheduled = { ...send, state: 11, counts: none, cost: '0', held: '5480.5', charged: '0' };
  const nobody = { data: { items: [], paging: { page: 1, limit: 10, total: 0 } } };
  network.answer({ 'GET /report/by_bulk': { data: scheduled }, 'POST /report/recipients': nobody });
  const { user } = show();
  expect(await screen.findByText('کنار گذاشته شد؛ مبلغ دقیق پس از بررسی شماره‌ها')).toBeInTheDocument();
  expect(screen.getAllByText('۵٬۴۸۰٫۵')).toHaveLength(2);
  expect(await screen.findByText('هنوز گیرنده‌ای آماده نشده است')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^(لغو|توقف) ارسال$/ }));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText('۵٬۴۸۰٫۵')).toBeInTheDocument();
});

it('says that the cost is not known where nothing was set aside for it', async () => {
  const none = Object.fromEntries(Object.keys(counts).map((key) => [key, 0]));
  network.answer({ 'GET /report/by_bulk': { data: { ...send, state: 0, counts: none, cost: '0', held: '0' } } });
  show();
  expect(await screen.findByText('پس از بررسی شماره‌ها معلوم می‌شود')).toBeInTheDocument();
  expect(screen.queryByText('۰ ریال')).not.toBeInTheDocument();
});

it('keeps the question open with the reason when the stop was refused', async () => {
  network.answer({ 'POST /send/cancel': { status: 409, meta: { message: 'این ارسال به پایان رسیده است.' } } });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'توقف ارسال' }));
  await user.click(await screen.findByRole('button', { name: 'متوقف شود' }));
  expect(await screen.findByText('این ارسال به پایان رسیده است.')).toBeInTheDocument();
});

it.each([
  ['that is nobody’s', 404, '404-20'],
  ['that is no id', 422, '422-1'],
])('leads back to the list for an id %s', async (_what, status, code) => {
  network.answer({ 'GET /report/by_bulk': { status, meta: { message_code: code } } });
  show();
  expect(await screen.findByText('ارسالی با این شناسه ندارید')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'تلاش دوباره' })).not.toBeInTheDocument();
});

it('goes to the last page of the recipients when the address asks for one beyond it', async () => {
  const { address } = show('/reports/12?page=9');
  await screen.findByRole('region', { name: 'گیرنده‌ها' });
  expect(address()).toBe('/reports/12?page=1');
});

describe('short links', () => {
  const link = { position: 0, url: 'https://shop.example/', opened_count: 7, people_count: 1, scanned_count: 3 };
  const paged = (items: object[], page: number) => ({ data: { items, paging: { page, limit: 1, total: 2 } } });
  const openOf = (n: number) => ({
    ...{ n, number: `98995200000${n}`, opened_count: 7 },
    ...{ first_at: '2026-11-20T09:00:00.000Z', last_at: '2026-11-20T10:00:00.000Z' },
  });

  it('are not asked about where a send has none', async () => {
    show();
    expect(await screen.findByText('کنار گذاشته')).toBeInTheDocument();
    expect(screen.queryByText('پیوندهای کوتاه')).not.toBeInTheDocument();
    expect(network.seen.some(({ operation }) => operation === 'GET /panel/link_tracker')).toBe(false);
  });

  it('say how often each was opened, and by whom, page by page', async () => {
    network.answer({
      'GET /report/by_bulk': { data: { ...send, track_links: true } },
      'GET /panel/link_tracker': { data: { items: [link] } },
      'POST /panel/link_tracker/recipients': paged([openOf(1)], 1),
    });
    const { user } = show();
    const table = await screen.findByRole('table', { name: 'پیوندهای کوتاه' });
    expect(within(table).getByText('۱۰۰٪')).toBeInTheDocument();
    await user.click(within(table).getByRole('button', { name: 'چه کسانی' }));
    const people = await screen.findByRole('list', { name: 'گیرنده‌هایی که این پیوند را باز کرده‌اند' });
    expect(within(people).getByText('۷ بار')).toBeInTheDocument();
    network.answer({ 'POST /panel/link_tracker/recipients': paged([openOf(2)], 2) });
    await user.click(screen.getByRole('button', { name: 'نمایش بیشتر' }));
    expect(await within(people).findAllByRole('listitem')).toHaveLength(2);
  });
});
