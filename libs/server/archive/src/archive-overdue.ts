import type { DbOrTx } from '@peyk/server-database';
import { sql } from 'kysely';
import { beforeOf } from './archive-age';
import { RETURNED_STAYS_MS } from './archive-partition';
import { PARTITION_STATE } from './partitions.repository';

/**
 * For how many seconds the oldest partition that is to be in files is not there; 0 where none is late. One of which a send is open is not
 * late, and one that was brought back has its thirty days. Reads the list of partitions alone.
 */
export async function readArchiveOverdue(
  db: DbOrTx,
  { afterDays, now }: { afterDays: number; now: Date },
): Promise<number> {
  const due = beforeOf(afterDays, now);
  const returnedBefore = new Date(now.getTime() - RETURNED_STAYS_MS);
  const { rows } = await sql<{ seconds: number }>`
    select coalesce(extract(epoch from greatest(max(${due}::timestamptz - p.ended_at), interval '0')), 0)::float8 as seconds
    from send_partitions p
    where p.state <> ${PARTITION_STATE.inFiles} and (p.returned_at is null or p.returned_at < ${returnedBefore})`.execute(
    db,
  );
  return rows[0]?.seconds ?? 0;
}
