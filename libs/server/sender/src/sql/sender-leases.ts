import { sql } from 'kysely';
import { PREPARED } from '@peyk/server-database';
import type { Db, DbOrTx } from '@peyk/server-database';

export interface ShareQuestion {
  workerId: string;
  /** Of two with 4 and 1 the first gets four fifths. */
  weight: number;
  /** One without a link to an operator gets nothing. */
  bound: boolean;
  now: Date;
  leaseUntil: Date;
}

/**
 * Renews the lease of a sender and answers what part of the rate of every line is its own until then: by its weight
 * beside the others', but never what one of them still holds. So the parts together are never more than 1: a process that comes waits
 * until the others have made room, and what a dead one held is free when its lease has run out.
 */
export async function renewShare(db: Db, { workerId, weight, bound, now, leaseUntil }: ShareQuestion): Promise<number> {
  return db.transaction().execute(async (tx) => {
    // One after the other, each with a look of its own: two at once would take the same free part.
    await sql`${PREPARED}select pg_advisory_xact_lock(hashtextextended('peyk-sender-leases', 0))`.execute(tx);
    const { rows } = await sql<{ share: number }>`${PREPARED}
      with gone as (delete from sender_leases where lease_until < ${now} and worker_id <> ${workerId}),
      others as (
        select coalesce(sum(weight) filter (where bound), 0) as weights, coalesce(sum(share), 0) as held
        from sender_leases where worker_id <> ${workerId} and lease_until >= ${now}
      )
      insert into sender_leases (worker_id, weight, share, bound, lease_until)
      select ${workerId}, ${weight}, case when ${bound}::boolean
          then least(${weight}::float8 / (weights + ${weight}), greatest(0, 1 - held)) else 0 end,
        ${bound}, ${leaseUntil} from others
      on conflict (worker_id) do update
        set weight = excluded.weight, share = excluded.share, bound = excluded.bound, lease_until = excluded.lease_until
      returning share`.execute(tx);
    return rows[0]?.share ?? 0;
  });
}

/** At an orderly stop: the others need not wait until its lease has run out. */
export async function endShare(db: DbOrTx, workerId: string): Promise<void> {
  await sql`delete from sender_leases where worker_id = ${workerId}`.execute(db);
}
