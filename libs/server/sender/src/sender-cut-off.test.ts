import { givenSend, mciNumbers } from './testing/given-send';
import { most, sendersOnDatabase } from './testing/senders-on-database';
import { openSilentWay } from './testing/silent-way';
import type { SilentWay } from './testing/silent-way';
import { waitUntil } from './testing/wait-until';

const [COUNT, WINDOW] = [1_000, 50];
/** Of a real one thirty seconds and five; and twenty for a transaction that is forgotten. */
const PATIENCE = { statementTimeoutMs: 1_500, graceMs: 300, idleTransactionTimeoutMs: 1_000 };

/** Beyond the test: what a lease that runs out leaves in doubt is for others to prove. */
const LEASE_MS = 60_000;

const ways: SilentWay[] = [];
// What ends the senders waits for what is silent, so it ends first.
afterEach(() => ways.splice(0).forEach((way) => way.close()));
const { state, givenCustomer, whenSettled } = sendersOnDatabase();

it('a sender that is cut off from its database lets no more than its window leave, and goes on with nothing lost or doubled', async () => {
  const customer = await givenCustomer(COUNT);
  const way = await openSilentWay(state.test.url);
  ways.push(way);
  const database = { url: way.url, ...PATIENCE };
  const { operator, sender } = await state.rig.start({ window: WINDOW, leaseMs: LEASE_MS, database });
  const sendId = await givenSend(state.test.db, { ...customer, numbers: mciNumbers(COUNT) });
  const stumbles = () => sender.counters().laneErrors + sender.counters().failedBatches;
  // Twice: the second cut meets connections that were made after the first.
  for (const share of [0.2, 0.6]) {
    await waitUntil('it goes on', () => operator.submits.length > COUNT * share);
    expect(way.cut()).toBeGreaterThan(0);
    const [taken, before] = [operator.submits.length, stumbles()];
    await waitUntil('it has noticed', () => stumbles() > before);
    expect(operator.submits.length - taken).toBeLessThanOrEqual(WINDOW);
    way.mend();
  }
  const { statuses } = await whenSettled(sendId);
  expect(most(operator)).toBe(1);
  expect(operator.submits).toHaveLength(COUNT);
  expect(statuses).toEqual({ 2: COUNT });
}, 60_000);
