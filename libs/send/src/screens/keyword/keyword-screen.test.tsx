import { fakeNetwork, renderScreen, type FakeNetwork } from '@peyk/shared-testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import { SAMPLE_LINES, SAMPLE_QUOTE, samplePrice } from '../../testing/sample-price';
import { letWorkersRun } from '../../testing/worker-in-thread';
import { EMPTY_COMPOSITION } from '../../model/composition';
import { keepComposition, loadComposition } from '../compose/kept-in-tab';
import PeerToPeerScreen from '../peer-to-peer/peer-to-peer-screen';
import KeywordScreen from './keyword-screen';

const DEAREST = { place: 3, number: '09240000002', text: 'سلام علی', parts: 2, price: '3006', fault: null };
const QUOTE = {
  ...SAMPLE_QUOTE,
  reachable_count: 2,
  excluded: { invalid: 0, no_text: 1, duplicate: 0, blacklisted: 0, opted_out: 0 },
  by_operator: [
    {
      operator: 'rightel' as const,
      parts: 1,
      language: 'persian' as const,
      count: 1,
      unit_price: '1503',
      total: '1503',
    },
    {
      operator: 'rightel' as const,
      parts: 2,
      language: 'persian' as const,
      count: 1,
      unit_price: '3006',
      total: '3006',
    },
  ],
  dearest: DEAREST,
};
const PROPERTIES = [
  { id: null, title: 'نام', latin_title: 'name', type: 'string', origin: 'system' },
  { id: '4', title: 'کد مشتری', latin_title: 'customer_code', type: 'string', origin: 'user' },
];

let network: FakeNetwork;
beforeAll(letWorkersRun);
beforeEach(() => {
  sessionStorage.clear();
  network = fakeNetwork({
    'GET /number/numbers': { data: { items: SAMPLE_LINES } },
    'POST /send/uploads/begin': {
      data: { upload_id: '9', part_records: 1_000, part_count: 1, received_parts: [], upload: null },
    },
    'POST /send/uploads/part': { data: { part: 1 } },
    'POST /send/uploads/complete': {
      data: {
        upload_id: '9',
        name: 'a.csv',
        record_count: 2,
        invalid_count: 0,
        columns: ['نام', 'مبلغ'],
        expires_at: '',
      },
    },
    'POST /send/calculate-price': samplePrice(QUOTE),
    'POST /send/preview': {
      data: { total: 3, items: [DEAREST, { ...DEAREST, place: 4, fault: 'empty_value', text: '' }] },
    },
    'POST /send': { data: { send_id: '12', state: 0 } },
    'GET /phonebooks/options': { data: { items: PROPERTIES } },
    'GET /phonebooks': { data: { items: [{ id: '7', title: 'مشتریان', code: null, members_count: 120 }] } },
    'GET /phonebooks/numbers/count': {
      data: {
        total: 119,
        reachable: 118,
        reachable_by_advertising: 110,
        blacklisted: 1,
        opted_out: 8,
        by_operator: [],
      },
    },
  });
});
afterEach(() => network.restore());

const show = (Screen: () => React.JSX.Element) =>
  renderScreen(<Screen />, {
    at: '/send-sms/keyword',
    path: '/send-sms/keyword',
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

async function sendIt({ user }: ReturnType<typeof show>) {
  await user.click(screen.getByRole('button', { name: 'بررسی و ارسال' }));
  const send = within(await screen.findByRole('dialog')).getByRole('button', { name: 'ارسال' });
  await waitFor(() => expect(send).toBeEnabled());
  await user.click(send);
  await waitFor(() => expect(bodiesOf('POST /send')).toHaveLength(1));
  return bodiesOf('POST /send')[0];
}

describe('a text with variables', () => {
  it('brings the rows with their columns, offers these as variables, and shows what differs', async () => {
    const shown = show(KeywordScreen);
    const { user } = shown;
    const file = new File(['موبایل,نام,مبلغ\n09240000001,سارا,۵۰۰\n09240000002,علی,700\nx,رضا,1\n'], 'بدهی.csv');
    await user.upload(await screen.findByLabelText('فایل شماره‌ها و ستون‌ها'), file);
    expect(await screen.findByText(/۲ شماره آمادهٔ ارسال است/)).toBeInTheDocument();
    expect(bodiesOf('POST /send/uploads/begin')[0]).toMatchObject({ record_count: 2, columns: ['نام', 'مبلغ'] });
    expect(bodiesOf('POST /send/uploads/part')).toEqual([
      {
        upload_id: '9',
        part: 1,
        numbers: ['989240000001', '989240000002'],
        places: [2, 3],
        values: [
          ['سارا', '۵۰۰'],
          ['علی', '700'],
        ],
      },
    ]);
    await user.type(screen.getByLabelText('متن پیام'), 'سلام ');
    await user.click(within(screen.getByRole('group', { name: 'افزودن متغیر' })).getByRole('button', { name: 'نام' }));
    expect(screen.getByLabelText('متن پیام')).toHaveValue('سلام {{نام}}');
    expect(await screen.findByText(/رایتل، ۲ بخش فارسی/)).toBeInTheDocument();
    expect(screen.getByText(/گران‌ترین: سطر ۳/)).toBeInTheDocument();
    expect(await screen.findByText('متن ندارند')).toBeInTheDocument();
    expect(await sendIt(shown)).toMatchObject({
      sending_type: 'keyword',
      message: 'سلام {{نام}}',
      params: { upload_id: '9' },
    });
    expect(bodiesOf('POST /send/calculate-price').at(-1)).toMatchObject({ sending_type: 'keyword', upload_id: '9' });
  });

  it('fills in what is known of contacts', async () => {
    const shown = show(KeywordScreen);
    const { user } = shown;
    await user.click(await screen.findByRole('radio', { name: 'مشخصات مخاطبان' }));
    await user.click(await screen.findByRole('combobox', { name: /دفترچه‌ها/ }));
    await user.click(await screen.findByRole('option', { name: /مشتریان/ }));
    await user.click(await screen.findByRole('button', { name: 'کد مشتری' }));
    expect(await sendIt(shown)).toMatchObject({
      sending_type: 'keyword',
      message: '{{کد مشتری}}',
      params: { phonebook_ids: ['7'] },
    });
  });

  it('shows what each recipient would read, and why some get nothing', async () => {
    keepComposition('demo', {
      ...EMPTY_COMPOSITION,
      text: 'سلام {{نام}}',
      file: { uploadId: '9', name: 'a.csv', count: 2, columns: ['نام'] },
    });
    const { user } = show(KeywordScreen);
    await user.click(await screen.findByRole('button', { name: 'پیش‌نمایش برای هر گیرنده' }));
    const panel = within(await screen.findByRole('dialog', { name: 'پیش‌نمایش برای هر گیرنده' }));
    expect(await panel.findByText('سلام علی')).toBeInTheDocument();
    expect(panel.getByText(/مقدار یکی از متغیرهای متن در این سطر خالی است/)).toBeInTheDocument();
    expect(bodiesOf('POST /send/preview')[0]).toMatchObject({
      sending_type: 'keyword',
      message: 'سلام {{نام}}',
      upload_id: '9',
      page: 1,
      per_page: 20,
    });
  });

  it('takes no file of numbers alone, be it from another way', async () => {
    keepComposition('demo', { ...EMPTY_COMPOSITION, text: 'سلام', file: { uploadId: '9', name: 'a.txt', count: 2 } });
    const { user } = show(KeywordScreen);
    expect(await screen.findByLabelText('فایل شماره‌ها و ستون‌ها')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'بررسی و ارسال' }));
    expect(await screen.findByText(/فایلی با ستون‌هایش انتخاب کنید/)).toBeInTheDocument();
    expect(bodiesOf('POST /send')).toEqual([]);
  });
});

describe('a text for each number', () => {
  it('has no field for a text, and sends the column that was chosen', async () => {
    keepComposition('demo', {
      ...EMPTY_COMPOSITION,
      text: 'از روشی دیگر',
      file: { uploadId: '9', name: 'a.xlsx', count: 2, columns: ['نام', 'متن'] },
    });
    const shown = show(PeerToPeerScreen);
    const { user } = shown;
    await user.click(await screen.findByRole('combobox', { name: /ستون متن پیام/ }));
    await user.click(await screen.findByRole('option', { name: 'متن' }));
    await waitFor(() => expect(loadComposition('demo').file?.textColumn).toBe('متن'));
    expect(screen.queryByLabelText('متن پیام')).not.toBeInTheDocument();
    const sent = await sendIt(shown);
    expect(sent).toMatchObject({ sending_type: 'peer_to_peer', params: { upload_id: '9', text_column: 'متن' } });
    expect(sent).not.toHaveProperty('message');
    expect(bodiesOf('POST /send/calculate-price').at(-1)).not.toHaveProperty('message');
  });

  it('asks for the column at its own field', async () => {
    keepComposition('demo', {
      ...EMPTY_COMPOSITION,
      file: { uploadId: '9', name: 'a.xlsx', count: 2, columns: ['نام', 'متن'] },
    });
    const { user } = show(PeerToPeerScreen);
    await user.click(await screen.findByRole('button', { name: 'بررسی و ارسال' }));
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: /ستون متن پیام/ })).toHaveAccessibleDescription(
        /ستونی را که متن پیام‌ها در آن است انتخاب کنید/,
      ),
    );
    expect(await screen.findByText('فایل را انتخاب کنید تا هزینهٔ کل را ببینید.')).toBeInTheDocument();
  });

  it('takes nothing but Excel, whatever the name says', async () => {
    const { user } = show(PeerToPeerScreen);
    await user.upload(
      await screen.findByLabelText('فایل شماره‌ها و متن‌ها'),
      new File(['09240000001,سلام\n'], 'a.xlsx'),
    );
    expect(await screen.findByText(/فقط فایل اکسل/)).toBeInTheDocument();
    expect(bodiesOf('POST /send/uploads/begin')).toEqual([]);
  });
});
