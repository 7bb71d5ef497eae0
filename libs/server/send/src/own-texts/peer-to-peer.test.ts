import { decodePart } from '@peyk/shared-sms';
import { until } from '../testing/life';
import { givenRows, ownTextsLife, readOn } from '../testing/own-texts-life';

const { db, startSender, givenSender, quoteAndSend, settled, reportOf } = ownTextsLife();

const [MCI, OTHER_MCI, IRANCELL] = ['09952000001', '09952000002', '09041000001'];

describe('a peer-to-peer send', () => {
  it('sends each message to its recipients; who stands twice gets the first', async () => {
    const customer = await givenSender();
    const messages = [
      { recipients: [MCI, OTHER_MCI], message: 'نوبت شما فرداست' },
      { recipients: [IRANCELL, MCI], message: 'Your {{turn}} is today' },
    ];
    const { quote, sendId } = await quoteAndSend(customer, { sending_type: 'peer_to_peer' }, { messages });
    expect(quote).toMatchObject({ reachable_count: 3, excluded: { duplicate: 1 } });
    const line = await startSender();
    await settled(customer, sendId);
    expect(readOn(line)).toEqual({
      '989952000001': 'نوبت شما فرداست',
      '989952000002': 'نوبت شما فرداست',
      // Braces of someone's own text are text.
      '989041000001': 'Your {{turn}} is today',
    });
    expect(await reportOf(customer, sendId)).toMatchObject({ type: 'peer_to_peer', charged: quote.total });
  });

  it('takes the texts of a column of a file, and the known form of messages', async () => {
    const customer = await givenSender();
    const upload_id = await givenRows(
      customer,
      ['متن پیام'],
      [
        [MCI, 'یک'],
        [IRANCELL, 'دو'],
      ],
    );
    const line = await startSender();
    const params = { upload_id, text_column: 'متن پيام' };
    const { sendId } = await quoteAndSend(customer, { sending_type: 'peer_to_peer' }, params);
    await settled(customer, sendId);
    const known = await customer.call(
      '/send',
      {
        from_number: customer.number,
        sending_type: 'peer_to_peer',
        params: [{ recipients: [OTHER_MCI], message: 'سه' }],
      },
      { 'idempotency-key': 'known-form' },
    );
    await settled(customer, known.data.send_id);
    expect(readOn(line)).toEqual({ '989952000001': 'یک', '989041000001': 'دو', '989952000002': 'سه' });
  });

  it.each([
    ['a common text', { message: 'سلام', params: { messages: [{ recipients: [MCI], message: 'یک' }] } }, '422-272'],
    ['no column named', { params: { upload_id: '1' } }, '422-274'],
    ['numbers alone', { params: { recipients: [MCI] } }, '422-90'],
    [
      'a column beside messages',
      { params: { messages: [{ recipients: [MCI], message: 'یک' }], text_column: 'نام' } },
      '422-90',
    ],
  ])('refuses %s', async (_, body, code) => {
    const customer = await givenSender();
    const asked = { from_number: customer.number, sending_type: 'peer_to_peer', ...body };
    expect(await customer.call('/send', asked, { 'idempotency-key': 'refused-form' })).toMatchObject({ code });
  });
});

describe('a resend', () => {
  it('sends those who were not reached the text that was theirs', async () => {
    const customer = await givenSender();
    const upload_id = await givenRows(
      customer,
      ['نام'],
      [
        [MCI, 'سارا'],
        [IRANCELL, 'علی'],
        [OTHER_MCI, 'رضا'],
      ],
    );
    const asked = { sending_type: 'keyword', message: 'سلام {{نام}}' };
    const { sendId } = await quoteAndSend(customer, asked, { upload_id });
    const line = await startSender({
      receiptState: ({ destination }) => (destination.endsWith('2') ? 'delivered' : 'undelivered'),
    });
    await settled(customer, sendId);
    await until('all receipts are in', async () => (await reportOf(customer, sendId)).counts.undelivered === 2);
    const taken = line.carrier.taken().length;
    const again = await customer.call(
      '/send/resend_failed',
      { send_id: sendId },
      { 'idempotency-key': 'resend-own-texts' },
    );
    expect(again).toMatchObject({ status: 200 });
    await settled(customer, again.data.send_id);
    const resent = line.carrier
      .taken()
      .slice(taken)
      .map(({ part }) => [part.destination, decodePart(part.text.bodies[0] ?? Buffer.alloc(0), part.text.encoding)]);
    expect(Object.fromEntries(resent)).toEqual({ '989952000001': 'سلام سارا', '989041000001': 'سلام علی' });
  });
});

describe('the preview', () => {
  it('pages through rows as they would be read, with what is wrong with some', async () => {
    const customer = await givenSender({ advertising: true });
    const rows = Array.from({ length: 1_503 }, (_, i): [string, string] => [
      `09952${String(i).padStart(6, '0')}`,
      i === 1_501 ? '' : `نفر ${i}`,
    ]);
    const upload_id = await givenRows(customer, ['نام'], rows);
    const body = { from_number: customer.number, sending_type: 'keyword', message: '{{نام}}', upload_id };
    const first = await customer.call('/send/preview', body);
    expect(first.data).toMatchObject({ total: 1_503 });
    expect(first.data.items).toHaveLength(10);
    expect(first.data.items[0]).toMatchObject({
      place: 2,
      number: '09952000000',
      text: 'نفر 0\nلغو11',
      parts: 1,
      fault: null,
    });
    const last = await customer.call('/send/preview', { ...body, page: 301, per_page: 5 });
    expect(last.data.items).toMatchObject([
      { place: 1_502, text: 'نفر 1500\nلغو11' },
      { place: 1_503, text: '', parts: 0, price: '0', fault: 'empty_value' },
      { place: 1_504, text: 'نفر 1502\nلغو11' },
    ]);
    // Over the border of a page of the upload.
    const middle = await customer.call('/send/preview', { ...body, page: 143, per_page: 7 });
    expect(middle.data.items.map(({ place }: { place: number }) => place)).toEqual([
      996, 997, 998, 999, 1000, 1001, 1002,
    ]);
    expect((await customer.call('/send/preview', { ...body, page: 1_000 })).data.items).toEqual([]);
  });

  it('is free to ask for: no quote, no money', async () => {
    const customer = await givenSender();
    const body = {
      from_number: customer.number,
      sending_type: 'peer_to_peer',
      messages: [{ recipients: ['x', MCI], message: 'یک' }],
    };
    const { data } = await customer.call('/send/preview', body);
    expect(data.items).toMatchObject([
      { place: 1, number: 'x', fault: 'invalid' },
      { place: 2, number: MCI, text: 'یک' },
    ]);
    expect(await db().selectFrom('quotes').selectAll().where('account_id', '=', customer.accountId).execute()).toEqual(
      [],
    );
  });
});
