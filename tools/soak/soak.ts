import { setTimeout as sleep } from 'node:timers/promises';
import { startBench } from '../bench/bench-stack.ts';
import type { BenchStack } from '../bench/bench-stack.ts';
import { RIAL_PER_RECIPIENT } from '../bench/numbers.ts';
import { readWallet } from '../bench/send/follow-send.ts';
import { prepareIntake } from '../bench/send/intake.ts';
import { withDatabase } from '../bench/send/database-view.ts';
import { memoryMb } from '../bench/send/memory.ts';
import { DEMO_ACCOUNT } from '../stack/demo-account.ts';
import { slopePerHour } from './slope.ts';
import type { Sample } from './slope.ts';
import { MOST_GROWTH_MB, bloatBetween, readTables } from './tables.ts';
import type { Bloat, TableState } from './tables.ts';

/** 500 messages a second: what an installation of a billion a month does on the average of a day, and far below what it can. */
const MESSAGES = 5_000;
const EVERY_MS = 10_000;
/** Numbers of the bench are four million; then they come again. */
const DIFFERENT_SENDS = 4_000_000 / MESSAGES;
/** Of an hour. Less cannot be told from what V8 keeps for later. */
const MOST_SLOPE_MB = 24;
const END_LIMIT_MS = 120_000;

export interface SoakOptions {
  minutes: number;
  say(line: string): void;
}

export interface SoakResult {
  minutes: number;
  sends: number;
  messages: number;
  firstMb: number;
  lastMb: number;
  slopeMbPerHour: number | undefined;
  /** Each look, so that a rise can be looked at afterwards. */
  memory: readonly Sample[];
  bloat: Bloat;
  faults: string[];
}

interface Followed {
  sends: number;
  memory: Sample[];
  half: TableState[];
}

/** Sends every ten seconds until the time is over, and looks at the memory each time. */
async function follow(bench: BenchStack, { minutes, say }: SoakOptions): Promise<Followed> {
  const api = bench.pids['api'] ?? 0;
  const { dataFolder } = bench.stack.settings;
  const startedAt = performance.now();
  const endMs = minutes * 60_000;
  const followed: Followed = { sends: 0, memory: [], half: [] };
  for (let dueMs = 0; dueMs < endMs; dueMs += EVERY_MS) {
    await sleep(Math.max(0, startedAt + dueMs - performance.now()));
    const from = (followed.sends % DIFFERENT_SENDS) * MESSAGES;
    await (await prepareIntake(bench.client, MESSAGES, from)).accept();
    followed.sends += 1;
    const value = memoryMb(api);
    followed.memory.push({ seconds: dueMs / 1000, value });
    if (followed.half.length === 0 && dueMs >= endMs / 2)
      followed.half = await withDatabase(dataFolder, 'peyk', readTables);
    if (dueMs % 300_000 === 0) say(`  ${dueMs / 60_000} min: ${Math.round(value)} MB, ${followed.sends} sends`);
  }
  return followed;
}

function countDelivered({ stack }: BenchStack): Promise<number> {
  return withDatabase(stack.settings.dataFolder, 'peyk', async (db) => {
    const text = 'select coalesce(sum(delivered), 0)::int as delivered from send_counts';
    return (await db.query<{ delivered: number }>(text)).rows[0]?.delivered ?? 0;
  });
}

/** Waits for the last receipt and the last rial. @returns how many more than before were delivered, and what is still held */
async function readEnd(bench: BenchStack, { messages, before }: { messages: number; before: number }) {
  const { client } = bench;
  const end = performance.now() + END_LIMIT_MS;
  for (;;) {
    const delivered = (await countDelivered(bench)) - before;
    const { held } = await readWallet(client);
    if ((delivered === messages && Number(held) === 0) || performance.now() > end) return { delivered, held };
    await sleep(500);
  }
}

async function runSoak(bench: BenchStack, options: SoakOptions): Promise<SoakResult> {
  const most = Math.ceil((options.minutes * 60_000) / EVERY_MS) * MESSAGES;
  await bench.admin('account', 'credit', DEMO_ACCOUNT.username, `--rial=${most * RIAL_PER_RECIPIENT}`);
  options.say(`${MESSAGES} messages every ${EVERY_MS / 1000} s for ${options.minutes} minutes:`);
  // Of the code by which the bench signed in.
  const before = await countDelivered(bench);
  const { sends, memory, half } = await follow(bench, options);
  const messages = sends * MESSAGES;
  const { delivered, held } = await readEnd(bench, { messages, before });
  const tables = await withDatabase(bench.stack.settings.dataFolder, 'peyk', readTables);
  const bloat = bloatBetween(half, tables);
  const slopeMbPerHour = slopePerHour(memory);
  const laws: [boolean, string][] = [
    [Number(held) === 0, `${held} rial are still held`],
    [delivered === messages, `${delivered} of ${messages} messages were delivered`],
    [(slopeMbPerHour ?? 0) <= MOST_SLOPE_MB, `memory rises by ${slopeMbPerHour?.toFixed(1)} MB an hour`],
    [bloat.smallGrewMb <= MOST_GROWTH_MB, `small tables grew by ${bloat.smallGrewMb.toFixed(1)} MB in half the time`],
    ...bloat.dead.map(({ name, share }): [boolean, string] => [
      false,
      `${name}: ${(share * 100).toFixed(0)} % of its rows are dead`,
    ]),
  ];
  return {
    ...{ minutes: options.minutes, sends, messages, slopeMbPerHour, memory, bloat },
    firstMb: memory[0]?.value ?? Number.NaN,
    lastMb: memory.at(-1)?.value ?? Number.NaN,
    faults: laws.flatMap(([holds, fault]) => (holds ? [] : [fault])),
  };
}

/** Sends at an even pace for long, and sees that neither memory nor tables grow without end. */
export async function proveSoak(root: string, options: SoakOptions): Promise<SoakResult> {
  const bench = await startBench(root);
  return runSoak(bench, options).finally(bench.stop);
}

/** What came out, a line each; the last says how it ended. */
export function soakLines(result: SoakResult): string[] {
  const { minutes, messages, firstMb, lastMb, slopeMbPerHour, bloat, faults } = result;
  const rise =
    slopeMbPerHour === undefined ? 'too short to tell by how much it rises' : `${slopeMbPerHour.toFixed(1)} MB an hour`;
  return [
    `${messages} messages in ${minutes} minutes, all delivered and paid for, or it says so below.`,
    `Memory of API and sender: ${Math.round(firstMb)} MB at first, ${Math.round(lastMb)} MB at the end; what stays of it after a sweep: ${rise} (at most ${MOST_SLOPE_MB}).`,
    `Tables of few rows grew by ${bloat.smallGrewMb.toFixed(1)} MB in the second half (at most ${MOST_GROWTH_MB}): ${bloat.grewMost.map(({ name, mb }) => `${name} ${mb.toFixed(1)}`).join(', ') || 'none'}.`,
    ...faults.map((fault) => `BROKEN: ${fault}`),
    faults.length === 0 ? 'Nothing grows without end.' : `${faults.length} things are not as they must be.`,
  ];
}
