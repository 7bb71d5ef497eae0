import { setTimeout as sleep } from 'node:timers/promises';
import { closeDatabase, createDatabase } from '@peyk/server-database';
import { getWallet } from '@peyk/server-ledger';
import { silentLog } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import { prepareSends } from './prepare/prepare-sends';
import { stopSend } from './stop/stop-send';
import { givenSend, mciNumbers } from './testing/given-send';
import { readSend } from './testing/read-send';
import { PRICE, sendersOnDatabase } from './testing/senders-on-database';
import { waitUntil } from './testing/wait-until';

const { state, givenCustomer, systemContext, whenSettled } = sendersOnDatabase();

describe('stop', () => {
  it('in the middle gives back exactly what was not submitted, and a second stop says the same', async () => {
    const customer = await givenCustomer(3_000);
    const { operator, carrier } = await state.rig.start({
      window: 100,
      behave: (_, nth) => (nth > 700 ? 'hold' : undefined),
    });
    const sendId = await givenSend(state.test.db, { ...customer, numbers: mciNumbers(3_000) });
    await waitUntil('some are out', () => carrier.held.length > 0);
    const stopped = await stopSend(systemContext(), { accountId: customer.accountId, sendId });
    const again = await stopSend(systemContext(), { accountId: customer.accountId, sendId });
    expect(again).toEqual(stopped);
    const release = setInterval(() => carrier.answerHeld(), 10);
    const { send, statuses, returnedMrial } = await whenSettled(sendId);
    clearInterval(release);
    const cancelled = statuses[14] ?? 0;
    expect(send.state).toBe(7);
    expect(operator.submits).toHaveLength(3_000 - cancelled);
    expect(statuses).toEqual({ 2: operator.submits.length, 14: cancelled });
    expect(stopped).toEqual({ state: 7, cancelledCount: cancelled, returnedMrial: PRICE * BigInt(cancelled) });
    expect(returnedMrial).toBe(stopped?.returnedMrial);
  });

  it('at any moment leaves every recipient either submitted or given back', async () => {
    for (const delayMs of [0, 3, 8, 20, 45]) {
      const customer = await givenCustomer(2_000);
      const { operator } = await state.rig.start({ window: 60 });
      const sendId = await givenSend(state.test.db, { ...customer, numbers: mciNumbers(2_000) });
      await waitUntil(
        'it has begun',
        async () => (await readSend(state.test.db, sendId)).send.state === 2 || operator.submits.length > 0,
      );
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      const stopped = await stopSend(systemContext(), { accountId: customer.accountId, sendId });
      const { statuses, returnedMrial, chargedMrial } = await whenSettled(sendId);
      expect(operator.submits).toHaveLength(2_000 - (stopped?.cancelledCount ?? 0));
      expect((statuses[2] ?? 0) + (statuses[14] ?? 0)).toBe(2_000);
      expect(returnedMrial + chargedMrial).toBe(PRICE * 2_000n);
      expect(returnedMrial).toBe(stopped?.returnedMrial);
      await state.rig.end();
    }
  });

  it('may take longer than a question to the database may', async () => {
    const customer = await givenCustomer(10);
    const sendId = await givenSend(state.test.db, { ...customer, numbers: mciNumbers(10) });
    await prepareSends(systemContext());
    const impatient = createDatabase({ url: state.test.url, log: silentLog, statementTimeoutMs: 400 });
    const stopped = await state.test.db.transaction().execute(async (tx) => {
      await sql`select 1 from recipients where send_id = ${sendId} for update`.execute(tx);
      const stop = stopSend({ ...systemContext(), db: impatient }, { accountId: customer.accountId, sendId });
      await Promise.race([stop, sleep(900)]);
      return { stop };
    });
    expect(await stopped.stop).toEqual({ state: 7, cancelledCount: 10, returnedMrial: PRICE * 10n });
    await closeDatabase(impatient);
  });

  it('before preparation costs nothing, and of another account finds nothing', async () => {
    const customer = await givenCustomer(1);
    const sendId = await givenSend(state.test.db, { ...customer, numbers: mciNumbers(1) });
    expect(await stopSend(systemContext(), { accountId: customer.accountId + 1n, sendId })).toBeUndefined();
    const stopped = await stopSend(systemContext(), { accountId: customer.accountId, sendId });
    expect(stopped).toEqual({ state: 7, cancelledCount: 0, returnedMrial: 0n });
    await state.rig.start();
    // Sends are prepared in their order: after the one behind it, this one has been passed over.
    await whenSettled(await givenSend(state.test.db, { ...(await givenCustomer(1)), numbers: mciNumbers(1) }));
    const { send, statuses } = await readSend(state.test.db, sendId);
    expect([send.state, statuses]).toEqual([7, {}]);
    expect(await getWallet(state.test.db, customer.accountId)).toMatchObject({ balanceMrial: PRICE, heldMrial: 0n });
  });

  it('of a finished send changes nothing', async () => {
    const customer = await givenCustomer(1);
    await state.rig.start();
    const sendId = await givenSend(state.test.db, { ...customer, numbers: mciNumbers(1) });
    await whenSettled(sendId);
    const stopped = await stopSend(systemContext(), { accountId: customer.accountId, sendId });
    expect(stopped).toEqual({ state: 6, cancelledCount: 0, returnedMrial: 0n });
  });

  it('by ten at once gives the money back once', async () => {
    const customer = await givenCustomer(500);
    const sendId = await givenSend(state.test.db, { ...customer, numbers: mciNumbers(500) });
    const { carrier } = await state.rig.start({ window: 10, behave: () => 'hold' });
    await waitUntil('some are out', () => carrier.held.length > 0);
    const key = { accountId: customer.accountId, sendId };
    const answers = await Promise.all(Array.from({ length: 10 }, () => stopSend(systemContext(), key)));
    expect(new Set(answers.map((answer) => answer?.returnedMrial)).size).toBe(1);
    carrier.answerHeld();
    expect((await whenSettled(sendId)).returnedMrial).toBe(answers[0]?.returnedMrial);
  });
});
