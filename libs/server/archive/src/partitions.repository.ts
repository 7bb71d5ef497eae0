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

/**
 * Those in use whose sends all came before the one that came last, oldest first; with `returnedBefore` without those that were brought
 * back since then: they are wanted.
 */
export async function listPast(db: DbOrTx, returnedBefore: Date | null): Promise<Partition[]> {
  const { rows } = await sql<Partition>`
    select ${COLUMNS} from send_partitions p
    where p.state = ${PARTITION_STATE.inUse} and p.cut_id is null
      and p.to_id <= coalesce(pg_sequence_last_value(pg_get_serial_sequence('sends', 'id')::regclass), 0)
      and (p.returned_at is null or ${returnedBefore}::timestamptz is null or p.returned_at < ${returnedBefore})
    order by p.from_id`.execute(db);
  return rows;
}

export async function listInState(db: DbOrTx, state: number): Promise<Partition[]> {
  const { rows } = await sql<Partition>`
    select ${COLUMNS} from send_partitions p where p.state = ${state} order by p.from_id`.execute(db);
  return rows;
}

/**
 * Whether each of its sends ended before this and holds no money any more, and none of them is being sent again: nothing of it will change,
 * and nothing reads it by itself. Reads the table of the sends.
 */
export async function isOver(db: DbOrTx, { fromId, toId }: Partition, before: Date): Promise<boolean> {
  const { rows } = await sql<{ open: boolean }>`
    select exists (select from sends s where s.id >= ${fromId} and s.id < ${toId}
      and (s.finished_at is null or s.settled_at is null or s.finished_at >= ${before}))
      or exists (select from sends r where r.resent_from >= ${fromId} and r.resent_from < ${toId} and r.finished_at is null) as open`.execute(
    db,
  );
  return rows[0]?.open === false;
}

/** One of the owner's functions for partitions. */
export type PartitionStep =
  'take_send_partition_apart' | 'drop_send_partition' | 'make_send_partition_apart' | 'put_send_partition_back';

export async function doStep(tx: Tx, step: PartitionStep, fromId: bigint): Promise<void> {
  await sql`select ${sql.raw(step)}(${fromId})`.execute(tx);
}
