import { sql } from 'kysely';
import { numbersOf, sendLife, until } from './testing/life';

const { db, startSender, stopSenders, givenSender, quoteAndSend, send, reportOf, creditOf } = sendLife();

const TEXT = 'سلام، سفارش شما رسید.';
const wanted = (count: number) => ({ text: TEXT, recipients: numbersOf('09952', count) });

type Customer = Awaited<ReturnType<typeof givenSender>>;
let keys = 0;
const freshKey = () => ({ 'idempotency-key': `control-key-${(keys += 1)}` });
const control = ({ call }: Customer, what: string, sendId: string, more: object = {}) =>
  call(`/send/${what}`, { send_id: sendId, ...more });

async function whenState(customer: Customer, sendId: string, state: number) {
  await until(`state ${state}`, async () => (await reportOf(customer, sendId)).state === state);
  return reportOf(customer, sendId);
}

describe('control of a send', () => {
  it('pauses, resumes and stops; each says what may be done next, and why it stands', async () => {
    await startSender({ window: 0 });
    const customer = await givenSender();
    const { sendId, quote } = await quoteAndSend(customer, wanted(50));
    await whenState(customer, sendId, 5).catch(() => whenState(customer, sendId, 2));
    expect(await reportOf(customer, sendId)).toMatchObject({ can_pause: true, can_resume: false, can_stop: true });
    expect((await control(customer, 'pause', sendId)).data).toMatchObject({ send_id: sendId, state: 10 });
    const paused = await reportOf(customer, sendId);
    expect(paused).toMatchObject({ state: 10, can_pause: false, can_resume: true, can_stop: true });
    expect(paused.state_reason).toContain('نگه داشته');
    expect(await creditOf(customer)).toMatchObject({ held: quote.total });
    await control(customer, 'resume', sendId);
    await control(customer, 'pause', sendId);
    const stopped = await control(customer, 'cancel', sendId);
    const report = await reportOf(customer, sendId);
    expect(report).toMatchObject({
      state: 7,
      can_pause: false,
      can_resume: false,
      can_stop: false,
      can_set_rate: false,
      paused_at: null,
    });
    expect(report.returned).toBe(stopped.data.returned);
    for (const [what, code, more] of [
      ['pause', '409-25', {}],
      ['resume', '409-26', {}],
      ['set_rate', '409-28', { rate_per_second: 3 }],
    ] as const) {
      const answer = await control(customer, what, sendId, more);
      expect([answer.status, answer.code, answer.errors?.send_id]).toEqual([409, code, expect.any(String)]);
    }
  });

  it('keeps the rate that was asked for, and changes it', async () => {
    const customer = await givenSender();
    const { data } = await send(customer, wanted(2), { rate_per_second: 7 });
    expect(await reportOf(customer, data.send_id)).toMatchObject({ rate_per_second: 7, can_set_rate: true });
    const changed = await control(customer, 'set_rate', data.send_id, { rate_per_second: null });
    expect(changed.data.rate_per_second).toBeNull();
    expect(await reportOf(customer, data.send_id)).toMatchObject({ rate_per_second: null });
    for (const wrong of [0, 100_001, 1.5]) {
      const answer = await control(customer, 'set_rate', data.send_id, { rate_per_second: wrong });
      expect([wrong, answer.status]).toEqual([wrong, 422]);
    }
  });
});

describe('a test', () => {
  it('goes to the own number, is priced as usual, marked, and repeated by no second call', async () => {
    const { carrier } = await startSender();
    const customer = await givenSender({ mobile: 952_000_077 });
    const body = { from_number: customer.number, message: TEXT };
    const key = freshKey();
    const first = await customer.call('/send/test', body, key);
    const again = await customer.call('/send/test', body, key);
    expect(again.data).toEqual(first.data);
    const report = await whenState(customer, first.data.send_id, 6);
    expect(report).toMatchObject({ is_test: true, cost: '1370', requested_count: 1 });
    const taken = carrier.taken().filter(({ part }) => part.source === customer.number);
    expect(taken.map(({ part }) => part.destination)).toEqual(['989952000077']);
  });
});

describe('a resend', () => {
  /** Two of five did not arrive, one is in doubt. */
  async function givenFailed() {
    const failing = { now: new Set(['989952000000', '989952000001']) };
    const line = await startSender({
      receiptState: ({ destination }) => (failing.now.has(destination) ? 'undelivered' : 'delivered'),
      decide: ({ destination }) => (destination === '989952000004' ? { kind: 'unknown' } : undefined),
    });
    const customer = await givenSender();
    const { sendId } = await quoteAndSend(customer, { ...wanted(5), charity: true });
    await until('all receipts are in', async () => {
      const { counts, finished_at } = await reportOf(customer, sendId);
      return finished_at !== null && counts.delivered === 2 && counts.undelivered === 2;
    });
    const resend = (id = sendId, key = freshKey()) => customer.call('/send/resend_failed', { send_id: id }, key);
    return { ...line, customer, sendId, failing, resend };
  }

  it('is refused while nobody knows whom the send has not reached, for its recipients lie in files', async () => {
    const { customer, sendId, resend } = await givenFailed();
    await sql`update send_partitions set state = 2`.execute(db());
    const refused = await resend();
    expect([refused.status, refused.code]).toEqual([409, '409-602']);
    expect((await reportOf(customer, sendId)).resendable_count).toBe(0);
    await sql`update send_partitions set state = 0`.execute(db());
    await whenState(customer, (await resend()).data.send_id, 6);
  });

  it('goes to whom the send has certainly not reached, in the same words, and never to whom a resend has', async () => {
    const { customer, sendId, failing, resend, carrier } = await givenFailed();
    expect(await reportOf(customer, sendId)).toMatchObject({ resendable_count: 2 });
    failing.now = new Set(['989952000001']);
    const first = await resend();
    const second = await whenState(customer, first.data.send_id, 6);
    expect(second).toMatchObject({ resent_from: sendId, text: TEXT, requested_count: 2, cost: '2740', charity: '137' });
    await until('its receipts are in', async () => {
      const { counts } = await reportOf(customer, first.data.send_id);
      return counts.delivered === 1 && counts.undelivered === 1;
    });
    expect(await reportOf(customer, sendId)).toMatchObject({ resendable_count: 1 });
    failing.now = new Set();
    // Of the resend it is the same: there is one list of those who have not got the text.
    const third = await resend(first.data.send_id);
    // Its receipt may come before it is finished, and until then another one is refused as under way.
    const last = await whenState(customer, third.data.send_id, 6);
    expect(last).toMatchObject({ resent_from: sendId, requested_count: 1 });
    await until('it has arrived', async () => (await reportOf(customer, third.data.send_id)).counts.delivered === 1);
    expect((await reportOf(customer, sendId)).resendable_count).toBe(0);
    const nothing = await resend();
    expect([nothing.status, nothing.code]).toEqual([422, '422-37']);
    const times = carrier.taken().filter(({ part }) => part.destination === '989952000001').length;
    expect(times).toBe(3);
  });

  it('is one, however often and from how many places it is asked for', async () => {
    const { resend } = await givenFailed();
    await stopSenders();
    const key = freshKey();
    const [one, same] = [await resend(undefined, key), await resend(undefined, key)];
    expect(same.data).toEqual(one.data);
    const refused = await resend();
    expect([refused.status, refused.code]).toEqual([409, '409-30']);
  });

  it('by two at once is accepted once', async () => {
    const { resend } = await givenFailed();
    await stopSenders();
    const answers = await Promise.all([resend(), resend(), resend()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('is refused while the send is under way, and of one that failed as a whole', async () => {
    const customer = await givenSender();
    const { data } = await send(customer, wanted(2));
    const early = await customer.call('/send/resend_failed', { send_id: data.send_id }, freshKey());
    expect([early.status, early.code]).toEqual([409, '409-30']);
    await control(customer, 'cancel', data.send_id);
    const nothing = await customer.call('/send/resend_failed', { send_id: data.send_id }, freshKey());
    expect([nothing.status, nothing.code]).toEqual([422, '422-37']);
  });
});
