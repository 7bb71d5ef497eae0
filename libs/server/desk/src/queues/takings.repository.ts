import type { DbOrTx } from '@peyk/server-database';
import type { QueueName } from '@peyk/server-module';
import { sql } from 'kysely';

export interface ThingName {
  queue: QueueName;
  key: string;
}

export interface Taking {
  key: string;
  takenBy: string;
  takenAt: Date;
}

/**
 * Says who looks at a thing, unless another has taken it since `freeSince`. @returns whose it is now
 */
export async function takeThing(
  db: DbOrTx,
  { queue, key, by, at, freeSince }: ThingName & { by: string; at: Date; freeSince: Date },
): Promise<string> {
  const { rows } = await sql<{ takenBy: string }>`
    insert into desk_takings as t (queue, key, taken_by, taken_at) values (${queue}, ${key}, ${by}, ${at})
    on conflict (queue, key) do update
      set taken_by = case when t.taken_by = ${by} or t.taken_at <= ${freeSince} then ${by} else t.taken_by end,
        taken_at = case when t.taken_by = ${by} or t.taken_at <= ${freeSince} then ${at} else t.taken_at end
    returning taken_by as "takenBy"`.execute(db);
  return rows[0]?.takenBy ?? by;
}

/** Who looks at some things of a queue since `since`. */
export function listTakings(
  db: DbOrTx,
  { queue, keys, since }: { queue: QueueName; keys: readonly string[]; since: Date },
): Promise<Taking[]> {
  if (keys.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('desk_takings')
    .select(['key', 'taken_by as takenBy', 'taken_at as takenAt'])
    .where('queue', '=', queue)
    .where('key', 'in', keys)
    .where('taken_at', '>', since)
    .execute();
}

export async function forgetTaking(db: DbOrTx, { queue, key }: ThingName): Promise<void> {
  await db.deleteFrom('desk_takings').where('queue', '=', queue).where('key', '=', key).execute();
}
