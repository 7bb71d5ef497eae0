import { sql } from 'kysely';
import { givenSend, mciNumbers } from './testing/given-send';
import { most, sendersOnDatabase } from './testing/senders-on-database';
import { waitUntil } from './testing/wait-until';

const { state, givenCustomer, whenSettled } = sendersOnDatabase();

const TABLES = [
  ...[
    'sends',
    'send_chunks',
    'send_counters',
    'counter_moves',
    'recipients',
    'parts',
    'wallets',
    'lines',
    'engine_state',
  ],
];

/** As a newer version adds to each table while this one works: a column with a constant, and one that may be empty. */
async function expand(): Promise<void> {
  for (const table of TABLES) {
    const added = sql`alter table ${sql.id(table)} add column newer int not null default 7, add column newer_text text`;
    await sql`set lock_timeout = '5s'`.execute(state.test.owner);
    await added.execute(state.test.owner);
  }
}

it('goes on beside a newer version that adds columns in the middle of a send', async () => {
  const customer = await givenCustomer(600);
  const { sender, operator } = await state.rig.start({ window: 10 });
  const sendId = await givenSend(state.test.db, { ...customer, numbers: mciNumbers(600) });
  await waitUntil('it is in the middle', () => operator.submits.length > 100);
  await expand();
  expect(operator.submits.length).toBeLessThan(600);
  const later = await givenSend(state.test.db, { ...(await givenCustomer(5)), numbers: mciNumbers(5, 800) });
  expect((await whenSettled(sendId)).statuses).toEqual({ 2: 600 });
  expect((await whenSettled(later)).statuses).toEqual({ 2: 5 });
  expect([most(operator), sender.counters().laneErrors, sender.counters().failedBatches]).toEqual([1, 0, 0]);
});
