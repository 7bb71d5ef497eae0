import { randomUUID } from 'node:crypto';
import { createTestDatabase, fixedClock, silentLog } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import { waitUntil } from '../testing/wait-until';
import { RateShare, SHARE_LEASE_MS } from './rate-share';

const state = {} as { test: TestDatabase };
beforeAll(async () => {
  state.test = await createTestDatabase();
});
beforeEach(() => sql`delete from sender_leases`.execute(state.test.db));
afterAll(() => state.test.close());

function installation() {
  const clock = fixedClock();
  const startedMs = clock.now().getTime();
  const context = { db: state.test.db, clock, log: silentLog };
  const process = (weighs = 4) => {
    const link = { bound: true, weighs };
    const onChanged = jest.fn();
    const monotonic = () => clock.now().getTime() - startedMs;
    const isBound = () => link.bound;
    const share = new RateShare({
      context,
      workerId: randomUUID(),
      weight: () => link.weighs,
      isBound,
      onChanged,
      monotonic,
    });
    return Object.assign(share, { link, told: onChanged });
  };
  return { clock, process };
}

const sum = (shares: readonly RateShare[]) => shares.reduce((total, { part }) => total + part, 0);

describe('the part of the rates that a process has', () => {
  it('is all of them for one that is alone, and nothing before it asked', async () => {
    const one = installation().process();
    expect(one.part).toBe(0);
    await one.renew();
    expect([one.part, one.told.mock.calls.length]).toEqual([1, 1]);
    await one.renew();
    expect(one.told).toHaveBeenCalledTimes(1);
  });

  it('is never more than the others have left: one that comes waits until they have made room', async () => {
    const { process } = installation();
    const [one, two, three] = [process(), process(), process()];
    await one.renew();
    await two.renew();
    expect([one.part, two.part]).toEqual([1, 0]);
    await one.renew();
    await two.renew();
    expect([one.part, two.part]).toEqual([0.5, 0.5]);
    for (let round = 0; round < 2; round += 1) for (const share of [three, one, two]) await share.renew();
    await three.renew();
    for (const share of [one, two, three]) expect(share.part).toBeCloseTo(1 / 3);
    expect(sum([one, two, three])).toBeLessThanOrEqual(1);
  });

  it('goes by what each weighs at the moment', async () => {
    const { process } = installation();
    const [one, other] = [process(1), process(4)];
    for (const share of [one, other, one, other]) await share.renew();
    expect([one.part, other.part]).toEqual([0.2, 0.8]);
    [one.link.weighs, other.link.weighs] = [4, 1];
    for (const share of [one, other, one, other]) await share.renew();
    expect(one.part).toBeCloseTo(0.8);
    expect(other.part).toBeCloseTo(0.2);
  });

  it('of one that died goes to the others when its lease has run out, and not before', async () => {
    const { clock, process } = installation();
    const [dead, other] = [process(), process()];
    for (const share of [dead, other, dead, other]) await share.renew();
    clock.advance(SHARE_LEASE_MS - 1);
    await other.renew();
    expect(other.part).toBe(0.5);
    clock.advance(2);
    await other.renew();
    expect(other.part).toBe(1);
    // It was only frozen: it uses nothing until it has asked again.
    expect(dead.part).toBe(0);
    await dead.renew();
    expect(dead.part).toBe(0);
    await other.renew();
    await dead.renew();
    expect([dead.part, other.part]).toEqual([0.5, 0.5]);
  });

  it('is left to the others by one that reaches no operator, and taken back when it does', async () => {
    const { process } = installation();
    const [cut, other] = [process(), process()];
    for (const share of [cut, other, cut, other]) await share.renew();
    cut.link.bound = false;
    for (const share of [cut, other]) await share.renew();
    expect([cut.part, other.part]).toEqual([0, 1]);
    expect(cut.isOverdue).toBe(false);
    cut.link.bound = true;
    expect(cut.isOverdue).toBe(true);
    for (const share of [cut, other, cut]) await share.renew();
    expect([cut.part, other.part]).toEqual([0.5, 0.5]);
  });

  it('is never given out twice when two ask at once', async () => {
    const { process } = installation();
    const [one, two] = [process(), process()];
    const { db } = state.test;
    // Whichever asks first stays in its midst: the other must not look before it has ended.
    await sql`create function take_long() returns trigger language plpgsql as
      $$ begin perform pg_advisory_xact_lock(4711); return new; end $$`.execute(state.test.owner);
    await sql`create trigger take_long before insert on sender_leases for each row execute function take_long()`.execute(
      state.test.owner,
    );
    const waiting = async () => {
      const { rows } = await sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(state.test.owner);
      return rows.length;
    };
    const both = await db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(4711)`.execute(tx);
      const renewals = [one.renew(), two.renew()];
      await waitUntil('both wait', async () => (await waiting()) === 2);
      return renewals;
    });
    await Promise.all(both);
    await sql`drop function take_long cascade`.execute(state.test.owner);
    expect([one.part, two.part].sort()).toEqual([0, 1]);
  });
});
