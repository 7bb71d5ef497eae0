import type { Db } from '@peyk/server-database';
import { givenAccount, givenLine } from '@peyk/shared-testing-node';
import { Gate, useGate } from './database/gate';
import type { RealConnections } from './database/real-connections';
import { checkBooks, checkDoubt, judge } from './judge/judge';
import { emptyTables } from './judge/watch-rows';
import { ModelOperator } from './operator/model-operator';
import { Customers } from './people/customers';
import type { Customer } from './people/caller';
import { Installation } from './people/installation';
import { planOf } from './people/plan';
import type { Plan } from './people/plan';
import { NO_FAULTS } from './world/faults';
import { Random } from './world/random';
import { Trace } from './world/trace';
import { useTime } from './world/virtual-time';
import { LONGEST_JUMP_MS, World } from './world/world';

export interface SeedOutcome {
  seed: number;
  /** Undefined: every law was kept. */
  broken: string | undefined;
  traceHash: string;
  traceEnd: readonly string[];
  steps: number;
  messages: number;
  kills: number;
}

export interface Stage {
  db: Db;
  url: string;
  /** Those that are emptied before each seed. */
  tables: readonly string[];
  real: RealConnections;
}

const HOUR_MS = 3_600_000;
const REST_WITHIN_MS = 120_000;
const FIRST_REST_MS = 6_000;
const LOOK_EVERY_MS = 400;

/** One seed from its first row to the judgement. Faults of the simulation itself are reported like broken laws. */
export async function runSeed(stage: Stage, seed: number, print?: (line: string) => void): Promise<SeedOutcome> {
  const random = new Random(seed);
  const trace = new Trace(print);
  const world = new World(random, trace);
  const plan = planOf(random);
  await emptyTables(stage.db, stage.tables);
  const people = await settle(stage.db, plan);
  useTime(world.time);
  const operator = new ModelOperator(world, random, plan.manners);
  const counts = { kills: 0 };
  const listenersOf = (channel: string) => [...gate.listeners].filter((listener) => listener.channel === channel);
  const gate: Gate = new Gate(stage.real, {
    onCommit: () => checkBooks(stage.real),
    onNotify: (channel, payload) => {
      for (const listener of listenersOf(channel)) {
        // A notification may be lost, as between two connections.
        if (random.chance(0.1)) continue;
        const hear = () => listener.process.run(() => listener.emit('notification', { payload }));
        world.after(random.int(0, 20), `hears ${channel}`, () => void hear(), listener.process);
      }
    },
  });
  useGate(gate);
  const installation = new Installation({
    world,
    gate,
    operator,
    plan,
    url: stage.url,
    look: async (sender, killed) => {
      if (killed) counts.kills += 1;
      await checkDoubt(stage.real, sender);
    },
  });
  world.connect(gate, installation);
  const customers = new Customers(world, installation);
  plan.sends.forEach((send) => customers.plan(send, customerOf(people.customers, send.account)));
  for (const code of plan.codes) customers.planCode({ ...code, ...people.system });
  let broken: string | undefined;
  try {
    await live({ world, plan, operator, installation, customers, stage });
    await judge({ db: stage.db, operator, asked: customers.asked, complaints: world.complaints });
  } catch (error) {
    broken = error instanceof Error ? error.message : String(error);
    broken += (await restless(stage.real)).map((what) => `\n  ${what}`).join('');
    if (error instanceof Error && error.name !== 'BrokenLaw') broken += `\n${error.stack ?? ''}`;
  }
  for (const process of [...installation.victims()]) {
    process.kill();
    await gate.end(process);
  }
  useGate(undefined);
  useTime(undefined);
  const { steps } = world;
  return {
    seed,
    broken,
    traceHash: trace.digest(),
    traceEnd: trace.end(),
    steps,
    messages: operator.taken.size,
    ...counts,
  };
}

interface Life {
  world: World;
  plan: Plan;
  operator: ModelOperator;
  installation: Installation;
  customers: Customers;
  stage: Stage;
}

/** Busy with faults, then calm until everything has come to rest, then the days in which doubts and receipts run out. */
async function live({ world, plan, operator, installation, customers, stage }: Life): Promise<void> {
  world.faults = plan.faults;
  await world.runUntil('the busy time is over', () => world.nowMs >= plan.busyMs, REST_WITHIN_MS);
  world.faults = NO_FAULTS;
  world.trace.add(`${world.nowMs} calm`);
  operator.manners = { ...operator.manners, loses: 0, throttles: 0, takesWithoutAnswer: 0 };
  for (const process of installation.victims()) process.clockOffMs = 0;
  let lookAtMs = 0;
  const isQuiet = async () => {
    if (world.nowMs < lookAtMs) return false;
    lookAtMs = world.nowMs + LOOK_EVERY_MS;
    // A recovered chunk may have finished its send while a slow answer is still on its way.
    const answered = installation.senders.every(({ sender }) => sender.counters().marked === 0);
    const told = customers.waiting === 0 && operator.open === 0;
    return answered && told && installation.senders.length > 0 && (await restless(stage.real)).length === 0;
  };
  await world.runUntil(
    'the first rest',
    async () => (await isQuiet()) || world.nowMs > plan.busyMs + FIRST_REST_MS,
    REST_WITHIN_MS,
  );
  // Whoever died with its clock ahead has leases that run on for as long.
  world.passWallTime(LONGEST_JUMP_MS);
  await world.runUntil('everything has come to rest', isQuiet, REST_WITHIN_MS);
  for (const hours of [25, 73]) {
    world.passWallTime(hours * HOUR_MS);
    await finishes(world, 'the periodic tasks are done', installation.runTasks(installation.jobs));
    operator.deliverLate();
    await world.runUntil('late receipts are in', () => operator.open === 0, REST_WITHIN_MS);
  }
  await finishes(world, 'the periodic tasks are done again', installation.runTasks(installation.jobs));
  await finishes(world, 'the senders have stopped', installation.stopAll());
}

async function finishes(world: World, what: string, work: Promise<void>): Promise<void> {
  const state = { done: false };
  void work.then(() => (state.done = true));
  await world.runUntil(what, () => state.done, REST_WITHIN_MS);
}

/** What has not come to rest, in words. */
async function restless(real: RealConnections): Promise<string[]> {
  const rows = await real.ask<{ what: string }>(`
    select format('send %s in state %s has not finished', id, state) as what from sends where finished_at is null
    union all select format('chunk %s/%s from %s next %s to %s is in state %s of %s', send_id, chunk, from_n, next_n, to_n,
      state, worker_id) from send_chunks where state in (0, 1)
    union all select format('send %s has %s queued', send_id, queued) from send_counters where queued > 0`);
  return rows.map(({ what }) => what);
}

function customerOf(customers: readonly Customer[], place: number): Customer {
  const customer = customers[place];
  if (!customer) throw new RangeError(`There is no account ${place}.`);
  return customer;
}

/** The accounts of a seed with their lines, wallets and lists, and the installation's own. */
async function settle(db: Db, plan: Plan) {
  const customers: Customer[] = [];
  for (const [place, wishes] of plan.accounts.entries()) {
    const { balanceMrial, refundRule, maxPerSecond, suppressed } = wishes;
    const { accountId, userId } = await givenAccount(db, { balanceMrial, username: `customer-${place}` });
    const line = `3000${1_000 + place}`;
    await givenLine(db, { accountId, number: line, refundRule, maxPerSecond });
    for (const number of suppressed) {
      const row = { account_id: accountId, mobile: Number(number.slice(2)), kind: 'blacklist' as const };
      await db
        .insertInto('suppressed_numbers')
        .values({ ...row, created_at: new Date(0) })
        .execute();
    }
    customers.push({ accountId, userId, line });
  }
  const system = await givenAccount(db, { kind: 'system', username: 'system' });
  const { lineId } = await givenLine(db, { accountId: system.accountId, number: '30009999' });
  return { customers, system: { accountId: system.accountId, lineId } };
}
