import type { RealConnections } from './database/real-connections';
import type { ModelOperator } from './operator/model-operator';
import type { Customers } from './people/customers';
import type { Installation } from './people/installation';
import { msUntilOpen } from './people/hours';
import { hoursInForce } from './people/line-limits';
import type { Plan } from './people/plan';
import { NO_FAULTS } from './world/faults';
import { LONGEST_JUMP_MS } from './world/world';
import type { World } from './world/world';

export interface Life {
  world: World;
  plan: Plan;
  operator: ModelOperator;
  installation: Installation;
  customers: Customers;
  real: RealConnections;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** A send of fifty messages of two parts through a window of two, whose operator takes two seconds an answer, needs more than two minutes. */
const REST_WITHIN_MS = 300_000;
/** So long everything has to come to rest, before time goes by. */
const PATIENCE_MS = 2_000;
const LOOK_EVERY_MS = 400;
/** What waits for its time is due, what was put off is not yet; then anyone who died with its clock ahead has no leases left. */
const FIRST_SLEEPS_MS = [3 * MINUTE_MS, LONGEST_JUMP_MS];
/** Each opens another line. One through which something leaves does not count: a slow send in short hours needs many. */
const MOST_IDLE_OPENINGS = 8;

/** Busy with faults, then calm until everything has come to rest, then the days in which doubts and receipts run out. */
export async function live(life: Life): Promise<void> {
  const { world, plan, operator, installation, customers } = life;
  world.faults = plan.faults;
  if (plan.sleep) {
    const { atMs, forMs } = plan.sleep;
    world.after(atMs, 'everybody sleeps', () => world.passWallTime(forMs));
  }
  await world.runUntil('the busy time is over', () => world.nowMs >= plan.busyMs, REST_WITHIN_MS);
  world.faults = NO_FAULTS;
  world.trace.add(`${world.nowMs} calm`);
  operator.manners = { ...operator.manners, loses: 0, throttles: 0, takesWithoutAnswer: 0 };
  for (const process of installation.victims()) process.clockOffMs = 0;
  const isQuiet = quietly(life);
  await rest(life, isQuiet, FIRST_SLEEPS_MS);
  customers.resendAtRest();
  // The first rest may have needed no time at all.
  await rest(life, isQuiet, [LONGEST_JUMP_MS]);
  for (const hours of [25, 73]) {
    world.passWallTime(hours * HOUR_MS);
    await finishes(world, 'the periodic tasks are done', installation.runTasks(installation.jobs));
    operator.deliverLate();
    await world.runUntil('late receipts are in', () => operator.open === 0, REST_WITHIN_MS);
  }
  // The latest receipts wait for their answers first.
  world.passWallTime(HOUR_MS);
  await finishes(world, 'the periodic tasks are done again', installation.runTasks(installation.jobs));
  await finishes(world, 'the senders have stopped', installation.stopAll());
}

/** Whether nothing is under way; looks now and then. */
function quietly({ world, operator, installation, customers, real }: Life): () => Promise<boolean> {
  let lookAtMs = 0;
  return async () => {
    if (world.nowMs < lookAtMs) return false;
    lookAtMs = world.nowMs + LOOK_EVERY_MS;
    // A recovered chunk may have finished its send while a slow answer is still on its way.
    const answered = installation.senders.every(({ sender }) => sender.counters().marked === 0);
    const told = customers.isAnswered && operator.open === 0;
    return answered && told && installation.senders.length > 0 && (await restless(real)).length === 0;
  };
}

/** Time goes by, by `sleeps` and then until the lines open, as long as something still waits for it. */
async function rest(
  { world, plan, customers, operator }: Life,
  isQuiet: () => Promise<boolean>,
  sleeps: readonly number[],
): Promise<void> {
  const isSoonQuiet = async () => {
    const untilMs = world.nowMs + PATIENCE_MS;
    const state = { quiet: false };
    const isOver = async () => (state.quiet = await isQuiet()) || world.nowMs > untilMs;
    await world.runUntil('the first rest', isOver, REST_WITHIN_MS);
    return state.quiet;
  };
  if (await isSoonQuiet()) return;
  for (const ms of sleeps) {
    world.passWallTime(ms);
    if (await isSoonQuiet()) return;
  }
  for (let idle = 0; idle < MOST_IDLE_OPENINGS;) {
    const takenBefore = operator.taken.size;
    const closed = plan.accounts
      .flatMap(({ hours, limits }, place) => {
        const asked = customers.limits.filter(({ account }) => account === place);
        return hoursInForce(limits, asked, world.nowMs).map((own) => msUntilOpen([hours, own], world.wallMs()) ?? 0);
      })
      .filter((ms) => ms > 0);
    if (closed.length === 0) break;
    world.passWallTime(Math.min(...closed));
    if (await isSoonQuiet()) return;
    idle = operator.taken.size > takenBefore ? 0 : idle + 1;
  }
  await world.runUntil('everything has come to rest', isQuiet, REST_WITHIN_MS);
}

async function finishes(world: World, what: string, work: Promise<void>): Promise<void> {
  const state = { done: false };
  void work.then(() => (state.done = true));
  await world.runUntil(what, () => state.done, REST_WITHIN_MS);
}

/** What has not come to rest, in words. */
export async function restless(real: RealConnections): Promise<string[]> {
  const rows = await real.ask<{ what: string }>(`
    select format('send %s in state %s has not finished', id, state) as what from sends where finished_at is null
    union all select format('chunk %s/%s from %s next %s to %s is in state %s of %s', send_id, chunk, from_n, next_n, to_n,
      state, worker_id) from send_chunks where state in (0, 1)
    union all select format('send %s has %s queued', send_id, sum(queued)) from send_counts
      group by send_id having sum(queued) > 0`);
  return rows.map(({ what }) => what);
}
