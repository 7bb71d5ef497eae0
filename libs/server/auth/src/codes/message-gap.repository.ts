import { sql } from 'kysely';
import { PREPARED } from '@peyk/server-database';
import type { Db, DbOrTx } from '@peyk/server-database';
import { RESEND_AFTER_SECONDS } from '../auth.limits';

interface Gaps {
  /** Taken where the last message is long enough ago. */
  wanted: readonly string[];
  /** Written when all of those were free: a message goes out, and others have to wait for it. */
  written?: readonly string[];
}

/**
 * Takes the turn of some keys: a message for them goes out now, unless one did within the last minute. Of two at once one gets it.
 * It does not wait for the disk, as rates do not.
 * @returns the seconds to wait for each key of `wanted` that was not free; empty when all were.
 */
export async function takeTurns(db: Db, { wanted, written = [] }: Gaps, now: Date): Promise<Map<string, number>> {
  const free = new Date(now.getTime() - RESEND_AFTER_SECONDS * 1000);
  const { rows } = await sql<{ key: string }>`${PREPARED}
    with taken as (
      insert into message_gaps (key, sent_at)
      select key, ${now}::timestamptz from unnest(${[...wanted]}::text[]) key
      where set_config('synchronous_commit', 'off', true) is not null
      -- Two that take the same turns never wait for each other in a ring.
      order by key collate "C"
      on conflict (key) do update set sent_at = excluded.sent_at where message_gaps.sent_at <= ${free}
      returning key
    ), marked as (
      insert into message_gaps (key, sent_at)
      select key, ${now}::timestamptz from unnest(${[...written]}::text[]) key
      where (select count(*) from taken) = ${wanted.length}
      on conflict (key) do update set sent_at = excluded.sent_at
    )
    select key from taken`.execute(db);
  const taken = new Set(rows.map(({ key }) => key));
  const refused = wanted.filter((key) => !taken.has(key));
  return refused.length === 0 ? new Map() : waitsOf(db, refused, now);
}

async function waitsOf(db: Db, keys: readonly string[], now: Date): Promise<Map<string, number>> {
  const rows = await db.selectFrom('message_gaps').selectAll().where('key', 'in', keys).execute();
  const sent = new Map(rows.map(({ key, sent_at }) => [key, sent_at.getTime()]));
  const waitOf = (key: string) =>
    Math.max(1, Math.ceil(((sent.get(key) ?? now.getTime()) - now.getTime()) / 1000) + RESEND_AFTER_SECONDS);
  return new Map(keys.map((key) => [key, waitOf(key)]));
}

/** The code of the last message was right: its reader may have another one at once. */
export async function freeTurns(db: DbOrTx, keys: readonly string[]): Promise<void> {
  await db.deleteFrom('message_gaps').where('key', 'in', keys).execute();
}
