import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { prepareSends } from './prepare/prepare-sends';
import { NONE_CLOSED, claimChunks } from './sql/claim-chunks';
import { stopSend } from './stop/stop-send';
import { givenCode, givenSend, mciNumbers } from './testing/given-send';
import { sendersOnDatabase } from './testing/senders-on-database';
import { TestOperator } from './testing/test-carrier';
import { waitUntil } from './testing/wait-until';

const { state, givenCustomer, systemContext, whenFinished } = sendersOnDatabase();

const setLineRate = (lineId: number | bigint, perSecond: number | null) =>
  sql`update lines set max_per_second = ${perSecond} where id = ${lineId}`.execute(state.test.db);

/** A claim as another process would make it. */
function claimAsOther(lane: 0 | 1) {
  const question = { lane, limit: 5, afterSendId: 0n, heldSendIds: [], closed: NONE_CLOSED, leaseMs: 1_000 };
  return claimChunks(state.test.db, { ...question, workerId: randomUUID(), now: new Date() });
}

/** Which workers have chunks of these sends. */
async function workersOf(sendIds: readonly bigint[]): Promise<number> {
  const { rows } = await sql`select distinct worker_id from send_chunks
    where send_id in (${sql.join(sendIds)}) and worker_id is not null`.execute(state.test.db);
  return rows.length;
}

describe('a line with a rate', () => {
  it('is one process’s at a time, whosever sends they are; login codes and other lines are everybody’s', async () => {
    const customer = await givenCustomer(20, { maxPerSecond: 100 });
    const sharer = await givenCustomer(20);
    const { lineId } = customer;
    await sql`insert into account_lines (account_id, line_id) values (${sharer.accountId}, ${lineId})`.execute(
      state.test.db,
    );
    const { carrier } = await state.rig.start({ window: 3, behave: () => 'hold' });
    const first = await givenSend(state.test.db, { ...customer, numbers: mciNumbers(10) });
    await waitUntil('one process has begun', () => carrier.held.length > 0);
    await carrier.close();
    const theirs = await givenSend(state.test.db, { ...sharer, lineId, numbers: mciNumbers(10, 10) });
    await prepareSends(systemContext());
    expect(await claimAsOther(1)).toEqual([]);

    await givenCode(state.test.db, { ...customer, mobile: 952_000_091, text: '12345' });
    expect(await claimAsOther(0)).toHaveLength(1);
    const elsewhere = await givenSend(state.test.db, { ...sharer, numbers: mciNumbers(10, 20) });
    await prepareSends(systemContext());
    expect((await claimAsOther(1)).map(({ sendId }) => sendId)).toEqual([elsewhere]);

    await setLineRate(lineId, null);
    expect((await claimAsOther(1)).map(({ sendId }) => sendId)).toEqual([theirs]);
    await stopSend(systemContext(), { accountId: customer.accountId, sendId: first });
  });

  it('that gets it while two processes are at work is given up by one of them', async () => {
    const operator = new TestOperator();
    const options = { operator, window: 10, behave: () => 'hold' as const };
    const [one, other] = [await state.rig.start(options), await state.rig.start(options)];
    const customer = await givenCustomer(25_000);
    const sendIds = [
      await givenSend(state.test.db, { ...customer, numbers: mciNumbers(12_500) }),
      await givenSend(state.test.db, { ...customer, numbers: mciNumbers(12_500, 12_500) }),
    ];
    await waitUntil('both are at work', () => one.carrier.held.length > 0 && other.carrier.held.length > 0);
    await setLineRate(customer.lineId, 1);
    await waitUntil('one has given its chunks back', async () => {
      one.carrier.answerHeld();
      other.carrier.answerHeld();
      return (await workersOf(sendIds)) === 1;
    });
    for (const sendId of sendIds) await stopSend(systemContext(), { accountId: customer.accountId, sendId });
    one.carrier.answerHeld();
    other.carrier.answerHeld();
    for (const sendId of sendIds) await whenFinished(sendId);
  });
});
