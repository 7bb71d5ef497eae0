import { sql } from 'kysely';
import { SEND_STATE } from './model/states';
import { prepareSends } from './prepare/prepare-sends';
import { stopSend } from './stop/stop-send';
import { givenSend, mciNumbers } from './testing/given-send';
import { sendersOnDatabase } from './testing/senders-on-database';
import { waitUntil } from './testing/wait-until';

const { state, givenCustomer, systemContext, whenFinished } = sendersOnDatabase();

/** More than the window has slots: of such a send alone a lane has enough to do. */
const MANY = 120;
const SLOW = 1;

/** A customer's sends from a line, all of them ready. */
async function givenSlowSends(count: number, limited: 'send' | 'account' | 'line') {
  const line = limited === 'line' ? { maxPerSecond: SLOW } : {};
  const customer = await givenCustomer(count * MANY, line);
  if (limited === 'account') {
    await sql`update account_lines set own_max_per_second = ${SLOW} where account_id = ${customer.accountId}`.execute(
      state.test.db,
    );
  }
  const plan = limited === 'send' ? { rate_per_second: SLOW } : {};
  const ids: bigint[] = [];
  while (ids.length < count)
    ids.push(await givenSend(state.test.db, { ...customer, numbers: mciNumbers(MANY, ids.length * MANY), plan }));
  while ((await prepareSends(systemContext())) > 0);
  const { accountId } = customer;
  const stopAll = async () => {
    for (const sendId of ids) await stopSend(systemContext(), { accountId, sendId });
  };
  return { accountId, stopAll };
}

/** The slow ones wait for ever. */
function standingClock() {
  const now = new Date();
  return { now: () => now };
}

async function givenFastSend() {
  return givenSend(state.test.db, { ...(await givenCustomer(5)), numbers: mciNumbers(5, 500_000) });
}

/** How many of an account's sends a sender has begun. */
async function begun(accountId: bigint): Promise<number> {
  const { rows } = await sql<{ begun: number }>`select count(*)::int as begun from sends
    where account_id = ${accountId} and state = 2`.execute(state.test.db);
  return rows[0]?.begun ?? 0;
}

describe('many slow sends of one customer', () => {
  it.each(['send', 'account', 'line'] as const)(
    'keep nobody else waiting, when it is the rate of the %s that makes them slow',
    async (limited) => {
      const { accountId, stopAll } = await givenSlowSends(20, limited);
      await state.rig.start({ clock: standingClock() });
      await waitUntil('all of them have begun', async () => (await begun(accountId)) === 20);
      await whenFinished(await givenFastSend());
      await stopAll();
    },
  );

  it('make room for others when they are more than a lane holds', async () => {
    const { accountId, stopAll } = await givenSlowSends(70, 'send');
    await state.rig.start();
    await waitUntil('a lane has as many as it holds', async () => (await begun(accountId)) >= 64);
    await whenFinished(await givenFastSend());
    await waitUntil('the last of the slow ones have begun too', async () => (await begun(accountId)) === 70);
    await stopAll();
  });

  it('do not keep a lane from looking for what nobody told it of', async () => {
    const fast = await givenFastSend();
    const { stopAll } = await givenSlowSends(20, 'send');
    const setState = (value: number) =>
      sql`update sends set state = ${value} where id = ${fast}`.execute(state.test.db);
    await setState(SEND_STATE.paused);
    const { operator } = await state.rig.start();
    await waitUntil('the slow ones go on for some time', () => operator.submits.length >= 40);
    await setState(SEND_STATE.queued);
    await whenFinished(fast);
    await stopAll();
  });
});
