import type { BenchStack } from '../bench-stack.ts';
import { distributionOf } from '../percentiles.ts';
import type { Distribution } from '../percentiles.ts';
import { withDatabase } from '../send/database-view.ts';
import { DEMO_ACCOUNT } from '../../stack/demo-account.ts';
import { dataQuestions } from './data-questions.ts';
import type { DataQuestion } from './data-questions.ts';
import { seedData } from './seed-data.ts';
import type { DataSizes } from './seed-data.ts';

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

/** Fills the demo account and asks for every list and filter, one question after the other. */
export async function benchData(
  bench: BenchStack,
  sizes: DataSizes,
  tell: (line: string) => void,
): Promise<DataResult[]> {
  const { items } = await bench.client.call<{ items: { number: string }[] }>('listLines');
  const line = items[0]?.number;
  if (line === undefined) throw new Error('the demo account has no line.');
  const { username } = DEMO_ACCOUNT;
  const data = await withDatabase(bench.stack.settings.dataFolder, 'peyk', (client) =>
    seedData(client, { username, line, sizes }, (what) => tell(`  filled ${what}`)),
  );
  const results: DataResult[] = [];
  for (const question of dataQuestions(data, sizes)) results.push(await ask(bench, question));
  return results;
}
