import { runTransaction } from '@peyk/server-database';
import type { ServerContext } from '@peyk/server-database';
import { countLostMoves, foldMoves } from '../sql/move-counters';

const BATCH = 5_000;

/**
 * Adds what was appended to counters of large sends; answers how many moves there were.
 * @throws RangeError when moves have no counter, after all others are folded: a fault of the engine, or of a hand that mended rows
 */
export async function foldCounters({ db }: Pick<ServerContext, 'db'>): Promise<number> {
  let total = 0;
  for (let count = BATCH; count === BATCH; total += count)
    count = await runTransaction(db, (tx) => foldMoves(tx, BATCH));
  const lost = await countLostMoves(db);
  if (lost > 0) throw new RangeError(`${lost} moves have no row in send_counters.`);
  return total;
}
