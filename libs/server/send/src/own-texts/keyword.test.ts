import { rialStringToMrial } from '@peyk/shared-sms';
import { sql } from 'kysely';
import { until } from '../testing/life';
import { givenContacts } from '../testing/own-texts';
import { givenRows, ownTextsLife, readOn } from '../testing/own-texts-life';

const { db, startSender, givenSender, quoteAndSend, settled, reportOf, creditOf } = ownTextsLife();

/** MCI and Irancell: one Persian part costs 1,370 and 1,503 rial; a Latin one more. */
const [MCI, OTHER_MCI, IRANCELL] = ['09952000001', '09952000002', '09041000001'];

describe('a keyword send from a file', () => {
  const LONG = 'خرید شما '.repeat(10);

  it('fills in each row, prices each text, and sends each person their own', async () => {
    const customer = await givenSender();
    const upload_id = await givenRows(
      customer,
      ['نام', 'شرح'],
      [
        [MCI, 'سارا', 'ok'],
        [IRANCELL, 'علی', LONG],
        [OTHER_MCI, 'Sam', 'ok'],
      ],
    );
    const asked = { sending_type: 'keyword', message: '{{نام}}: {{شرح}}' };
    const { price, quote, sendId } = await quoteAndSend(customer, asked, { upload_id });
    expect(quote).toMatchObject({
      reachable_count: 3,
      by_operator: [
        { operator: 'mci', parts: 1, language: 'persian', count: 1 },
        { operator: 'mci', parts: 1, language: 'latin', count: 1 },
        { operator: 'irancell', parts: 2, language: 'persian', count: 1 },
      ],
      // A Latin part costs more than two Persian ones.
      dearest: { place: 4, number: OTHER_MCI, text: 'Sam: ok', parts: 1 },
    });
    expect(price).toMatchObject({ parts: 1, final_text: 'Sam: ok', encoding: 'gsm7' });
    const before = (await creditOf(customer)).credit;
    const line = await startSender();
    await settled(customer, sendId);
    expect(readOn(line)).toEqual({
      '989952000001': 'سارا: ok',
      '989041000001': `علی: ${LONG}`,
      '989952000002': 'Sam: ok',
    });
    const report = await reportOf(customer, sendId);
    expect(report).toMatchObject({ text: asked.message, own_texts: true, parts: 2, charged: quote.total, held: '0' });
    // It was held when the send was accepted.
    expect((await creditOf(customer)).credit).toBe(before);
  });

  it('says to each recipient in the report what it was sent, also in the file', async () => {
    const customer = await givenSender();
    const upload_id = await givenRows(
      customer,
      ['نام'],
      [
        [MCI, LONG],
        [IRANCELL, 'علی'],
      ],
    );
    const { sendId } = await quoteAndSend(
      customer,
      { sending_type: 'keyword', message: 'سلام {{نام}}' },
      { upload_id },
    );
    await startSender();
    await settled(customer, sendId);
    // Shorter texts come first.
    const { data } = await customer.call('/report/recipients', { send_id: sendId });
    expect(data.items).toMatchObject([
      { n: 1, number: '989041000001', parts: 1, text: 'سلام علی' },
      { n: 2, number: '989952000001', parts: 2, text: `سلام ${LONG}` },
    ]);
    expect(await customer.download(`/report/download_recipients?send_id=${sendId}`)).toContain('سلام علی');
  });

  it('leaves out rows without a text, each with its reason, and charges nothing for them', async () => {
    const customer = await givenSender();
    const upload_id = await givenRows(
      customer,
      ['نام'],
      [
        [MCI, ''],
        [MCI, 'سارا'],
        [MCI, 'باز سارا'],
        [IRANCELL, 'ن'.repeat(2699)],
        [OTHER_MCI, 'الف\u0007ب'],
      ],
    );
    const asked = { sending_type: 'keyword', message: '{{نام}} جان' };
    const { quote, sendId } = await quoteAndSend(customer, asked, { upload_id });
    expect(quote).toMatchObject({ reachable_count: 1, excluded: { invalid: 0, no_text: 3, duplicate: 1 } });
    const body = { from_number: customer.number, ...asked, upload_id, quote_id: quote.quote_id };
    const line = await startSender();
    await settled(customer, sendId);
    expect(readOn(line)).toEqual({ '989952000001': 'سارا جان' });
    const report = await reportOf(customer, sendId);
    expect(report).toMatchObject({ excluded: { no_text: 3, duplicate: 1 }, charged: quote.total });
    const file = await customer.download(`/report/download_excluded?send_id=${sendId}`);
    expect(file).toContain('2,09952000001,مقدار «نام» خالی است');
    expect(file).toContain('متن از ۲٬۷۰۰ نویسه بلندتر است');
    expect(file).toContain('متن نویسه‌ای دارد که هیچ گوشی نشان نمی‌دهد');
    // The quote is used by now; a new one of the same tells the same.
    const again = await customer.call('/send/calculate-price', { ...body, quote_id: undefined });
    const before = await customer.download('/send/download_excluded', { ...body, quote_id: again.data.quote.quote_id });
    expect(before).toContain('مقدار «نام» خالی است');
  });

  it('costs exactly what was quoted, with charity, over lengths, languages and operators', async () => {
    const customer = await givenSender({ balanceMrial: 10n ** 13n });
    const rows = Array.from({ length: 240 }, (_, i): [string, string] => {
      const prefix = ['09952', '09041', '09240'][i % 3] ?? '';
      return [`${prefix}${String(i).padStart(6, '0')}`, (i % 2 === 0 ? 'ب' : 'b').repeat(((i * 37) % 400) + 1)];
    });
    const upload_id = await givenRows(customer, ['متن'], rows);
    const asked = { sending_type: 'peer_to_peer', charity: true };
    const { quote, sendId } = await quoteAndSend(customer, asked, { upload_id, text_column: 'متن' });
    await startSender();
    await settled(customer, sendId);
    const report = await reportOf(customer, sendId);
    expect(quote.by_operator.length).toBeGreaterThan(15);
    expect(report).toMatchObject({ charged: quote.total, charity: quote.charity, held: '0', returned: '0' });
    const { rows: priced } = await sql<{ sum: string }>`
      select sum(price_mrial)::text as sum from recipients where send_id = ${sendId}`.execute(db());
    expect(String(rialStringToMrial(quote.subtotal))).toBe(priced[0]?.sum);
  });

  it('says what to write for those who have no value', async () => {
    const customer = await givenSender();
    const upload_id = await givenRows(customer, ['نام'], [[MCI, ' ']]);
    const asked = { sending_type: 'keyword', message: '{{نام|مشتری}} گرامی' };
    const { sendId } = await quoteAndSend(customer, asked, { upload_id });
    const line = await startSender();
    await settled(customer, sendId);
    expect(readOn(line)).toEqual({ '989952000001': 'مشتری گرامی' });
  });

  it('refuses a variable that is no column, and says which', async () => {
    const customer = await givenSender();
    const upload_id = await givenRows(customer, ['نام'], [[MCI, 'سارا']]);
    const body = { from_number: customer.number, sending_type: 'keyword', message: '{{نام}} {{مبلغ}}', upload_id };
    const refused = await customer.call('/send/calculate-price', body);
    expect(refused).toMatchObject({ status: 422, code: '422-271' });
    expect(JSON.stringify(refused)).toContain('مبلغ');
    const { upload_id: _, ...rest } = body;
    const sent = await customer.call(
      '/send',
      { ...rest, params: { upload_id } },
      { 'idempotency-key': 'unknown-variable' },
    );
    expect(sent).toMatchObject({ code: '422-271' });
  });

  it('refuses a file of numbers alone, and columns that no text could name', async () => {
    const customer = await givenSender();
    const { upload_id } = (await customer.upload(`${MCI}\n`)).data;
    const body = { from_number: customer.number, sending_type: 'keyword', message: 'سلام', upload_id };
    expect(await customer.call('/send/calculate-price', body)).toMatchObject({ code: '422-273' });
    for (const columns of [['نام', 'نام'], ['نام', ' نام '], [' '], ['الف|ب'], ['a\u0000']]) {
      const begun = { name: 'a.xlsx', record_count: 1, fingerprint: '0'.repeat(16), columns };
      expect(await customer.call('/send/uploads/begin', begun)).toMatchObject({ code: '422-270' });
    }
  });

  it('takes no part without its values, with too few, or with a NUL', async () => {
    const customer = await givenSender();
    const begun = { name: 'a.xlsx', record_count: 1, fingerprint: '0'.repeat(16), columns: ['نام', 'شهر'] };
    const { upload_id } = (await customer.call('/send/uploads/begin', begun)).data;
    const part = { upload_id, part: 1, numbers: [MCI] };
    for (const more of [
      {},
      { values: [['سارا']] },
      { values: [['a\u0000', 'b']] },
      {
        values: [
          ['a', 'b'],
          ['c', 'd'],
        ],
      },
    ]) {
      expect(await customer.call('/send/uploads/part', { ...part, ...more })).toMatchObject({ code: '422-99' });
    }
    await customer.call('/send/uploads/part', { ...part, values: [['سارا', 'یزد']] });
    // Another text than was announced.
    expect(await customer.call('/send/uploads/complete', { upload_id })).toMatchObject({ code: '409-91' });
  });

  it('does not see the file of another account', async () => {
    const [customer, other] = [await givenSender(), await givenSender()];
    const upload_id = await givenRows(other, ['نام'], [[MCI, 'سارا']]);
    const body = { from_number: customer.number, sending_type: 'keyword', message: '{{نام}}', upload_id };
    expect(await customer.call('/send/calculate-price', body)).toMatchObject({ code: '404-90' });
    expect(await customer.call('/send/preview', body)).toMatchObject({ code: '404-90' });
  });
});

describe('a keyword send to contacts', () => {
  it('says what the account knows of each', async () => {
    const customer = await givenSender();
    const phonebookId = await givenContacts(db(), customer.accountId, [
      { number: MCI, name: 'سارا', gender: 2, birthDate: '1990-03-21' },
      { number: IRANCELL, name: null },
    ]);
    const asked = { sending_type: 'keyword', message: '{{نام|دوست}}، {{موبایل}}، {{تاریخ تولد|—}} {{جنسیت|}}' };
    const { quote, sendId } = await quoteAndSend(customer, asked, { phonebook_ids: [String(phonebookId)] });
    expect(quote).toMatchObject({ reachable_count: 2 });
    const line = await startSender();
    await settled(customer, sendId);
    expect(readOn(line)).toEqual({
      '989952000001': 'سارا، 09952000001، 1369/01/01 خانم',
      '989041000001': 'دوست، 09041000001، — ',
    });
  });

  it('is only for who may read contacts, for a text that says their names tells them', async () => {
    const customer = await givenSender();
    const phonebookId = await givenContacts(db(), customer.accountId, [{ number: MCI, name: 'سارا' }]);
    const params = { phonebook_ids: [String(phonebookId)] };
    const asked = { from_number: customer.number, sending_type: 'keyword', message: '{{نام}}' };
    const key = { 'idempotency-key': 'keyword-of-a-member' };
    for (const path of ['/send/calculate-price', '/send/preview']) {
      expect(await customer.callAs(['send.create'], path, { ...asked, ...params })).toMatchObject({ code: '403-8' });
      const both = ['send.create', 'contact.read'];
      expect(await customer.callAs(both, path, { ...asked, ...params })).toMatchObject({ status: 200 });
    }
    expect(await customer.callAs(['send.create'], '/send', { ...asked, params }, key)).toMatchObject({ code: '403-8' });
    const quoted = { ...asked, ...params, quote_id: '1' };
    expect(await customer.callAs(['send.create'], '/send/download_excluded', quoted)).toMatchObject({ code: '403-8' });
  });

  it('ends with its reason and nothing charged when names have grown dearer than the quote', async () => {
    const customer = await givenSender();
    const phonebookId = await givenContacts(db(), customer.accountId, [{ number: MCI, name: 'سارا' }]);
    const asked = { sending_type: 'keyword', message: 'سلام {{نام}}' };
    const { sendId } = await quoteAndSend(customer, asked, { phonebook_ids: [String(phonebookId)] });
    await db()
      .updateTable('contacts')
      .set({ name: 'ن'.repeat(90) })
      .where('account_id', '=', customer.accountId)
      .execute();
    await startSender();
    await until('the send has ended', async () => (await reportOf(customer, sendId)).state === 9);
    expect(await creditOf(customer)).toMatchObject({ credit: '10000000' });
  });
});
