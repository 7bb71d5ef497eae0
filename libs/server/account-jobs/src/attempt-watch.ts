import type { ServerContext } from '@peyk/server-database';
import type { AttemptRow } from './account-jobs.repository';
import { readOrders, writeProgress } from './attempt.repository';
import type { Written } from './attempt.repository';
import { JobInterrupted } from './define-job';
import type { JobProgress } from './define-job';
import { tellJobChanged } from './tell-job-changed';

/** Writes the progress of a running attempt now and then, and learns in the same question whether it must end. */
export function createAttemptWatch(
  { db, log }: ServerContext,
  row: AttemptRow,
  { signal: stopping, lookEveryMs }: { signal: AbortSignal; lookEveryMs: number },
) {
  const controller = new AbortController();
  let unwritten: JobProgress | undefined;
  let looking: Promise<void> = Promise.resolve();

  const interrupt = (why: JobInterrupted['why']) => {
    if (!controller.signal.aborted) controller.abort(new JobInterrupted(why));
  };
  const onStopping = () => interrupt('stopping');
  if (stopping.aborted) onStopping();
  stopping.addEventListener('abort', onStopping);

  const obey = (written: Written) => {
    if (!written) interrupt('lost');
    else if (written.isCancelled) interrupt('cancelled');
  };
  const look = async () => {
    const progress = unwritten;
    unwritten = undefined;
    obey(progress ? await writeProgress(db, row, progress) : await readOrders(db, row));
    if (progress) await tellJobChanged(db, row.accountId);
  };
  const timer = setInterval(() => {
    looking = looking
      .then(look)
      .catch((error: unknown) => log.warn({ err: error, jobId: String(row.id) }, 'a job could not look for orders'));
  }, lookEveryMs);

  const why = () => (controller.signal.aborted ? (controller.signal.reason as JobInterrupted) : undefined);
  return {
    signal: controller.signal,
    /** Why the attempt must not go on; undefined while it may. */
    why,
    obey,
    throwIfInterrupted: () => controller.signal.throwIfAborted(),
    progress: (progress: JobProgress) => {
      unwritten = progress;
    },
    /** The transaction that wrote this may still fail; then the next look tells the truth again. */
    wasWritten: (progress: JobProgress) => {
      unwritten = progress;
    },
    /** Looks for the last time, so that the last progress is written. */
    stop: async () => {
      clearInterval(timer);
      stopping.removeEventListener('abort', onStopping);
      await looking;
      if (unwritten && !controller.signal.aborted) await look();
    },
  };
}
