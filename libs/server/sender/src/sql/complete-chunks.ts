import { sql } from 'kysely';
import { PREPARED, runTransaction } from '@peyk/server-database';
import type { Db } from '@peyk/server-database';
import { numberArray } from './arrays';
import { finishSends, lockSends } from './finish-sends';
import type { SendKey } from './finish-sends';
import { chunkState } from '../model/state-literals';

export interface ChunkKey extends SendKey {
  chunk: number;
}

/**
 * Closes chunks of a worker of which everything was submitted and every answer is stored, and finishes the sends that
 * have no other. Locking the sends first makes the last of two senders see that it is the last. Answers finished sends.
 */
export function completeChunks(db: Db, workerId: string, chunks: readonly ChunkKey[], now: Date): Promise<SendKey[]> {
  return runTransaction(db, async (tx) => {
    await lockSends(tx, chunks);
    await sql`${PREPARED}
      update send_chunks c set state = ${chunkState.done}, worker_id = null, lease_until = null, from_n = c.next_n
      from unnest(${numberArray(chunks.map((chunk) => chunk.accountId))}::bigint[],
        ${numberArray(chunks.map((chunk) => chunk.sendId))}::bigint[],
        ${numberArray(chunks.map((chunk) => chunk.chunk))}::int[]) u (account_id, send_id, chunk)
      where c.account_id = u.account_id and c.send_id = u.send_id and c.chunk = u.chunk
        and c.worker_id = ${workerId} and c.state = ${chunkState.leased} and c.next_n > c.to_n`.execute(tx);
    return finishSends(tx, chunks, now);
  });
}
