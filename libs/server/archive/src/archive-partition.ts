import { randomUUID } from 'node:crypto';
import { LONG, errorCodeOf } from '@peyk/server-database';
import type { ServerContext, Tx } from '@peyk/server-database';
import type { ArchivePlace } from '@peyk/server-module';
import { sql } from 'kysely';
import { deleteFile, leaveFiles, listLeft, markChecked, noteFile } from './archive-files.repository';
import { ARCHIVED_TABLES, hasPartitions, readColumns, readLines, sendsOf } from './archived-rows';
import type { ArchivedTable } from './archived-rows';
import { isSame, readSum, storeLines } from './line-files';
import { PARTITION_STATE, doStep, isOver, listInState, listPast, lockPartition } from './partitions.repository';
import type { Partition } from './partitions.repository';

export type ArchiveContext = Pick<ServerContext, 'db' | 'clock' | 'log'>;

const DAY_MS = 86_400_000;
/** Whatever was brought back stays so long. */
export const RETURNED_STAYS_MS = 30 * DAY_MS;
/** A file that nothing needs is kept so long: a database that was put back to an earlier day may need it. */
export const LEFT_FILES_KEPT_MS = 30 * DAY_MS;
/** Anyone who wants the table queues behind us for so long at most. */
const LOCK_WAIT_MS = 200;
const LOCK_TRIES = 25;
const LOCK_NOT_AVAILABLE = '55P03';

export class CannotArchiveError extends Error {}

/** The rows of the files are other ones than those of the tables. */
export class DamagedArchiveError extends Error {}

/**
 * Puts partitions into files of which all sends ended before `before`, oldest first; also goes on with those that a killed process left
 * apart. Answers which were put there.
 */
export async function archiveOld(context: ArchiveContext, place: ArchivePlace, before: Date): Promise<Partition[]> {
  const { db, clock } = context;
  const done: Partition[] = [];
  for (const partition of await listInState(db, PARTITION_STATE.apart))
    if (await writeAway(context, place, partition.fromId)) done.push(partition);
  const returnedBefore = new Date(clock.now().getTime() - RETURNED_STAYS_MS);
  for (const partition of await listPast(db, { returnedBefore, endedBefore: before })) {
    if (!(await isOver(db, partition, before))) continue;
    if (!(await takeApart(context, partition))) continue;
    if (await writeAway(context, place, partition.fromId)) done.push(partition);
  }
  await clearLeft(context, place);
  return done;
}

/** Puts one partition into files, if its sends ended before `before`. @throws CannotArchiveError */
export async function archivePartition(
  context: ArchiveContext,
  place: ArchivePlace,
  { partition, before }: { partition: Partition; before: Date },
): Promise<void> {
  if (partition.state === PARTITION_STATE.inFiles) throw new CannotArchiveError('It lies in files already.');
  if (partition.state === PARTITION_STATE.inUse) {
    const past = await listPast(context.db);
    if (!past.some(({ fromId }) => fromId === partition.fromId))
      throw new CannotArchiveError('It still takes new sends.');
    if (!(await isOver(context.db, partition, before)))
      throw new CannotArchiveError('Some of its sends have not ended, hold money, or ended too short a time ago.');
    if (!(await takeApart(context, partition)))
      throw new CannotArchiveError('Others work with its rows, or put it into files; try again.');
  }
  if (!(await writeAway(context, place, partition.fromId)))
    throw new CannotArchiveError('Another process puts it into files.');
}

/** Detaches its tables in a moment without locks of others; false when there was none, or another process did. */
async function takeApart({ db, log }: ArchiveContext, { fromId }: Partition): Promise<boolean> {
  for (let tries = 0; tries < LOCK_TRIES; tries += 1) {
    try {
      return await db.transaction().execute(async (tx) => {
        await sql`set local lock_timeout = ${sql.lit(LOCK_WAIT_MS)}`.execute(tx);
        if (!(await lockPartition(tx, fromId, PARTITION_STATE.inUse))) return false;
        await doStep(tx, 'take_send_partition_apart', fromId);
        return true;
      });
    } catch (error) {
      if (errorCodeOf(error) !== LOCK_NOT_AVAILABLE) throw error;
    }
  }
  log.warn({ tries: LOCK_TRIES }, 'a partition of recipients has to wait for a quieter moment to be put into files');
  return false;
}

/**
 * Writes what is apart to files, reads them back, and drops the tables. The lock on its row keeps other processes out, and goes with this
 * one; who comes after begins with new files. False when another process has it, or has done it.
 */
function writeAway(context: ArchiveContext, place: ArchivePlace, fromId: bigint): Promise<boolean> {
  const { db, clock } = context;
  return db.transaction().execute(async (tx) => {
    await takeTime(tx);
    const partition = await lockPartition(tx, fromId, PARTITION_STATE.apart);
    if (!partition) return false;
    await leaveFiles(tx, fromId, clock.now());
    for (const table of ARCHIVED_TABLES) await writeTable(context, place, { tx, table, partition });
    await deleteRows(tx, partition);
    await doStep(tx, 'drop_send_partition', fromId);
    return true;
  });
}

/** Statements may take as long as the rows do, and the transaction waits for the store between them. */
export async function takeTime(tx: Tx): Promise<void> {
  await sql`set local statement_timeout = 0 ${LONG}`.execute(tx);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
}

async function writeTable(
  { db, clock }: ArchiveContext,
  place: ArchivePlace,
  { tx, table, partition }: { tx: Tx; table: ArchivedTable; partition: Partition },
): Promise<void> {
  const key = randomUUID();
  const columns = [...(await readColumns(tx, table)).keys()];
  // Outside of the transaction: when it is undone its files are to be found.
  await noteFile(db, { key, fromId: partition.fromId, table, columns, at: clock.now() });
  const written = await storeLines(place, key, readLines(tx, { table, partition, columns }));
  if (!isSame(await readSum(place, key), written))
    throw new DamagedArchiveError(`${table} of partition ${partition.name} is another one in its file`);
  await markChecked(tx, key, { ...written, at: clock.now() });
}

/** What stands in tables without partitions, in files or made anew when it is asked for. */
async function deleteRows(tx: Tx, partition: Partition): Promise<void> {
  const others = [
    ...ARCHIVED_TABLES.filter((table) => !hasPartitions(table)),
    'recipient_numbers',
    'recipient_status_blocks',
  ];
  for (const table of others)
    await sql`delete from ${sql.table(table)} where (account_id, send_id) in (${sendsOf(partition)})`.execute(tx);
}

/** Removes files that nothing has needed for a while: first the bytes, then what is known of them. */
export async function clearLeft({ db, clock }: ArchiveContext, { storage }: ArchivePlace): Promise<number> {
  const keys = await listLeft(db, new Date(clock.now().getTime() - LEFT_FILES_KEPT_MS));
  for (const key of keys) {
    await storage.remove(key);
    await deleteFile(db, key);
  }
  return keys.length;
}
