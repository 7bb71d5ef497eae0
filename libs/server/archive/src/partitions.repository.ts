import type { DbOrTx, Tx } from '@peyk/server-database';
import { sql } from 'kysely';
import './archive.tables';

export const PARTITION_STATE = { inUse: 0, apart: 1, inFiles: 2 } as const;

/** A range of sends whose recipients lie together. */
export interface Partition {
  fromId: bigint;
  toId: bigint;
  name: string;
  state: number;
}

const COLUMNS = sql`p.from_id as "fromId", p.to_id as "toId", p.name, p.state`;

export interface ListedPartition extends Partition {
  beganAt: Date | null;
  /** As the planner believes, or as they lie in files. */
  rows: number;
  /** Of its tables with their indexes, or of its files. */
  bytes: bigint;
}

/** All, in the order of their sends. */
export async function listPartitions(db: DbOrTx): Promise<ListedPartition[]> {
  const { rows } = await sql<ListedPartition>`
    select ${COLUMNS}, p.began_at as "beganAt",
      greatest(0, coalesce((select c.reltuples from pg_class c where c.oid = to_regclass('recipients_' || p.name)), f.rows, 0))::float8 as rows,
      coalesce(pg_total_relation_size(to_regclass('recipients_' || p.name)) + pg_total_relation_size(to_regclass('parts_' || p.name)),
        f.bytes, 0)::bigint as bytes
    from send_partitions p left join lateral (
      select sum(rows) filter (where table_name = 'recipients') as rows, sum(bytes) as bytes from send_archive_files
      where from_id = p.from_id and checked_at is not null and left_at is null
    ) f on true order by p.from_id`.execute(db);
  return rows;
}

/** The one that holds this send. */
export async function findPartition(db: DbOrTx, sendId: bigint): Promise<Partition | undefined> {
  const { rows } = await sql<Partition>`
    select ${COLUMNS} from send_partitions p where p.from_id <= ${sendId} and ${sendId} < p.to_id`.execute(db);
  return rows[0];
}

/** The one that begins here, if it is in this state and no other process works on it; the lock ends with the transaction. */
export async function lockPartition(tx: Tx, fromId: bigint, state: number): Promise<Partition | undefined> {
  const { rows } = await sql<Partition>`
    select ${COLUMNS} from send_partitions p where p.from_id = ${fromId} and p.state = ${state}
    for no key update skip locked`.execute(tx);
  return rows[0];
}

/** Which of those in use are meant; without a bound all of them. */
export interface PastBounds {
  /** Without those that were brought back since then: they are wanted. */
  returnedBefore?: Date;
  /** Without those of which a send is known to have ended since then. */
  endedBefore?: Date;
}

/** Those in use whose sends all came before the one that came last, oldest first. */
export async function listPast(db: DbOrTx, { returnedBefore, endedBefore }: PastBounds = {}): Promise<Partition[]> {
  const isBefore = (column: string, bound: Date | undefined) =>
    bound === undefined ? sql`true` : sql`(${sql.ref(column)} is null or ${sql.ref(column)} < ${bound})`;
  const { rows } = await sql<Partition>`
    select ${COLUMNS} from send_partitions p
    where p.state = ${PARTITION_STATE.inUse} and p.cut_id is null
      and p.to_id <= coalesce(pg_sequence_last_value(pg_get_serial_sequence('sends', 'id')::regclass), 0)
      and ${isBefore('p.returned_at', returnedBefore)} and ${isBefore('p.ended_at', endedBefore)}
    order by p.from_id`.execute(db);
  return rows;
}

export async function listInState(db: DbOrTx, state: number): Promise<Partition[]> {
  const { rows } = await sql<Partition>`
    select ${COLUMNS} from send_partitions p where p.state = ${state} order by p.from_id`.execute(db);
  return rows;
}

interface PartitionEnd {
  /** A send of it has not ended or holds money, or is being sent again. */
  isOpen: boolean;
  /** When the last of its sends ended; null where it has none that did. */
  endedAt: Date | null;
}

/**
 * One look into an index for each account, and the sends of the range: the key of `sends` begins with the account, and a range of ids alone
 * would read the whole table. The sums keep the planner from turning it into that.
 */
export const endQuestion = ({ fromId, toId }: Pick<Partition, 'fromId' | 'toId'>) => sql<PartitionEnd>`
  select coalesce(bool_or(s.open or r.open), false) as "isOpen", max(s.ended_at) as "endedAt"
  from accounts a
  cross join lateral (
    select bool_or(s.finished_at is null or s.settled_at is null) as open, max(s.finished_at) as ended_at
    from sends s where s.account_id = a.id and s.id >= ${fromId} and s.id < ${toId}
  ) s
  cross join lateral (
    select count(*) > 0 as open
    from sends r where r.account_id = a.id and r.resent_from >= ${fromId} and r.resent_from < ${toId} and r.finished_at is null
  ) r`;

/**
 * Whether each of its sends ended before this and holds no money any more, and none of them is being sent again: nothing of it will change,
 * and nothing reads it by itself. Notes when the last of them ended, so that nobody looks again before that is long enough ago.
 */
export async function isOver(db: DbOrTx, partition: Partition, before: Date): Promise<boolean> {
  const { rows } = await endQuestion(partition).execute(db);
  const { isOpen, endedAt } = rows[0] ?? { isOpen: true, endedAt: null };
  await noteEnd(db, partition, isOpen ? null : endedAt);
  return !isOpen && (endedAt === null || endedAt < before);
}

/** Only while it is in use: whoever puts it into files holds its row for as long as that takes. */
async function noteEnd(db: DbOrTx, { fromId }: Partition, endedAt: Date | null): Promise<void> {
  await sql`
    update send_partitions set ended_at = ${endedAt}
    where from_id = ${fromId} and state = ${PARTITION_STATE.inUse} and ended_at is distinct from ${endedAt}::timestamptz`.execute(
    db,
  );
}

/** One of the owner's functions for partitions. */
export type PartitionStep =
  'take_send_partition_apart' | 'drop_send_partition' | 'make_send_partition_apart' | 'put_send_partition_back';

export async function doStep(tx: Tx, step: PartitionStep, fromId: bigint): Promise<void> {
  await sql`select ${sql.raw(step)}(${fromId})`.execute(tx);
}
