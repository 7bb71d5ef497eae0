import type { Tx } from '@peyk/server-database';
import type { ArchivePlace } from '@peyk/server-module';
import { leaveFiles, listChecked } from './archive-files.repository';
import type { ArchiveFile } from './archive-files.repository';
import { DamagedArchiveError, takeTime } from './archive-partition';
import type { ArchiveContext } from './archive-partition';
import { ARCHIVED_TABLES, insertLines, readLines } from './archived-rows';
import { LineSum, isSame, openLines } from './line-files';
import { PARTITION_STATE, doStep, lockPartition } from './partitions.repository';
import type { Partition } from './partitions.repository';

/**
 * Brings a partition back from its files, in one transaction: a process that is killed leaves everything as it was, and of two the second
 * finds nothing to do. The rows are read once more when they are in, and must be those that were written. One that is still apart is put
 * back as it is. False when it is in use, or another process works on it.
 */
export function restorePartition(
  { db, clock }: ArchiveContext,
  place: ArchivePlace,
  { fromId }: Pick<Partition, 'fromId'>,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await takeTime(tx);
    const partition = await lockPartition(tx, fromId, PARTITION_STATE.inFiles);
    if (partition) await fill(tx, place, partition);
    else if (!(await lockPartition(tx, fromId, PARTITION_STATE.apart))) return false;
    await leaveFiles(tx, fromId, clock.now());
    await doStep(tx, 'put_send_partition_back', fromId);
    return true;
  });
}

async function fill(tx: Tx, place: ArchivePlace, partition: Partition): Promise<void> {
  const files = await listChecked(tx, partition.fromId);
  await doStep(tx, 'make_send_partition_apart', partition.fromId);
  for (const table of ARCHIVED_TABLES) {
    const file = files.find((one) => one.table === table);
    if (!file) throw new DamagedArchiveError(`partition ${partition.name} has no file of ${table}`);
    await fillTable(tx, place, { file, partition });
  }
}

async function fillTable(
  tx: Tx,
  place: ArchivePlace,
  { file, partition }: { file: ArchiveFile; partition: Partition },
): Promise<void> {
  const what = { table: file.table, partition, columns: file.columns };
  const read = new LineSum();
  for await (const lines of openLines(place, file.key)) {
    read.add(lines);
    await insertLines(tx, what, lines);
  }
  const found = new LineSum();
  for await (const lines of readLines(tx, what)) found.add(lines);
  if (!isSame(read.end(), file) || !isSame(found.end(), file))
    throw new DamagedArchiveError(`the file of ${file.table} of partition ${partition.name} is not what was written`);
}
