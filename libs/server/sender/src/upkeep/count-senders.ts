import { sql } from 'kysely';
import type { ServerContext } from '@peyk/server-database';
import { chunkState } from '../model/state-literals';

/**
 * Tells in the log when more processes send than were said to: then lines with a rate go beyond it. A process that was
 * killed has its leases for a while, so only what two looks in a row see counts.
 */
export function createSenderCount({ db, clock, log }: ServerContext, senders: number): () => Promise<void> {
  let tooManyBefore = false;
  return async () => {
    const { rows } = await sql<{ seen: number }>`
      select count(distinct worker_id)::int as seen from send_chunks
      where state = ${chunkState.leased} and state in (${chunkState.ready}, ${chunkState.leased}) and lane = 1 and lease_until > ${clock.now()}`.execute(
      db,
    );
    const seen = rows[0]?.seen ?? 0;
    const tooMany = seen > senders;
    if (tooMany && tooManyBefore)
      log.warn({ seen, senders }, 'more processes send than were said to; the rates of lines do not hold');
    tooManyBefore = tooMany;
  };
}
