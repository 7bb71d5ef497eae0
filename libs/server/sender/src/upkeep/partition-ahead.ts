import { sql } from 'kysely';
import { LONG, errorCodeOf } from '@peyk/server-database';
import type { Db, ServerContext, Tx } from '@peyk/server-database';

/** Far more than is accepted between two rounds, far less than the 100,000 sends of a partition. */
const SENDS_AHEAD = 20_000;
/** Anyone who wants `recipients` or `parts` queues behind our lock request for so long at most. */
const LOCK_WAIT_MS = 200;
const LOCK_NOT_AVAILABLE = '55P03';
/** The constraint of a cut is gone. */
const UNDEFINED_OBJECT = '42704';

/** When a partition ends before its 100,000 sends: some four gigabytes of rows, or a month. */
export interface PartitionBounds {
  rows: number;
  days: number;
}
export const PARTITION_BOUNDS: PartitionBounds = { rows: 10_000_000, days: 31 };

/** A cut is at least so many sends ahead, and as many as come within twenty rounds: five minutes. */
const LEAST_CUT_AHEAD = 1_000;
const CUT_ROUNDS_AHEAD = 20;

/**
 * Makes the partitions of the sends that come soon, so that no accept and no login code has to: making one needs a
 * lock that a running preparation holds back. A busy moment is left alone; the next round tries again, and the call in
 * the accepting transaction stays as the safety net. Answers 1 when partitions were made, else 0.
 */
export async function makePartitionAhead(context: ServerContext): Promise<number> {
  const made = await shortly(context, 'the next partition of recipients', async (tx) => {
    const wanted = (await readLastId(tx)) + BigInt(SENDS_AHEAD);
    const { rows } = await sql`
      select from send_partitions where from_id <= ${wanted} and ${wanted} < to_id`.execute(tx);
    if (rows.length > 0) return 0;
    await sql`select ensure_send_partitions(${wanted})`.execute(tx);
    return 1;
  });
  return made ?? 0;
}

interface Current {
  fromId: bigint;
  toId: bigint;
  cutId: bigint | null;
  seenId: bigint | null;
  beganAt: Date | null;
  /** As the planner believes: fresh to a doubling. */
  rows: number;
}

/**
 * Ends the partition that is in use when it has grown too large or too old: what is put into files is a whole one, and no table grows
 * without end. One step a round; each can be taken twice, by any process, and a cut whose sends come too soon is given up. Answers 1
 * when a partition has ended, else 0.
 */
export async function boundPartition(
  context: ServerContext,
  bounds: PartitionBounds = PARTITION_BOUNDS,
): Promise<number> {
  const { db, clock } = context;
  const lastId = await readLastId(db);
  const current = await readCurrent(db, lastId);
  if (!current) return 0;
  await note(db, current, lastId, clock.now());
  const { fromId, cutId } = current;
  if (cutId !== null) return (await endCut(context, { fromId, cutId, lastId })) ?? 0;
  const at = placeOfCut(current, lastId);
  if (!isFull(current, bounds, clock.now()) || at >= current.toId) return 0;
  await shortly(context, 'the bound of a partition', (tx) =>
    sql`select start_send_partition_cut(${fromId}, ${at})`.execute(tx),
  );
  return 0;
}

/** Twice as far as sends come before the cut is looked at again; else it would be given up over and over. */
function placeOfCut({ seenId }: Current, lastId: bigint): bigint {
  const pace = seenId === null ? 0n : lastId - seenId;
  const ahead = pace * BigInt(CUT_ROUNDS_AHEAD);
  return lastId + (ahead > LEAST_CUT_AHEAD ? ahead : BigInt(LEAST_CUT_AHEAD));
}

function isFull({ rows, beganAt }: Current, bounds: PartitionBounds, now: Date): boolean {
  const oldest = now.getTime() - bounds.days * 86_400_000;
  return rows >= bounds.rows || (beganAt !== null && beganAt.getTime() <= oldest);
}

/** Checks the rows beside everybody's work, then moves the bound; gives up when it is too late for that. */
async function endCut(
  context: ServerContext,
  { fromId, cutId, lastId }: { fromId: bigint; cutId: bigint; lastId: bigint },
): Promise<number | undefined> {
  if (lastId >= cutId - BigInt(LEAST_CUT_AHEAD / 2)) {
    await shortly(context, 'the bound of a partition', (tx) =>
      sql`select end_send_partition_cut(${fromId})`.execute(tx),
    );
    return 0;
  }
  if (!(await checkCut(context.db, fromId))) return 0;
  return shortly(context, 'the bound of a partition', async (tx) => {
    await sql`select finish_send_partition_cut(${fromId})`.execute(tx);
    return 1;
  });
}

/** False when another process ended the cut while this one was about to check it. */
async function checkCut(db: Db, fromId: bigint): Promise<boolean> {
  try {
    await db.transaction().execute(async (tx) => {
      await sql`set local statement_timeout = 0 ${LONG}`.execute(tx);
      await sql`select check_send_partition_cut(${fromId})`.execute(tx);
    });
    return true;
  } catch (error) {
    if (errorCodeOf(error) !== UNDEFINED_OBJECT) throw error;
    return false;
  }
}

/** In a transaction that waits for its locks a moment only; undefined when others held them. */
async function shortly<T>(
  { db, log }: ServerContext,
  what: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T | undefined> {
  try {
    return await db.transaction().execute(async (tx) => {
      await sql`set local lock_timeout = ${sql.lit(LOCK_WAIT_MS)}`.execute(tx);
      return work(tx);
    });
  } catch (error) {
    if (errorCodeOf(error) !== LOCK_NOT_AVAILABLE) throw error;
    log.warn({ waitedMs: LOCK_WAIT_MS }, `${what} has to wait for a quieter moment`);
    return undefined;
  }
}

/** The sequence, not max(id): the key of sends begins with the account, so that would read the whole table. */
async function readLastId(db: Db | Tx): Promise<bigint> {
  const { rows } = await sql<{ id: bigint }>`
    select coalesce(pg_sequence_last_value(pg_get_serial_sequence('sends', 'id')::regclass), 0)::bigint as id`.execute(
    db,
  );
  return rows[0]?.id ?? 0n;
}

async function readCurrent(db: Db, lastId: bigint): Promise<Current | undefined> {
  const { rows } = await sql<Current>`
    select p.from_id as "fromId", p.to_id as "toId", p.cut_id as "cutId", p.seen_id as "seenId", p.began_at as "beganAt",
      coalesce((select c.reltuples from pg_class c where c.oid = to_regclass('recipients_' || p.name)), 0)::float8 as rows
    from send_partitions p where p.from_id <= ${lastId} and ${lastId} < p.to_id and p.state = 0`.execute(db);
  return rows[0];
}

/** Keeps when a partition began, for one from before by its first send, and where the last send was. */
async function note(db: Db, { fromId, toId, beganAt }: Current, lastId: bigint, now: Date): Promise<void> {
  await sql`
    update send_partitions set seen_id = ${lastId}, began_at = coalesce(began_at, (
      select s.created_at from (select account_id, send_id from recipients where send_id >= ${fromId} and send_id < ${toId} limit 1) r
        join sends s on s.account_id = r.account_id and s.id = r.send_id where ${beganAt === null}
    ), ${now})
    where from_id = ${fromId} and (began_at is null or seen_id is distinct from ${lastId})`.execute(db);
}
