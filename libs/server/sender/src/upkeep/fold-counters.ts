import { runTransaction } from '@peyk/server-database';
import type { ServerContext } from '@peyk/server-database';
import { foldMoves } from '../sql/move-counters';

const BATCH = 5_000;

/** Adds what was appended to counters of large sends; answers how many moves there were. */
export async function foldCounters({ db }: Pick<ServerContext, 'db'>): Promise<number> {
  let total = 0;
  for (let count = BATCH; count === BATCH; total += count)
    count = await runTransaction(db, (tx) => foldMoves(tx, BATCH));
  return total;
}
