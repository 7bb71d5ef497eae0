import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { notify, runTransaction } from '@peyk/server-database';
import { getWallet } from '@peyk/server-ledger';
import { lockSend } from './control/lock-send';
import { pauseSend, resumeSend } from './control/pause-send';
import { prepareSends } from './prepare/prepare-sends';
import { NONE_CLOSED, claimChunks } from './sql/claim-chunks';
import { markChunks } from './sql/mark-chunks';
import { expireSends } from './stop/expire-sends';
import { givenSend, mciNumbers } from './testing/given-send';
import { FIRST_PASS } from './testing/pass';
import { readSend } from './testing/read-send';
import { PRICE, sendersOnDatabase } from './testing/senders-on-database';
import { waitUntil } from './testing/wait-until';

const { state, givenCustomer, systemContext, whenFinished, whenSettled } = sendersOnDatabase();

const SOON = () => new Date(Date.now() + 3_600_000);
const PAST = () => new Date(Date.now() - 1_000);

/** As if its hour were over: clocks of senders stay as they are, because their leases live by them. */
async function expire(sendId: bigint) {
  await sql`update sends set expires_at = ${PAST()} where id = ${sendId}`.execute(state.test.db);
  await notify(state.test.db, 'send_control', '');
}

describe('a send that expires', () => {
  it('in the middle gives back what was not handed over, exactly and once, and ends as finished with a reason', async () => {
    const customer = await givenCustomer(25_000);
    const { carrier, operator } = await state.rig.start({
      window: 20,
      behave: (_, nth) => (nth > 50 ? 'hold' : undefined),
    });
    const plan = { expires_at: SOON() };
    const sendId = await givenSend(state.test.db, { ...customer, numbers: mciNumbers(25_000), plan });
    await waitUntil('its window is full', () => carrier.held.length >= 19);
    await expire(sendId);
    await Promise.all([1, 2, 3].map(() => expireSends(systemContext())));
    const sent = operator.submits.length;
    await waitUntil(
      'all else has expired',
      async () => (await readSend(state.test.db, sendId)).statuses[13] === 25_000 - sent,
    );
    expect((await readSend(state.test.db, sendId)).send.finished_at).toBeNull();
    carrier.answerHeld();
    const { send, statuses, returnedMrial } = await whenSettled(sendId);
    expect([send.state, statuses]).toEqual([6, { 2: sent, 13: 25_000 - sent }]);
    expect(send.state_reason).toContain('مهلت');
    expect(returnedMrial).toBe(PRICE * BigInt(25_000 - sent));
    expect(operator.submits).toHaveLength(sent);
  });

  it('tells the operator for how long it may try', async () => {
    const customer = await givenCustomer(1);
    const { operator } = await state.rig.start();
    const plan = { expires_at: SOON() };
    await whenFinished(await givenSend(state.test.db, { ...customer, numbers: mciNumbers(1), plan }));
    expect(operator.submits[0]?.validitySeconds).toBeGreaterThan(3_500);
    expect(operator.submits[0]?.validitySeconds).toBeLessThanOrEqual(3_600);
  });

  it('is marked no more, also when nobody has expired it yet', async () => {
    const customer = await givenCustomer(10);
    const plan = { expires_at: SOON() };
    const sendId = await givenSend(state.test.db, { ...customer, numbers: mciNumbers(10), plan });
    await prepareSends(systemContext());
    const question = {
      lane: 1,
      limit: 1,
      afterSendId: 0n,
      heldSendIds: [],
      closed: NONE_CLOSED,
      leaseMs: 60_000,
    } as const;
    const workerId = randomUUID();
    const late = SOON();
    expect(await claimChunks(state.test.db, { ...question, workerId, now: late })).toEqual([]);
    await claimChunks(state.test.db, { ...question, workerId, now: new Date() });
    const wish = { accountId: customer.accountId, sendId, chunk: 1, nextN: 1, take: 1 };
    expect(
      await markChunks(state.test.db, workerId, [wish], { now: late, leaseUntil: late, pass: FIRST_PASS }),
    ).toEqual([]);
    expect(
      await markChunks(state.test.db, workerId, [wish], { now: new Date(), leaseUntil: late, pass: FIRST_PASS }),
    ).toEqual([0]);
  });

  it('before it was made is finished with nothing held, also when it was paused or waited for its time', async () => {
    const customer = await givenCustomer(10);
    const plan = { expires_at: PAST(), send_time: PAST() };
    for (const before of [0, 1, 10, 11]) {
      const sendId = await givenSend(state.test.db, {
        ...customer,
        numbers: mciNumbers(10),
        plan: { ...plan, state: before },
      });
      await expireSends(systemContext());
      const { send } = await readSend(state.test.db, sendId);
      expect([send.state, send.finished_at !== null, send.settled_at !== null]).toEqual([6, true, true]);
    }
    expect(await getWallet(state.test.db, customer.accountId)).toMatchObject({
      heldMrial: 0n,
      balanceMrial: PRICE * 10n,
    });
  });

  it('is passed over while somebody holds it, so that those behind it expire, and comes in the next round', async () => {
    const customer = await givenCustomer(10);
    const given = (secondsAgo: number) => {
      const plan = { expires_at: new Date(Date.now() - secondsAgo * 1_000) };
      return givenSend(state.test.db, { ...customer, numbers: mciNumbers(1), plan });
    };
    const [held, behind] = [await given(20), await given(10)];
    const stateOf = async (sendId: bigint) => (await readSend(state.test.db, sendId)).send.state;
    await runTransaction(state.test.db, async (tx) => {
      await lockSend(tx, { accountId: customer.accountId, sendId: held });
      await expireSends(systemContext());
      expect([await stateOf(held), await stateOf(behind)]).toEqual([0, 6]);
    });
    await expireSends(systemContext());
    expect(await stateOf(held)).toBe(6);
  });

  it('while it is paused expires all the same, with its charity', async () => {
    const customer = await givenCustomer(200);
    const { carrier, operator } = await state.rig.start({ window: 10, behave: () => 'hold' });
    const plan = { expires_at: SOON() };
    const sendId = await givenSend(state.test.db, { ...customer, numbers: mciNumbers(100), withCharity: true, plan });
    await waitUntil('its window is full', () => carrier.held.length >= 9);
    const key = { accountId: customer.accountId, sendId };
    await pauseSend(systemContext(), key);
    await expire(sendId);
    await expireSends(systemContext());
    expect(await pauseSend(systemContext(), key)).not.toMatchObject({ state: 10 });
    carrier.answerHeld();
    const { send, statuses } = await whenSettled(sendId);
    expect([send.state, send.paused_at, statuses[13]]).toEqual([6, null, 100 - operator.submits.length]);
    expect(await resumeSend(systemContext(), key)).toMatchObject({ state: 6 });
  });

  it('while the line is down gives back what was marked and not handed over', async () => {
    const customer = await givenCustomer(5);
    let tried = 0;
    const { operator } = await state.rig.start({
      behave: () => {
        tried += 1;
        return { kind: 'unsent' };
      },
    });
    const plan = { expires_at: SOON() };
    const sendId = await givenSend(state.test.db, { ...customer, numbers: mciNumbers(5), plan });
    await waitUntil('all were tried', () => tried >= 5);
    await expire(sendId);
    const { statuses, returnedMrial } = await whenFinished(sendId);
    expect([statuses, returnedMrial, operator.submits.length]).toEqual([{ 13: 5 }, PRICE * 5n, 0]);
  });
});
