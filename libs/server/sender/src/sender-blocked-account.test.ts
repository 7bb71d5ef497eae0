import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { resumeSend } from './control/pause-send';
import { wakeScheduled } from './control/schedule';
import { prepareSends } from './prepare/prepare-sends';
import { NONE_CLOSED, claimChunks } from './sql/claim-chunks';
import { markChunks } from './sql/mark-chunks';
import { stopSend } from './stop/stop-send';
import { givenCode, givenSend, mciNumbers } from './testing/given-send';
import { FIRST_PASS } from './testing/pass';
import { readSend } from './testing/read-send';
import { PRICE, most, sendersOnDatabase } from './testing/senders-on-database';
import { setBlocked } from './testing/set-blocked';
import { TestOperator } from './testing/test-carrier';
import { waitUntil } from './testing/wait-until';

const { state, givenCustomer, systemContext, whenFinished, whenSettled } = sendersOnDatabase();

const block = (accountId: bigint, tells = true) => setBlocked(state.test.db, accountId, { reason: 'بدهی', tells });
const unblock = (accountId: bigint, tells = true) => setBlocked(state.test.db, accountId, { reason: null, tells });

async function leasedChunks(sendId: bigint): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from send_chunks where send_id = ${sendId} and worker_id is not null`.execute(
    state.test.db,
  );
  return rows[0]?.count ?? 0;
}

async function walletOf(accountId: bigint) {
  return state.test.db
    .selectFrom('wallets')
    .select(['balance_mrial', 'held_mrial'])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
}

/** A send that three processes work on, slow enough to be in the middle of it. */
async function givenAtWork(count: number) {
  const customer = await givenCustomer(count);
  const operator = new TestOperator();
  for (let i = 0; i < 3; i += 1) await state.rig.start({ operator, window: 20 });
  const sends: bigint[] = [];
  const each = count / 3;
  for (let i = 0; i < 3; i += 1)
    sends.push(await givenSend(state.test.db, { ...customer, numbers: mciNumbers(each, i * each) }));
  await waitUntil('it is well under way', () => operator.submits.length > 100);
  return { ...customer, operator, sends };
}

describe('a block', () => {
  it('of an account whose sends several processes hand over: at once nothing more is marked, and nothing is lost', async () => {
    const { accountId, operator, sends } = await givenAtWork(3_000);
    await block(accountId);
    for (const sendId of sends)
      await waitUntil('its chunks are given back', async () => (await leasedChunks(sendId)) === 0);
    const left = operator.submits.length;
    expect(left).toBeLessThan(3_000);
    const marked = async () => {
      const { rows } = await sql<{ sum: number }>`
        select sum(next_n - 1)::int as sum from send_chunks where account_id = ${accountId}`.execute(state.test.db);
      return rows[0]?.sum;
    };
    expect(await marked()).toBe(left);
    // Another account's send comes and goes meanwhile: the senders are at work, and pass over what is held.
    const other = await givenSend(state.test.db, { ...(await givenCustomer(50)), numbers: mciNumbers(50, 900_000) });
    await whenFinished(other);
    expect(operator.submits).toHaveLength(left + 50);
    for (const sendId of sends) {
      const { send, statuses } = await readSend(state.test.db, sendId);
      expect([2, 5]).toContain(send.state);
      expect([send.finished_at, statuses[12]]).toEqual([null, undefined]);
    }
    await unblock(accountId);
    for (const sendId of sends) expect((await whenSettled(sendId)).statuses).toEqual({ 2: 1_000 });
    expect([operator.submits.length, most(operator)]).toEqual([3_050, 1]);
    expect(await walletOf(accountId)).toEqual({ balance_mrial: 0n, held_mrial: 0n });
  });

  it.each([1, 0] as const)(
    'is seen in lane %i by a claim and a mark that nobody has told of it, and so is its end',
    async (lane) => {
      const customer = await givenCustomer(10);
      const sendId = await givenSend(state.test.db, { ...customer, lane, numbers: mciNumbers(10) });
      await prepareSends(systemContext());
      const workerId = randomUUID();
      const times = { now: new Date(), leaseMs: 60_000 };
      const question = { lane, limit: 1, afterSendId: 0n, heldSendIds: [], closed: NONE_CLOSED, workerId } as const;
      await block(customer.accountId, false);
      expect(await claimChunks(state.test.db, { ...question, ...times })).toEqual([]);
      await unblock(customer.accountId, false);
      expect(await claimChunks(state.test.db, { ...question, ...times })).toHaveLength(1);
      const key = { accountId: customer.accountId, sendId };
      const mark = () =>
        markChunks(state.test.db, workerId, [{ ...key, chunk: 1, nextN: 1, take: 1 }], {
          pass: FIRST_PASS,
          now: times.now,
          leaseUntil: times.now,
        });
      await block(customer.accountId, false);
      expect(await mark()).toEqual([]);
      await unblock(customer.accountId, false);
      expect(await mark()).toEqual([0]);
      await stopSend(systemContext(), key);
    },
  );

  it('whose notification was lost holds all the same, and so is heard its end', async () => {
    const { accountId, operator, sends } = await givenAtWork(3_000);
    await block(accountId, false);
    for (const sendId of sends)
      await waitUntil('its chunks are given back', async () => (await leasedChunks(sendId)) === 0);
    const left = operator.submits.length;
    expect(left).toBeLessThan(3_000);
    await unblock(accountId, false);
    for (const sendId of sends) expect((await whenSettled(sendId)).statuses).toEqual({ 2: 1_000 });
    expect([operator.submits.length, most(operator)]).toEqual([3_000, 1]);
  });

  it('a hundred times in a row sends nothing twice and loses nothing', async () => {
    const { accountId, operator, sends } = await givenAtWork(3_000);
    for (let i = 0; i < 100; i += 1) {
      await block(accountId, i % 3 > 0);
      await unblock(accountId, i % 5 > 0);
    }
    for (const sendId of sends) expect((await whenSettled(sendId)).statuses).toEqual({ 2: 1_000 });
    expect([operator.submits.length, most(operator)]).toEqual([3_000, 1]);
  });

  it('leaves login codes of the installation alone, whatever is written at its account', async () => {
    const { accountId, lineId } = await givenCustomer(1);
    await state.test.db.updateTable('accounts').set({ kind: 'system' }).where('id', '=', accountId).execute();
    await block(accountId);
    const { operator } = await state.rig.start();
    await givenCode(state.test.db, { accountId, lineId, mobile: 952_000_001, text: 'code 12345' });
    await waitUntil('the code has left', () => operator.submits.length === 1);
    await waitUntil('its receipt is in', async () => {
      const { rows } = await sql`select 1 from recipients where account_id = ${accountId} and status <> 2`.execute(
        state.test.db,
      );
      return rows.length === 0;
    });
  });
});

describe('of a blocked account', () => {
  it.each([
    ['checking', null],
    ['inactive', 'mobile'],
  ] as const)('and of one that is %s, nothing is prepared, and nothing held', async (activation, activation_reason) => {
    const customer = await givenCustomer(2);
    const sendId = await givenSend(state.test.db, { ...customer, numbers: mciNumbers(2) });
    const stands = (change: object) =>
      state.test.db.updateTable('accounts').set(change).where('id', '=', customer.accountId).execute();
    for (const held of [{ blocked_reason: 'بدهی' }, { blocked_reason: null, activation, activation_reason }]) {
      await stands(held);
      await prepareSends(systemContext());
      expect((await readSend(state.test.db, sendId)).send).toMatchObject({ state: 0, queued_at: null });
      expect(await walletOf(customer.accountId)).toEqual({ balance_mrial: 2n * PRICE, held_mrial: 0n });
    }
    await stands({ activation: 'active', activation_reason: null });
    await prepareSends(systemContext());
    expect((await readSend(state.test.db, sendId)).send).toMatchObject({ state: 5 });
    await stopSend(systemContext(), { accountId: customer.accountId, sendId });
  });

  it('a scheduled send does not begin at its time, and does when the account is opened again', async () => {
    const customer = await givenCustomer(3);
    const plan = { state: 11, send_time: new Date(Date.now() - 60_000) };
    const sendId = await givenSend(state.test.db, { ...customer, numbers: mciNumbers(3), plan });
    await block(customer.accountId);
    expect(await wakeScheduled(systemContext())).toBe(0);
    await state.rig.start();
    const other = await givenSend(state.test.db, { ...(await givenCustomer(1)), numbers: mciNumbers(1, 500) });
    await whenFinished(other);
    expect((await readSend(state.test.db, sendId)).send.state).toBe(11);
    await unblock(customer.accountId);
    expect((await whenSettled(sendId)).statuses).toEqual({ 2: 3 });
  });

  it('a send that was resumed in the same instant stands all the same', async () => {
    const customer = await givenCustomer(2);
    const sendId = await givenSend(state.test.db, { ...customer, numbers: mciNumbers(2), plan: { state: 10 } });
    const key = { accountId: customer.accountId, sendId };
    await block(customer.accountId);
    await resumeSend(systemContext(), key);
    const { operator } = await state.rig.start();
    const other = await givenSend(state.test.db, { ...(await givenCustomer(1)), numbers: mciNumbers(1, 500) });
    await whenFinished(other);
    expect(operator.submits).toHaveLength(1);
    expect((await readSend(state.test.db, sendId)).send.state).toBe(0);
    await stopSend(systemContext(), key);
  });

  it('a send may be stopped, to the milli-rial', async () => {
    const { accountId, operator, sends } = await givenAtWork(3_000);
    await block(accountId);
    for (const sendId of sends)
      await waitUntil('its chunks are given back', async () => (await leasedChunks(sendId)) === 0);
    let returned = 0n;
    for (const sendId of sends)
      returned += (await stopSend(systemContext(), { accountId, sendId }, 'دلیل'))?.returnedMrial ?? 0n;
    const left = operator.submits.length;
    expect(returned).toBe(PRICE * BigInt(3_000 - left));
    for (const sendId of sends)
      expect((await whenSettled(sendId)).send).toMatchObject({ state: 7, state_reason: 'دلیل' });
    expect(await walletOf(accountId)).toEqual({ balance_mrial: returned, held_mrial: 0n });
  });
});
