import { fakeNetwork, renderScreen, type FakeNetwork } from '@peyk/shared-testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import { SAMPLE_LINES, SAMPLE_QUOTE, samplePrice } from '../../testing/sample-price';
import { letWorkersRun } from '../../testing/worker-in-thread';
import { loadComposition } from '../compose/kept-in-tab';
import FileScreen from './file-screen';

const GONE = 'این فایل دیگر نگه داشته نمی‌شود.';
const LABEL = 'فایل شماره‌ها';
const done = { upload_id: '9', name: 'مشتریان.csv', record_count: 2, invalid_count: 0, expires_at: '' };
const begun = { upload_id: '9', part_records: 20_000, part_count: 1, received_parts: [], upload: null };

let network: FakeNetwork;
beforeAll(letWorkersRun);
beforeEach(() => {
  sessionStorage.clear();
  network = fakeNetwork({
    'GET /number/numbers': { data: { items: SAMPLE_LINES } },
    'POST /send/uploads/begin': { data: begun },
    'POST /send/uploads/part': { data: { part: 1 } },
    'POST /send/uploads/complete': { data: done },
    'POST /send/calculate-price': samplePrice({ ...SAMPLE_QUOTE, reachable_count: 2 }),
    'POST /send': { data: { send_id: '12', state: 0 } },
  });
});
afterEach(() => network.restore());

const show = () =>
  renderScreen(<FileScreen />, {
    at: '/send-sms/file',
    path: '/send-sms/file',
    state: {
      session: {
        token: 't'.repeat(40),
        user: { name: 'نمونه', userName: 'demo', impersonated: false, isOwner: true, permissions: [] },
        isLoading: false,
      },
    },
  });
const bodiesOf = (operation: string) =>
  network.seen.filter((one) => one.operation === operation).map(({ body }) => body);

async function given(text: string | Uint8Array<ArrayBuffer>, name = 'مشتریان.csv') {
  const shown = show();
  await shown.user.upload(await screen.findByLabelText(LABEL), new File([text], name));
  return shown;
}

it('brings only the right numbers, each once, and sends to what has come', async () => {
  const { user } = await given('نام,موبایل\nمریم,09240000001\nعلی,۰۹۲۴۰۰۰۰۰۰۲\nنرگس,\nمریم,09240000001\n');
  expect(await screen.findByText(/۲ شماره آمادهٔ ارسال است/)).toBeInTheDocument();
  expect(bodiesOf('POST /send/uploads/begin')[0]).toMatchObject({
    name: 'مشتریان.csv',
    record_count: 2,
    fingerprint: expect.stringMatching(/^[0-9a-f]{16}$/),
  });
  expect(bodiesOf('POST /send/uploads/part')).toEqual([
    { upload_id: '9', part: 1, numbers: ['989240000001', '989240000002'], places: [2, 3] },
  ]);
  await user.type(screen.getByLabelText('متن پیام'), 'سلام');
  await user.click(screen.getByRole('button', { name: 'بررسی و ارسال' }));
  const send = within(await screen.findByRole('dialog')).getByRole('button', { name: 'ارسال' });
  await waitFor(() => expect(send).toBeEnabled());
  await user.click(send);
  await waitFor(() =>
    expect(bodiesOf('POST /send')[0]).toMatchObject({
      sending_type: 'file',
      params: { upload_id: '9' },
      quote_id: expect.anything(),
    }),
  );
});

it('tells of each row what it comes to, and shows the wrong ones alone', async () => {
  const { user } = await given('نام,موبایل\nمریم,09240000001\nنرگس,\nعلی,abc\n');
  const table = await screen.findByRole('table', { name: 'سطرهای فایل' });
  expect(await within(table).findByText('خانهٔ خالی')).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'نادرست (۲)' }));
  await waitFor(() => expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(3));
  expect(screen.queryByRole('radio', { name: /تکراری/ })).not.toBeInTheDocument();
});

it('checks another column when it is told to, and forgets what the first one gave', async () => {
  const { user } = await given('همسر,موبایل\n09240000003,09240000001\n09240000004,09240000002\n');
  expect(await screen.findByText(/آمادهٔ ارسال است/)).toBeInTheDocument();
  await user.click(screen.getByRole('combobox', { name: /ستون شمارهٔ موبایل/ }));
  await user.click(await screen.findByRole('option', { name: /همسر/ }));
  await waitFor(() => expect(bodiesOf('POST /send/uploads/part')).toHaveLength(2));
  expect(bodiesOf('POST /send/uploads/part')[1]).toMatchObject({ numbers: ['989240000003', '989240000004'] });
});

it.each([
  [
    'an old workbook',
    new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    'old.xlsx',
    /قالب این فایل xls/,
  ],
  ['an empty file', '', 'numbers.txt', /این فایل خالی است/],
  ['a file with titles alone', 'نام,موبایل\n', 'numbers.csv', /تنها سرستون دارد/],
  ['a file without a number', 'مریم\nعلی\n', 'numbers.txt', /پیدا نشد/],
])('says what is wrong with %s and what to do, and brings nothing', async (_, text, name, sentence) => {
  await given(text, name);
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(bodiesOf('POST /send/uploads/begin')).toEqual([]);
});

it('goes on with the missing parts after the connection was cut', async () => {
  network.answer({ 'POST /send/uploads/part': { status: 503 } });
  const { user } = await given('09240000001\n09240000002\n', 'numbers.txt');
  const goOn = await screen.findByRole('button', { name: 'ادامهٔ بارگذاری' });
  network.answer({ 'POST /send/uploads/part': { data: { part: 1 } } });
  await user.click(goOn);
  expect(await screen.findByText(/۲ شماره آمادهٔ ارسال است/)).toBeInTheDocument();
  await waitFor(() => expect(loadComposition('demo').file).toEqual({ uploadId: '9', name: 'numbers.txt', count: 2 }));
});

it('says at the file that it is no longer kept, and takes another', async () => {
  network.answer({
    'POST /send': { status: 404, meta: { message_code: '404-90', message: GONE, errors: { upload_id: GONE } } },
  });
  const { user } = await given('09240000001\n09240000002\n', 'numbers.txt');
  await user.type(screen.getByLabelText('متن پیام'), 'سلام');
  await screen.findByText(/آمادهٔ ارسال است/);
  await user.click(screen.getByRole('button', { name: 'بررسی و ارسال' }));
  const send = within(await screen.findByRole('dialog')).getByRole('button', { name: 'ارسال' });
  await waitFor(() => expect(send).toBeEnabled());
  await user.click(send);
  expect(await screen.findByText(GONE)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'فایل دیگر' }));
  expect(await screen.findByLabelText(LABEL)).toBeInTheDocument();
});
