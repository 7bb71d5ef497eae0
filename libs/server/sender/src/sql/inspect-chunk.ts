import { sql } from 'kysely';
import { accountGoesOn } from '@peyk/server-accounts';
import { PREPARED } from '@peyk/server-database';
import type { Db } from '@peyk/server-database';
import { chunkState, sendState } from '../model/state-literals';

export interface ChunkView {
  /** Whether the chunk is still leased by this worker. */
  mine: boolean;
  nextN: number;
  toN: number;
  /** Its send is being sent, and the state of its account lets it go on. */
  goesOn: boolean;
}

/** How a chunk stands, for a sender whose mark did not move it or whose connection was lost while it moved. */
export async function inspectChunk(
  db: Db,
  workerId: string,
  { accountId, sendId, chunk }: { accountId: bigint; sendId: bigint; chunk: number },
): Promise<ChunkView | undefined> {
  const { rows } = await sql<ChunkView>`${PREPARED}
    select (c.state = ${chunkState.leased} and c.worker_id is not distinct from ${workerId}::uuid) as mine,
      c.next_n as "nextN", c.to_n as "toN", s.state = ${sendState.sending} and ${accountGoesOn(sql.ref('s.account_id'))} as "goesOn"
    from send_chunks c join sends s on s.account_id = c.account_id and s.id = c.send_id
    where c.account_id = ${accountId} and c.send_id = ${sendId} and c.chunk = ${chunk}`.execute(db);
  return rows[0];
}
