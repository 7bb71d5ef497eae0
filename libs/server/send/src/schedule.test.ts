import { wakeScheduled } from '@peyk/server-sender';
import { sql } from 'kysely';
import { silentLog } from '@peyk/shared-testing-node';
import { reviewSend, setReviewRequired } from './admin/review.service';
import { MOST_AHEAD_MS } from './schedule.policy';
import { sendersOnApi } from './testing/senders';

const { clock, db, api, givenSender, send, sendsOf, quote, freshKey } = sendersOnApi();

const MINUTE_MS = 60_000;
const ahead = (ms: number) => new Date(clock.now().getTime() + ms).toISOString();
const wake = () => wakeScheduled({ db: db(), clock, log: silentLog });

type Sender = Awaited<ReturnType<typeof givenSender>>;
const control = (sender: Sender, what: string, body: object) => api().call(sender.token, `/send/${what}`, body);

async function givenScheduled(sender: Sender, change: object = {}) {
  const { data } = await send(sender, { send_time: ahead(10 * MINUTE_MS), ...change });
  return data.send_id as string;
}

describe('a time to send at', () => {
  it.each([
    ['a minute ahead', MINUTE_MS, 200, '200-1'],
    ['a year ahead', MOST_AHEAD_MS, 200, '200-1'],
    ['half a minute ahead', MINUTE_MS / 2, 422, '422-39'],
    ['in the past', -MINUTE_MS, 422, '422-39'],
    ['more than a year ahead', MOST_AHEAD_MS + 1, 422, '422-38'],
  ])('%s', async (_what, ms, status, code) => {
    const answer = await send(await givenSender(), { send_time: ahead(ms) });
    expect([answer.status, answer.code]).toEqual([status, code]);
    expect(answer.errors?.send_time ?? null).toEqual(status === 422 ? expect.any(String) : null);
    if (status === 200) expect(answer.data.state).toBe(11);
  });

  it('wakes its send once, by several processes at once, and not before', async () => {
    const sender = await givenSender();
    const sendId = await givenScheduled(sender);
    clock.advance(9 * MINUTE_MS);
    await wake();
    expect((await sendsOf(sender))[0]?.state).toBe(11);
    clock.advance(MINUTE_MS);
    const woken = await Promise.all([wake(), wake(), wake()]);
    expect(woken.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect((await sendsOf(sender))[0]).toMatchObject({ id: BigInt(sendId), state: 0 });
  });

  it('of a send that another process is just waking is left to that one', async () => {
    const sendId = BigInt(await givenScheduled(await givenSender()));
    clock.advance(11 * MINUTE_MS);
    const woken = await db()
      .transaction()
      .execute(async (tx) => {
        await tx.updateTable('sends').set({ state: 0 }).where('id', '=', sendId).execute();
        return Promise.race([wake(), new Promise((resolve) => setTimeout(resolve, 3_000, 'waited for it'))]);
      });
    expect(woken).toBe(0);
  });

  it('that passed while nobody was there is made up for', async () => {
    const sender = await givenSender();
    await givenScheduled(sender);
    clock.advance(3 * 24 * 60 * MINUTE_MS);
    expect(await wake()).toBe(1);
  });

  it('begins after the review: what was accepted late goes at once, the other waits', async () => {
    const sender = await givenSender();
    await setReviewRequired(db(), sender.accountId, true);
    const [soon, later] = [await givenScheduled(sender), await givenScheduled(sender, { send_time: ahead(1e9) })];
    expect((await sendsOf(sender)).map(({ state }) => state)).toEqual([1, 1]);
    clock.advance(20 * MINUTE_MS);
    for (const id of [soon, later]) await reviewSend(db(), { sendId: BigInt(id), verdict: 'accept' }, clock.now());
    expect((await sendsOf(sender)).map(({ state }) => state)).toEqual([0, 11]);
  });

  it('may be moved until it has come, and the expiry moves along', async () => {
    const sender = await givenSender();
    const sendId = await givenScheduled(sender, { validity_minutes: 60 });
    const to = ahead(30 * MINUTE_MS);
    const moved = await control(sender, 'reschedule', { send_id: sendId, send_time: to });
    expect(moved.data).toEqual({ send_id: sendId, state: 11, send_time: to, rate_per_second: null });
    expect((await sendsOf(sender))[0]).toMatchObject({
      send_time: new Date(to),
      expires_at: new Date(new Date(to).getTime() + 60 * MINUTE_MS),
    });
    const past = await control(sender, 'reschedule', { send_id: sendId, send_time: ahead(0) });
    expect([past.status, past.code]).toEqual([422, '422-39']);
    clock.advance(31 * MINUTE_MS);
    await wake();
    const late = await control(sender, 'reschedule', { send_id: sendId, send_time: ahead(30 * MINUTE_MS) });
    expect([late.status, late.code]).toEqual([409, '409-27']);
  });

  it('is held back by a pause, and a resume after it goes at once', async () => {
    const sender = await givenSender();
    const [one, other] = [await givenScheduled(sender), await givenScheduled(sender)];
    for (const send_id of [one, other]) await control(sender, 'pause', { send_id });
    expect((await control(sender, 'resume', { send_id: one })).data.state).toBe(11);
    clock.advance(11 * MINUTE_MS);
    await wake();
    expect((await sendsOf(sender)).map(({ state }) => state)).toEqual([0, 10]);
    expect((await control(sender, 'resume', { send_id: other })).data.state).toBe(0);
  });

  it('has its money at once where a quote was presented, and all of it comes back when it is stopped', async () => {
    const sender = await givenSender({ balanceMrial: 10_000_000n });
    const { quote_id, total } = await quote(sender, { charity: true });
    const sendId = await givenScheduled(sender, { quote_id, charity: true });
    const stopped = await control(sender, 'cancel', { send_id: sendId });
    expect(stopped.data).toMatchObject({ state: 7, cancelled_count: 0, returned: total });
    expect((await control(sender, 'cancel', { send_id: sendId })).data).toEqual(stopped.data);
  });
});

describe('paused sends', () => {
  it('are five hundred at most', async () => {
    const sender = await givenSender();
    const [first, second] = [await givenScheduled(sender), await givenScheduled(sender)];
    await sql`
      insert into sends (account_id, type, state, line_id, from_number, text, encoding, language, parts, unit_mrial,
        statutory_mrial, refund_rule, requested_count, created_at)
      select account_id, type, 10, line_id, from_number, text, encoding, language, parts, unit_mrial, statutory_mrial,
        refund_rule, requested_count, created_at
      from sends, generate_series(1, 499) where id = ${BigInt(first)}`.execute(db());
    expect((await control(sender, 'pause', { send_id: first })).data.state).toBe(10);
    expect((await control(sender, 'pause', { send_id: first })).data.state).toBe(10);
    const refused = await control(sender, 'pause', { send_id: second });
    expect([refused.status, refused.code]).toEqual([429, '429-22']);
    await control(sender, 'resume', { send_id: first });
    expect((await control(sender, 'pause', { send_id: second })).status).toBe(200);
  });
});

describe('a send of another account', () => {
  it('is as unknown as none, whatever is asked of it', async () => {
    const sendId = await givenScheduled(await givenSender());
    const stranger = await givenSender();
    const asked: [string, object][] = [
      ['pause', {}],
      ['resume', {}],
      ['cancel', {}],
      ['set_rate', { rate_per_second: 5 }],
      ['reschedule', { send_time: ahead(5 * MINUTE_MS) }],
    ];
    for (const [what, body] of asked) {
      const answer = await control(stranger, what, { send_id: sendId, ...body });
      expect([what, answer.status, answer.code]).toEqual([what, 404, '404-20']);
    }
    const resent = await api().call(
      stranger.token,
      '/send/resend_failed',
      { send_id: sendId },
      { 'idempotency-key': freshKey() },
    );
    expect([resent.status, resent.code]).toEqual([404, '404-20']);
  });
});
