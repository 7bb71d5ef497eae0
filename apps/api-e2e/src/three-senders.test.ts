import { sql } from 'kysely';
import type { Child } from '@peyk/tools-stack';
import type { Account } from './support/account';
import { numbersOf } from './support/account';
import { FaultStack, WINDOW, kill } from './support/fault-stack';
import { startFreezableLink } from './support/freezable-link';
import type { FreezableLink } from './support/freezable-link';
import { expectLaws } from './support/judge';
import { tell } from './support/tell';
import { aMoment, until } from './support/until';

/** A sender works on sixteen chunks at once, and each of these sends is one. No more than twenty may wait unprepared. */
const AT_ONCE = 20;
const SENDS = 2 * AT_ONCE;
const COUNT = 60;
/** A window every so long: slow enough that each fault meets all three at work. */
const LATENCY_MS = 400;
const STOP_LIMIT_MS = 20_000;
/** One that is frozen in the middle of a transaction keeps its locks until the database ends that, after 20 s; then its chunks are free. */
const FROZEN_LIMIT_MS = 80_000;

const state = {} as { stack: FaultStack; account: Account; senders: [Child, Child, Child]; link: FreezableLink };

beforeAll(async () => {
  state.stack = await FaultStack.start({ withApi: false, operatorArgs: [`--latency-ms=${LATENCY_MS}`] });
  await state.stack.startApi('http,live');
  state.account = await state.stack.signIn();
  const { stack } = state;
  state.link = await startFreezableLink(stack.settings.smppPort);
  state.senders = [
    await stack.startApi('sender,jobs'),
    await stack.startApi('sender,jobs'),
    await stack.startApi('sender,jobs', { smppPort: state.link.port }),
  ];
});
afterAll(async () => {
  await state.stack?.dispose();
  await state.link?.close();
});

function count(question: ReturnType<typeof sql<{ count: number }>>): Promise<number> {
  return state.stack.withDatabase(async (db) => (await question.execute(db)).rows[0]?.count ?? 0);
}

const workers = () =>
  count(sql`select count(distinct worker_id)::int as count from send_chunks where state = 1 and next_n > from_n`);
const living = () => count(sql`select count(*)::int as count from sender_leases where lease_until > now()`);
const unprepared = () => count(sql`select count(*)::int as count from sends where state = 0`);
const unfinished = () => count(sql`select count(*)::int as count from sends where finished_at is null`);

async function startSends(): Promise<string[]> {
  const sendIds: string[] = [];
  for (let first = 1; first <= SENDS; first += AT_ONCE) {
    await until(unprepared, (left) => left === 0);
    const series = Array.from({ length: AT_ONCE }, (_, place) => first + place);
    sendIds.push(
      ...(await Promise.all(series.map((one) => state.account.send(numbersOf(one, COUNT), `three-senders-${one}`)))),
    );
  }
  return sendIds;
}

describe('three sender processes', () => {
  it('of which one is killed, one stands still and one has a frozen link lose, double and charge nothing', async () => {
    const { stack, account, senders, link } = state;
    const [killed, frozen] = senders;
    await until(living, (count) => count === 3);
    const sendIds = await startSends();
    await until(workers, (count) => count === 3);
    await aMoment();
    process.kill(frozen.pid, 'SIGSTOP');
    await kill(killed);
    const openedBefore = link.opened();
    link.freeze();
    // The third finds that nobody answers, makes its link anew, takes over what the leases of both set free, and does the rest.
    await until(unfinished, (left) => left === 0, FROZEN_LIMIT_MS);
    expect(link.opened()).toBeGreaterThan(openedBefore);
    link.cut();
    expect(await living()).toBe(1);
    process.kill(frozen.pid, 'SIGCONT');
    await until(living, (count) => count === 2);
    // It stores what it still has to say about what others have listed as in doubt.
    await frozen.stop(STOP_LIMIT_MS);
    const verdicts = [];
    for (const sendId of sendIds)
      verdicts.push(await expectLaws(stack, account, sendId, { recipients: COUNT, mostInDoubt: WINDOW }));
    const inDoubt = verdicts.reduce((sum, verdict) => sum + verdict.inDoubt, 0);
    const delivered = verdicts.reduce((sum, verdict) => sum + verdict.delivered, 0);
    expect(inDoubt).toBeLessThanOrEqual(3 * WINDOW);
    expect(delivered + inDoubt).toBe(SENDS * COUNT);
    tell('three senders: one killed, one stopped, one with a frozen link', {
      delivered,
      'in doubt': inDoubt,
      'at most': 3 * WINDOW,
    });
  }, 300_000);
});
