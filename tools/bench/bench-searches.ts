import { DEMO_ACCOUNT } from '../stack/demo-account.ts';
import type { BenchStack } from './bench-stack.ts';
import { dataQuestions } from './data/data-questions.ts';
import { seedData } from './data/seed-data.ts';
import type { DataSizes } from './data/seed-data.ts';
import type { LoadRequest } from './load.ts';
import { withDatabase } from './send/database-view.ts';

/** Enough that a search has something to do; filled in two minutes. */
const SIZES: DataSizes = { contacts: 200_000, sends: 2_000, recipients: 1_500_000, largest: 1_000_000, inbox: 50_000 };
/** Those that cost most, by `bench:data`. */
const COSTLY =
  /name «(ن|نج|یافت‌نشدنی)»|never|reach|delivered|archive, page|word|rare|two letters|part of a number|in the middle|not there/;

/** An account with much, and what can be searched in it: one request for each costly question. */
export async function costlySearches(bench: BenchStack, line: string): Promise<LoadRequest[]> {
  const { client, stack } = bench;
  const data = await withDatabase(stack.settings.dataFolder, 'peyk', (database) =>
    seedData(database, { username: DEMO_ACCOUNT.username, line, sizes: SIZES }, () => undefined),
  );
  return dataQuestions(data, SIZES)
    .filter(({ name, body }) => body && COSTLY.test(name))
    .map(({ operation, body }) => ({
      method: 'POST',
      url: client.address(operation),
      headers: { ...client.headers(), authorization: client.token ?? '' },
      body: JSON.stringify(body),
    }));
}
