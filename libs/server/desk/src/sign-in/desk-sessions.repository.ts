import type { DbOrTx, Tx } from '@peyk/server-database';
import type { DeskPerson } from '@peyk/server-http';
import { sql } from 'kysely';

const HOUR_MS = 3_600_000;
/** A working day: at the next one signs in anew. */
export const DESK_SESSION_MS = 12 * HOUR_MS;
/** Nobody sits there any more. */
const IDLE_MS = 2 * HOUR_MS;
const SEEN_EVERY_MS = 60_000;

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);

export async function insertSession(
  tx: Tx,
  { tokenHash, personId, at }: { tokenHash: Buffer; personId: bigint; at: Date },
): Promise<void> {
  const expiresAt = new Date(at.getTime() + DESK_SESSION_MS);
  await tx
    .insertInto('desk_sessions')
    .values({ token_hash: tokenHash, person_id: personId, created_at: at, last_seen_at: at, expires_at: expiresAt })
    .execute();
}

/** Who a token's hash belongs to; undefined when it is not good any more. Asked at every request: what was ended is worthless at once. */
export async function findDeskPerson(db: DbOrTx, tokenHash: Buffer, now: Date): Promise<DeskPerson | undefined> {
  const { rows } = await sql<DeskPerson & { isStale: boolean }>`
    select p.id, p.username, p.name, p.roles, s.last_seen_at < ${before(now, SEEN_EVERY_MS)} as "isStale"
    from desk_sessions s join desk_people p on p.id = s.person_id
    where s.token_hash = ${tokenHash} and s.expires_at > ${now} and s.last_seen_at > ${before(now, IDLE_MS)}
      and p.disabled_at is null`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { isStale, ...person } = row;
  if (isStale) {
    await db.updateTable('desk_sessions').set({ last_seen_at: now }).where('token_hash', '=', tokenHash).execute();
  }
  return person;
}

export async function endDeskSession(db: DbOrTx, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('desk_sessions').where('token_hash', '=', tokenHash).execute();
}

export async function shutOutPerson(tx: Tx, personId: bigint): Promise<void> {
  await tx.deleteFrom('desk_sessions').where('person_id', '=', personId).execute();
}
