/** Runs seeds one after the other; `npm run simulate` starts it with the loader. */
import { createTestDatabase, givenTariff } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import { types } from 'pg';
import { RealConnections } from './database/real-connections';
import { listEmptyTables, watchRows } from './judge/watch-rows';
import { findPlanted } from './mutations/find-planted';
import { runSeed } from './run-seed';
import type { SeedOutcome, Stage } from './run-seed';

interface Wishes {
  from: number;
  count: number;
  trace: boolean;
  /** Ends with the first seed that fails. */
  stop: boolean;
  /** Plants every fault of the list, one after the other, and asks whether the seeds find it. */
  mutations: boolean;
}

const SEEDS = 200;
/** A planted fault may need a rarer life than the engine's own. */
const SEEDS_FOR_PLANTED = 300;
const SHOWN_OF_TRACE = 25;
/** A cycle of locks is found after so long, and always by the one who closed it. */
const DEADLOCK_TIMEOUT_MS = 2;
const INT8 = 20;
const INT8_ARRAY = 1016;
const OPTIONS = '--seeds=, --from=, --seed=, --trace, --stop, --mutations, --mutation=';

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** @throws for an option that is none, or a number that is none. */
function readWishes(args: readonly string[]): Wishes {
  const known = /^--((from|seeds|seed)=\d+|mutation=[a-z-]+|mutations|trace|stop)$/;
  const unknown = args.find((arg) => !known.test(arg));
  if (unknown) throw new Error(`there is no option ${unknown}. Known: ${OPTIONS}.`);
  const numberOf = (name: string) => {
    const given = args.find((arg) => arg.startsWith(`--${name}=`))?.split('=')[1];
    return given === undefined ? undefined : Number(given);
  };
  const seed = numberOf('seed');
  const mutations = args.includes('--mutations');
  return {
    from: seed ?? numberOf('from') ?? 1,
    count: seed === undefined ? (numberOf('seeds') ?? (mutations ? SEEDS_FOR_PLANTED : SEEDS)) : 1,
    trace: args.includes('--trace'),
    stop: args.includes('--stop'),
    mutations,
  };
}

function tell({ seed, broken, traceEnd, traceHash }: SeedOutcome, traced: boolean): void {
  if (broken === undefined) return say(`seed ${seed} keeps every law; trace ${traceHash}`);
  if (!traced) for (const line of traceEnd.slice(-SHOWN_OF_TRACE)) say(`    ${line}`);
  say(`seed ${seed} breaks a law; trace ${traceHash}\n  ${broken}`);
  say(`  again: npm run simulate -- --seed=${seed} --trace`);
}

function parseInt8Array(text: string): bigint[] {
  return (text.match(/\d+/g) ?? []).map(BigInt);
}

async function openStage(): Promise<Stage & { close(): Promise<void> }> {
  const { owner: db, url, close } = await createTestDatabase();
  // Not a connection's own to choose.
  await sql`alter database ${sql.id(new URL(url).pathname.slice(1))} set deadlock_timeout = ${sql.lit(DEADLOCK_TIMEOUT_MS)}`.execute(
    db,
  );
  await givenTariff(db);
  await watchRows(db);
  // As the engine reads it: int8 as bigint, also in arrays. The declared type lists only scalar types.
  const getTypeParser = ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8
      ? BigInt
      : oid === INT8_ARRAY
        ? parseInt8Array
        : types.getTypeParser(oid, format ?? 'text')) as typeof types.getTypeParser;
  const real = new RealConnections({ connectionString: url, types: { getTypeParser } });
  const end = async () => {
    await real.close();
    await close();
  };
  return { db, url, real, tables: await listEmptyTables(db), close: end };
}

async function main(): Promise<number> {
  const wishes = readWishes(process.argv.slice(2));
  const { passed, failed } = wishes.mutations ? await findPlanted(wishes.count, say) : await runSeeds(wishes);
  say(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

async function runSeeds({ from, count, trace, stop }: Wishes) {
  const stage = await openStage();
  const sums = { passed: 0, failed: 0, messages: 0, kills: 0, steps: 0 };
  const accepted = new Map<string, number>();
  const doubts = { ended: 0, late: 0, open: 0 };
  const startedAt = performance.now();
  for (let seed = from; seed < from + count; seed += 1) {
    const outcome = await runSeed(stage, seed, trace ? say : undefined);
    if (outcome.broken === undefined) sums.passed += 1;
    else sums.failed += 1;
    for (const key of ['messages', 'kills', 'steps'] as const) sums[key] += outcome[key];
    for (const key of ['ended', 'late', 'open'] as const) doubts[key] += outcome.doubts[key];
    for (const [kind, times] of Object.entries(outcome.accepted)) accepted.set(kind, (accepted.get(kind) ?? 0) + times);
    if (outcome.broken !== undefined || count === 1) tell(outcome, trace);
    if (stop && sums.failed > 0) break;
  }
  const seconds = (performance.now() - startedAt) / 1_000;
  say(
    `${sums.steps} steps, ${sums.messages} parts taken by the operator, ${sums.kills} kills, ${seconds.toFixed(1)} s`,
  );
  say(`doubts: ${doubts.ended} ended by receipts, ${doubts.late} by late answers, ${doubts.open} open`);
  say(`accepted: ${[...accepted].map(([kind, times]) => `${times} ${kind}`).join(', ')}`);
  await stage.close();
  return sums;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`peyk: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
