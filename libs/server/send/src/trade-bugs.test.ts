import { RECEIPT_WAITED_MS, chargeOverdueReceipts } from '@peyk/server-sender';
import { silentLog } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import { numbersOf, sendLife, until } from './testing/life';

/** The five faults of billing that customers of this trade know by name. Each name is the name of its test. */
const { db, startSender, givenSender, quoteOf, send, quoteAndSend, reportOf, creditOf } = sendLife();

const PERSIAN = 'سلام، سفارش شما رسید.';
const THREE_PARTS = 'س'.repeat(67 * 3);
const RIGHTEL = '0924';
const MCI = '09952';
/** Queued, sending. */
const PREPARED = [5, 2];

type Customer = Awaited<ReturnType<typeof givenSender>>;

async function untilCounted(customer: Customer, sendId: string, wanted: object): Promise<void> {
  await until(`counts are ${JSON.stringify(wanted)}`, async () => {
    const { counts } = await reportOf(customer, sendId);
    return Object.entries(wanted).every(([name, count]) => counts[name] === count);
  });
}

describe('wrong Unicode price', () => {
  it.each([
    ['one Persian letter makes 160 characters three parts', `${'a'.repeat(159)}ی`, 'ucs2', 3, '4509'],
    ['one emoji makes 70 characters two parts', `${'a'.repeat(69)}😀`, 'ucs2', 2, '3006'],
    ['a typographic quote is no GSM character', `${'a'.repeat(70)}’`, 'ucs2', 2, '3006'],
    ['160 GSM characters stay one part', 'a'.repeat(160), 'gsm7', 1, '3697.5'],
    ['an escaped bracket is two characters', `${'a'.repeat(159)}[`, 'gsm7', 2, '7395'],
  ])('%s: shown, sent and charged so', async (_what, text, encoding, parts, total) => {
    const { carrier } = await startSender();
    const customer = await givenSender();
    const { quote, sendId } = await quoteAndSend(customer, { text, recipients: numbersOf(RIGHTEL) });
    expect(quote.total).toBe(total);
    await untilCounted(customer, sendId, { delivered: 1 });
    expect((await reportOf(customer, sendId)).charged).toBe(total);
    const taken = carrier.taken().map(({ part }) => part);
    expect(taken).toHaveLength(parts);
    expect(taken[0]?.text.encoding).toBe(encoding);
  });
});

describe('large file billed at zero', () => {
  it('prices, holds and gives back each of its 100,000 numbers', async () => {
    await startSender({ window: 0 });
    const customer = await givenSender({ balanceMrial: 137_000_000_000n });
    const { upload_id } = (await customer.upload(numbersOf(MCI, 100_000).join('\n'))).data;
    const common = { from_number: customer.number, message: PERSIAN };
    const { quote } = (await customer.call('/send/calculate-price', { ...common, upload_id })).data;
    const body = { ...common, sending_type: 'file', params: { upload_id }, quote_id: quote.quote_id };
    const sendId = (await customer.call('/send', body, { 'idempotency-key': 'a-large-file' })).data.send_id;
    expect(quote).toMatchObject({ reachable_count: 100_000, total: '137000000' });
    await until('prepared', async () => PREPARED.includes((await reportOf(customer, sendId)).state));
    expect(await creditOf(customer)).toMatchObject({ held: '137000000' });
    const { rows } = await sql`
      select count(*)::int as count, min(price_mrial) as cheapest, max(price_mrial) as dearest
      from recipients where send_id = ${BigInt(sendId)}`.execute(db());
    expect(rows).toEqual([{ count: 100_000, cheapest: 1_370_000n, dearest: 1_370_000n }]);
    const { cancelled_count, returned } = (await customer.call('/send/cancel', { send_id: sendId })).data;
    expect(cancelled_count).toBeGreaterThan(99_000);
    expect(returned).toBe(String(cancelled_count * 1370));
  });
});

describe('lost multipart receipt', () => {
  it('is no delivery and no second charge: held until the waiting time is over, charged once', async () => {
    const { listener } = await startSender({ receiptState: ({ part }) => (part === 1 ? undefined : 'delivered') });
    const customer = await givenSender();
    const { quote, sendId } = await quoteAndSend(customer, { text: THREE_PARTS, recipients: numbersOf(MCI) });
    await untilCounted(customer, sendId, { reached_telecom: 1 });
    await until('finished', async () => (await reportOf(customer, sendId)).state === 6);
    expect(await creditOf(customer)).toMatchObject({ held: quote.total });
    const later = { now: () => new Date(Date.now() + RECEIPT_WAITED_MS + 1_000) };
    expect(await chargeOverdueReceipts({ db: db(), clock: later, log: silentLog })).toBe(1);
    const charged = { charged: quote.total, returned: '0' };
    expect(await reportOf(customer, sendId)).toMatchObject({
      ...charged,
      counts: { reached_telecom: 1, delivered: 0 },
    });
    const { rows } = await sql<{ id: string }>`
      select operator_message_id as id from parts where send_id = ${BigInt(sendId)} and part = 1`.execute(db());
    await listener.onReceipt({
      operatorMessageId: rows[0]?.id ?? '',
      state: 'delivered',
      errorCode: '000',
      at: new Date(),
    });
    await untilCounted(customer, sendId, { delivered: 1 });
    expect(await reportOf(customer, sendId)).toMatchObject(charged);
    expect(await creditOf(customer)).toMatchObject({ held: '0' });
  });
});

describe('opt-out ignored', () => {
  it('leaves out, and does not charge, a number that cancelled between the price and the send', async () => {
    const { carrier } = await startSender();
    const customer = await givenSender({ advertising: true });
    const recipients = numbersOf(RIGHTEL, 3);
    const wanted = { text: PERSIAN, recipients };
    const { quote } = (await quoteOf(customer, wanted)).data;
    expect(quote).toMatchObject({ reachable_count: 3, total: '4509' });
    await carrier.receive(`98${recipients[1]?.slice(1)}`, customer.number, 'لغو۱۱');
    const { data } = await send(customer, wanted, { quote_id: quote.quote_id });
    await untilCounted(customer, data.send_id, { delivered: 2 });
    expect(await reportOf(customer, data.send_id)).toMatchObject({ charged: '3006', excluded: { opted_out: 1 } });
    const reached = carrier.taken().map(({ part }) => `0${part.destination.slice(2)}`);
    expect(reached.toSorted()).toEqual([recipients[0], recipients[2]]);
    expect((await quoteOf(customer, wanted)).data.quote).toMatchObject({ total: '3006', excluded: { opted_out: 1 } });
  });
});

describe('double send on retry', () => {
  it('does not happen when the customer repeats the call, nor when the line has to be tried again', async () => {
    const tried = new Set<string>();
    const { carrier } = await startSender({
      // The line is lost under each message once, before it has left.
      decide: ({ destination }) => {
        if (tried.has(destination)) return undefined;
        tried.add(destination);
        return { kind: 'unsent' };
      },
    });
    const customer = await givenSender();
    const wanted = { text: PERSIAN, recipients: numbersOf(MCI, 40) };
    const again = { key: 'the-customer-got-no-answer' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(customer, wanted, again)));
    const sendId = answers[0]?.data.send_id;
    await untilCounted(customer, sendId, { delivered: 40 });
    answers.push(await send(customer, wanted, again));
    expect(new Set(answers.map(({ data }) => data.send_id)).size).toBe(1);
    expect(tried.size).toBe(40);
    expect(carrier.taken()).toHaveLength(40);
    expect(await reportOf(customer, sendId)).toMatchObject({ charged: String(40 * 1370), returned: '0' });
    expect((await creditOf(customer)).held).toBe('0');
  });
});
