import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BenchStack } from '../bench-stack.ts';
import { distributionOf } from '../percentiles.ts';
import type { Distribution } from '../percentiles.ts';
import { withDatabase } from '../send/database-view.ts';
import { DEMO_ACCOUNT } from '../../stack/demo-account.ts';
import { watchRun } from '../send/watch-run.ts';
import { benchMoves } from './data-moves.ts';
import type { MoveResult } from './data-moves.ts';
import { benchPages } from './data-pages.ts';
import type { PaintResult } from './data-pages.ts';
import { benchBeside } from './data-sends.ts';
import type { BesideResult } from './data-sends.ts';
import { dataQuestions } from './data-questions.ts';
import type { DataQuestion } from './data-questions.ts';
import { seedData } from './seed-data.ts';
import type { DataSizes, SeededData } from './seed-data.ts';

/** Of each question; the first answers warm the caches as the first person of a morning does, and are told apart. */
const TIMES = 40;

export interface DataResult {
  name: string;
  mustMs: number;
  /** The first answer: also what is counted or folded once. */
  firstMs: number;
  timesMs: Distribution;
  /** Rows of the answer, so that nobody measures how quickly nothing is found. */
  rows: number;
}

function rowsOf(data: unknown): number {
  if (typeof data !== 'object' || data === null) return 0;
  if ('items' in data && Array.isArray(data.items)) return data.items.length;
  return 1;
}

async function ask(
  { client }: BenchStack,
  { name, operation, body, query, mustMs }: DataQuestion,
): Promise<DataResult> {
  const timesMs: number[] = [];
  let rows = 0;
  for (let index = 0; index <= TIMES; index += 1) {
    const startedAt = performance.now();
    const data = await client.call<unknown>(operation, { ...(body && { body }), ...(query && { query }) });
    timesMs.push(performance.now() - startedAt);
    rows = rowsOf(data);
  }
  const [firstMs = 0, ...others] = timesMs;
  return { name, mustMs, firstMs, timesMs: distributionOf(others), rows };
}

/** Lies in the data folder once it has been filled, so that a kept one is not filled twice. */
const SEEDED = 'seeded.json';

interface Seeded {
  sizes: DataSizes;
  data: SeededData;
}

/** @throws when a kept data folder was filled with other sizes. */
function readSeeded(file: string, sizes: DataSizes): SeededData | undefined {
  if (!existsSync(file)) return undefined;
  const seeded = JSON.parse(readFileSync(file, 'utf8')) as Seeded;
  if (JSON.stringify(seeded.sizes) !== JSON.stringify(sizes))
    throw new Error(`${file} tells of other sizes: ask for those, or remove the folder.`);
  return seeded.data;
}

/** Fills the demo account, unless that was done before. */
async function fill(
  { stack, client }: BenchStack,
  sizes: DataSizes,
  tell: (line: string) => void,
): Promise<SeededData> {
  const { dataFolder } = stack.settings;
  const file = join(dataFolder, SEEDED);
  const kept = readSeeded(file, sizes);
  if (kept) {
    tell('  filled before');
    return kept;
  }
  const { items } = await client.call<{ items: { number: string }[] }>('listLines');
  const line = items[0]?.number;
  if (line === undefined) throw new Error('the demo account has no line.');
  const { username } = DEMO_ACCOUNT;
  const data = await withDatabase(dataFolder, 'peyk', (database) =>
    seedData(database, { username, line, sizes }, (what) => tell(`  filled ${what}`)),
  );
  writeFileSync(file, JSON.stringify({ sizes, data } satisfies Seeded));
  return data;
}

/** What may be asked for alone: lists, files, pages in a browser, sends beside the old ones. */
export const DATA_PARTS = ['lists', 'moves', 'pages', 'sends'] as const;
export type DataPart = (typeof DATA_PARTS)[number];

export interface DataBenchOptions {
  root: string;
  sizes: DataSizes;
  parts: ReadonlySet<DataPart>;
  /** A part of the names of the lists that are asked for; all without it. */
  only: string | undefined;
  tell: (line: string) => void;
}

/** What was measured; undefined where it was not asked for. */
export interface DataFigures {
  lists: DataResult[];
  moves: MoveResult[];
  pages: PaintResult[];
  sends: BesideResult | undefined;
  /** Cores that everything else on this machine used while lists were asked for. */
  otherCores: number;
}

async function askAll(bench: BenchStack, questions: readonly DataQuestion[]) {
  const watch = await watchRun(bench, false);
  const lists: DataResult[] = [];
  for (const question of questions) lists.push(await ask(bench, question));
  const { otherCores } = await watch.stop();
  return { lists, otherCores };
}

/** Fills the demo account, and asks one thing after the other: every list and filter, pages in a browser, files, sends. */
export async function benchData(
  bench: BenchStack,
  { root, sizes, parts, only = '', tell }: DataBenchOptions,
): Promise<DataFigures> {
  const data = await fill(bench, sizes, tell);
  const questions = dataQuestions(data, sizes).filter(({ name }) => parts.has('lists') && name.includes(only));
  const asked = await askAll(bench, questions);
  const pages = parts.has('pages') ? await benchPages(bench, data) : [];
  const moves = parts.has('moves') ? await benchMoves(bench, data, sizes) : [];
  const sends = parts.has('sends') ? await benchBeside(root, bench) : undefined;
  return { ...asked, pages, moves, sends };
}
