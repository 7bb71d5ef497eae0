import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerContext } from '@peyk/server-database';
import { StorageError, sweepSpool } from '@peyk/server-files';
import type { Files } from '@peyk/server-files';

const SPOOL_EVERY_MS = 3_600_000;
/** The start waits no longer: anyone who faces people should do so soon. */
const TRY_MS = 10_000;
/** Of an answer of the storage. `/readyz` is asked every second by some. */
const STATE_KEPT_MS = 30_000;

/** `not in this process`: it needs no files. `away`: it does not answer, or not now. `refused`: it answers that we may not, or that there is nothing of that name. */
export type FilesState = 'ok' | 'away' | 'refused' | 'not in this process';

/**
 * Whether files can be kept, as the start finds it. A storage that is away comes back by itself, and Peyk works without; one that
 * refuses stays so until someone changes the settings.
 * @throws StorageError that names the settings when it refuses
 */
async function tryFiles(files: Files, { log }: ServerContext): Promise<FilesState> {
  const time = new AbortController();
  const late = sleep(TRY_MS, undefined, { signal: time.signal }).then(() => {
    throw new StorageError('no answer yet', false);
  });
  try {
    await Promise.race([files.tryOut(), late]);
    return 'ok';
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    if (error.isRefusal)
      throw new StorageError(`files cannot be kept: ${error.message}; see PEYK_FILES_S3_* and PEYK_DATA`, true);
    log.warn({ err: error }, 'files cannot be kept now; everything else works');
    return 'away';
  } finally {
    time.abort();
  }
}

/** Clears what a killed process left in the spool of this machine; the sweeps of role jobs may run on another one. */
function keepSpoolClear(files: Files, context: ServerContext): () => Promise<void> {
  const clear = () =>
    sweepSpool(files, context).then(
      () => undefined,
      (error: unknown) => context.log.warn({ err: error }, 'what is left in the spool of files could not be cleared'),
    );
  const state = { clearing: clear() };
  const timer = setInterval(() => (state.clearing = clear()), SPOOL_EVERY_MS);
  return async () => {
    clearInterval(timer);
    await state.clearing;
  };
}

/**
 * Tries the storage of files, and looks after it while this process runs.
 * @returns its state for `/readyz`, as it was seen last, and how to stop
 */
export async function watchFiles(files: Files, context: ServerContext) {
  const { clock, log } = context;
  const known = { state: await tryFiles(files, context), at: clock.now().getTime(), isLooking: false };
  const stop = keepSpoolClear(files, context);
  const look = async () => {
    try {
      await files.storage.reach();
      known.state = 'ok';
    } catch (error) {
      log.warn({ err: error }, 'the storage of files cannot be reached');
      known.state = error instanceof StorageError && error.isRefusal ? 'refused' : 'away';
    } finally {
      known.at = clock.now().getTime();
      known.isLooking = false;
    }
  };
  // Never waits: a store that is silent must not make `/readyz` silent.
  const state = (): FilesState => {
    if (!known.isLooking && clock.now().getTime() - known.at >= STATE_KEPT_MS) {
      known.isLooking = true;
      void look();
    }
    return known.state;
  };
  return { state, stop };
}

/** Of a process that only sends. */
export const NO_FILES = { state: (): FilesState => 'not in this process', stop: async () => undefined };
