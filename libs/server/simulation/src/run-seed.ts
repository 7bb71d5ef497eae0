import type { Db } from '@peyk/server-database';
import { Gate, useGate } from './database/gate';
import type { RealConnections } from './database/real-connections';
import { countDoubts } from './judge/judge-messages';
import type { DoubtCounts } from './judge/judge-messages';
import { checkBooks, checkDoubt, judge } from './judge/judge';
import { emptyTables } from './judge/watch-rows';
import { live, restless } from './life';
import { ModelOperator } from './operator/model-operator';
import { Customers } from './people/customers';
import type { AcceptedKind } from './people/customers';
import { Installation } from './people/installation';
import { planOf } from './people/plan';
import { settle } from './people/settle';
import { Random } from './world/random';
import { Trace } from './world/trace';
import { useTime } from './world/virtual-time';
import { World } from './world/world';

export interface SeedOutcome {
  seed: number;
  /** Undefined: every law was kept. */
  broken: string | undefined;
  traceHash: string;
  traceEnd: readonly string[];
  steps: number;
  messages: number;
  kills: number;
  accepted: Record<AcceptedKind, number>;
  /** Messages that were in doubt: those that a receipt ended, and those that stay so. */
  doubts: DoubtCounts;
}

export interface Stage {
  db: Db;
  url: string;
  /** Those that are emptied before each seed. */
  tables: readonly string[];
  real: RealConnections;
}

/** Apart from the seed itself, for what was added to lives later. */
const LATER_ADDED = 1_000_000_007;

/** One seed from its first row to the judgement. Faults of the simulation itself are reported like broken laws. */
export async function runSeed(stage: Stage, seed: number, print?: (line: string) => void): Promise<SeedOutcome> {
  const random = new Random(seed);
  const trace = new Trace(print);
  const world = new World(random, trace);
  const plan = planOf(random, new Random(seed + LATER_ADDED));
  await emptyTables(stage.db, stage.tables);
  const people = await settle(stage.db, plan);
  useTime(world.time);
  const operator = new ModelOperator(world, random, plan.manners);
  const counts = { kills: 0, doubts: { ended: 0, late: 0, open: 0 } };
  const births = new Map<bigint, number>();
  const listenersOf = (channel: string) => [...gate.listeners].filter((listener) => listener.channels.has(channel));
  const gate: Gate = new Gate(stage.real, {
    onCommit: () => checkBooks(stage.real),
    onSend: async () => {
      const rows = await stage.real.ask<{ id: bigint }>('select id from sends');
      for (const { id } of rows) if (!births.has(id)) births.set(id, world.nowMs);
    },
    onNotify: (channel, payload) => {
      for (const listener of listenersOf(channel)) {
        // A notification may be lost, as between two connections.
        if (random.chance(0.1)) continue;
        const hear = () => listener.process.run(() => listener.emit('notification', { channel, payload }));
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
  customers.planAll(plan, people);
  let broken: string | undefined;
  try {
    await live({ world, plan, operator, installation, customers, real: stage.real });
    const { asked, resends, tests, limits } = customers;
    const told = { asked, resends, tests, limits, lines: people.customers.map(({ line }) => line) };
    counts.doubts = await countDoubts(stage.db);
    await judge({ db: stage.db, operator, plan, births, complaints: world.complaints, ...told });
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
  return {
    seed,
    broken,
    traceHash: trace.digest(),
    traceEnd: trace.end(),
    steps: world.steps,
    messages: operator.taken.size,
    accepted: customers.accepted(),
    ...counts,
  };
}
