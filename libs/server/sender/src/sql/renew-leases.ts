import { sql } from 'kysely';
import { PREPARED } from '@peyk/server-database';
import type { Db } from '@peyk/server-database';
import { numberArray } from './arrays';
import type { ChunkKey } from './complete-chunks';
import { chunkState } from '../model/state-literals';

/** Says "still alive" for chunks of a worker; one that it has given up is not among them and goes to recovery. */
export async function renewLeases(
  db: Db,
  workerId: string,
  chunks: readonly ChunkKey[],
  leaseUntil: Date,
): Promise<void> {
  if (chunks.length === 0) return;
  await sql`${PREPARED}
    update send_chunks c set lease_until = ${leaseUntil}
    from unnest(${numberArray(chunks.map((chunk) => chunk.accountId))}::bigint[],
      ${numberArray(chunks.map((chunk) => chunk.sendId))}::bigint[],
      ${numberArray(chunks.map((chunk) => chunk.chunk))}::int[]) u (account_id, send_id, chunk)
    where c.account_id = u.account_id and c.send_id = u.send_id and c.chunk = u.chunk
      and c.worker_id = ${workerId} and c.state = ${chunkState.leased}`.execute(db);
}
