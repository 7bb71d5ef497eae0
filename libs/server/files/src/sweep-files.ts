import type { PeriodicTask } from '@peyk/server-module';
import type { ServerContext } from '@peyk/server-database';
import { deleteRow, takeLeaving, withoutRow } from './files.repository';
import type { Files } from './files.service';
import { LONGEST_ARRIVAL_MS, SWEEP_BATCH } from './limits';

/**
 * Removes what has expired and what never came whole: first the row says that it leaves, then the bytes go, then the row. Killed in
 * between, the next round goes on where this one stopped.
 */
export async function sweepExpired(files: Files, { db, clock, log }: ServerContext): Promise<number> {
  const now = clock.now();
  const arrivedAfter = new Date(now.getTime() - LONGEST_ARRIVAL_MS);
  let total = 0;
  for (;;) {
    const keys = await takeLeaving(db, { now, arrivedAfter, limit: SWEEP_BATCH });
    let failed = 0;
    for (const key of keys) {
      try {
        await files.storage.remove(key.id);
        await files.spool.remove(key.id);
        await deleteRow(db, key);
      } catch (error) {
        failed += 1;
        log.warn({ err: error, file: key.id }, 'an expired file could not be removed; the next round tries again');
      }
    }
    total += keys.length - failed;
    if (failed > 0 || keys.length < SWEEP_BATCH) return total;
  }
}

/** Removes what has no row among these. */
async function clearStray(
  { db }: ServerContext,
  keys: readonly string[],
  remove: (key: string) => Promise<void>,
): Promise<number> {
  const stray = await withoutRow(db, keys);
  for (const key of stray) await remove(key);
  return stray.length;
}

/** Removes what lies in the spool of this machine without a row: a process was killed while it came. */
export async function sweepSpool({ spool }: Files, context: ServerContext): Promise<number> {
  return clearStray(context, await spool.list(), spool.remove);
}

/**
 * Removes bytes without a row. A row is there before its bytes, so what was listed and has none belongs to nobody, however young it is.
 */
export async function sweepStray(files: Files, context: ServerContext): Promise<number> {
  let total = 0;
  for await (const keys of files.storage.list()) total += await clearStray(context, keys, files.storage.remove);
  return total + (await sweepSpool(files, context));
}

/** The periodic tasks of files. */
export const fileTasks = (files: Files): readonly PeriodicTask[] => [
  { name: 'expired-files', everyMs: 10 * 60_000, run: (context) => sweepExpired(files, context) },
  { name: 'stray-files', everyMs: 6 * 3_600_000, run: (context) => sweepStray(files, context) },
];
