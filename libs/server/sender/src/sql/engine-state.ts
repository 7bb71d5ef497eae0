import { sql } from 'kysely';
import { errorCodeOf } from '@peyk/server-database';
import type { Db, DbOrTx, Tx } from '@peyk/server-database';

/** Who writes the database: a restore with recovery begins a new timeline, a dump that is loaded lies on another system. */
export interface ServerFacts {
  system: string | null;
  timeline: string | null;
}

export interface EngineState {
  installation: string;
  epoch: number;
  beat: bigint;
  system: string | null;
  timeline: string | null;
  heldSince: Date | null;
  heldWhy: string | null;
  reconciledAt: Date | null;
}

/** How far the engine was when someone looked. */
export interface Mark {
  epoch: number;
  beat: bigint;
}

const INSUFFICIENT_PRIVILEGE = '42501';
export const NO_FACTS: ServerFacts = { system: null, timeline: null };

/** Unknown where the role may not ask. */
export async function readServerFacts(db: Db): Promise<ServerFacts> {
  try {
    const { rows } = await sql<ServerFacts>`
      select (select system_identifier::text from pg_control_system()) as system,
        substr(pg_walfile_name(pg_current_wal_insert_lsn()), 1, 8) as timeline`.execute(db);
    return rows[0] ?? NO_FACTS;
  } catch (error) {
    if (errorCodeOf(error) !== INSUFFICIENT_PRIVILEGE) throw error;
    return NO_FACTS;
  }
}

export async function readEngineState(db: DbOrTx): Promise<EngineState> {
  const { rows } = await sql<EngineState>`
    select installation, epoch, beat, system_identifier as system, timeline, held_since as "heldSince",
      held_why as "heldWhy", reconciled_at as "reconciledAt" from engine_state`.execute(db);
  const [state] = rows;
  if (!state) throw new Error('engine_state has no row.');
  return state;
}

/** The same, locked: what is decided by it is the last word. */
export async function lockEngineState(tx: Tx): Promise<EngineState> {
  await sql`select 1 from engine_state for update`.execute(tx);
  return readEngineState(tx);
}

export async function isEngineHeld(db: DbOrTx): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`
    select held_since is not null as held from engine_state`.execute(db);
  return rows[0]?.held === true;
}

/** One beat: answers how far the engine is now; undefined when it is held. The first one takes down where the database lies. */
export async function beatOnce(db: Db, { system, timeline }: ServerFacts, seen: Mark): Promise<Mark | undefined> {
  const { rows } = await sql<Mark>`
    update engine_state set beat = beat + 1, system_identifier = coalesce(system_identifier, ${system}::text),
      timeline = coalesce(timeline, ${timeline}::text)
    where held_since is null and (epoch, beat) >= (${seen.epoch}::int, ${seen.beat}::bigint)
      and coalesce(system_identifier = ${system}::text, true) and coalesce(timeline = ${timeline}::text, true)
    returning epoch, beat`.execute(db);
  return rows[0];
}

/** Holds all sending; what was held already stays as it was. Answers whether this call did it. */
export async function holdState(db: DbOrTx, why: string, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update engine_state set held_since = ${now}, held_why = ${why} where held_since is null`.execute(db);
  return numAffectedRows === 1n;
}

const SENDERS_KEPT_MS = 24 * 3_600_000;

/** What this process has in flight, for whoever waits until nothing is. */
export async function noteSender(
  db: Db,
  { workerId, held, inFlight }: { workerId: string; held: boolean; inFlight: number },
  now: Date,
): Promise<void> {
  await sql`
    with gone as (
      delete from engine_senders where seen_at < ${new Date(now.getTime() - SENDERS_KEPT_MS)} and worker_id <> ${workerId}
    )
    insert into engine_senders (worker_id, seen_at, held, in_flight) values (${workerId}, ${now}, ${held}, ${inFlight})
    on conflict (worker_id) do update set seen_at = excluded.seen_at, held = excluded.held, in_flight = excluded.in_flight`.execute(
    db,
  );
}

/** Says at once that this process sends no more. */
export async function forgetSender(db: Db, workerId: string): Promise<void> {
  await sql`delete from engine_senders where worker_id = ${workerId}`.execute(db);
}

/** Processes that were there since `since` and may still hear of something that they have handed over. */
export async function countBusySenders(db: DbOrTx, since: Date): Promise<number> {
  const { rows } = await sql<{ busy: number }>`
    select count(*)::int as busy from engine_senders where seen_at > ${since} and (not held or in_flight > 0)`.execute(
    db,
  );
  return rows[0]?.busy ?? 0;
}
