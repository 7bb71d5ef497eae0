import { runTransaction } from '@peyk/server-database';
import type { ServerContext } from '@peyk/server-database';
import { settleFinishedSends } from '../sql/finish-sends';

const BATCH = 500;

/** Says of finished sends of which nothing is held any more that they are settled; answers how many. */
export async function settleFinished({ db, clock }: ServerContext): Promise<number> {
  return runTransaction(db, (tx) => settleFinishedSends(tx, clock.now(), BATCH));
}
