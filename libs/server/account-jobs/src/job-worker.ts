import { randomUUID } from 'node:crypto';
import { listen, runTransaction } from '@peyk/server-database';
import type { Db, DbOrTx, Listener, ServerContext } from '@peyk/server-database';
import { Lanes } from '@peyk/server-module';
import type { Lane } from '@peyk/server-module';
import type { ConnectionOptions, JobWithMetadata, PgBoss } from 'pg-boss';
import { ACCOUNT_JOBS_ERRORS } from './account-jobs.errors';
import { JOB_STATE } from './account-jobs.repository';
import type { JobKey } from './account-jobs.repository';
import { endJob, lockToHandOver, markHandedOver, takeBackForgotten } from './attempt.repository';
import type { AnyJob } from './define-job';
import {
  AT_ONCE_PER_ACCOUNT,
  AT_ONCE_PER_PROCESS,
  DEAD_QUEUE,
  FIRST_PAUSE_SECONDS,
  HAND_OVER_BATCH,
  HAND_OVER_EVERY_MS,
  HEARTBEAT_EVERY_SECONDS,
  HEARTBEAT_SECONDS,
  JOB_WAITS_CHANNEL,
  LONGEST_PAUSE_SECONDS,
  LONGEST_RUN_SECONDS,
  LOOK_EVERY_MS,
  QUEUE,
  RETRIES,
  SUPERVISE_EVERY_SECONDS,
} from './limits';
import { afterEnd, runAttempt } from './run-attempt';

/** All that the queue carries; everything else stands in our row. */
interface Payload {
  accountId: string;
  jobId: string;
}

export interface JobWorkerOptions {
  /** All kinds of job of this installation. */
  definitions: readonly AnyJob[];
  /** Hear whether jobs are taken. */
  lanes?: Lanes | undefined;
  /** How often a running job looks for orders, and how often what no notification told is looked for; tests are in a hurry. */
  lookEveryMs?: number;
  handOverEveryMs?: number;
}

export interface JobWorker {
  /** Takes no more jobs; those that run are told to stop at their next checkpoint and are given to other processes. */
  stop(): Promise<void>;
  /** Looks now for jobs of processes that are silent; the queue does it by itself all the time. */
  supervise(): Promise<void>;
}

/** pg-boss asks on the same pool as we do, one statement at a time, and hears what it listens to on the same connection. */
function databaseOf(db: DbOrTx): NonNullable<ConnectionOptions['db']> {
  return {
    executeSql: async (text, values = []) => {
      const statement = { sql: text, parameters: values, query: { kind: 'RawNode' }, queryId: { queryId: 'pg-boss' } };
      // Kysely takes a text that is compiled already, but its type wants the tree that it came from.
      const { rows } = await db.executeQuery(statement as unknown as Parameters<Db['executeQuery']>[0]);
      return { rows: [...rows] };
    },
  };
}

const keyOf = ({ accountId, jobId }: Payload): JobKey => ({ accountId: BigInt(accountId), id: BigInt(jobId) });

async function openQueue({ db, log }: ServerContext): Promise<PgBoss> {
  // Only who works pays for the queue.
  const { PgBoss: Queue } = await import('pg-boss');
  const boss = new Queue({
    db: databaseOf(db),
    // Its tables come with our migrations: the role that serves creates nothing.
    migrate: false,
    createSchema: false,
    schedule: false,
    reindex: false,
    monitorVacuum: false,
    superviseIntervalSeconds: SUPERVISE_EVERY_SECONDS,
    monitorIntervalSeconds: SUPERVISE_EVERY_SECONDS,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'the queue of jobs had a fault'));
  boss.on('warning', ({ message }) => log.warn({ reason: message }, 'the queue of jobs warns'));
  await boss.start();
  const common = { retentionSeconds: 14 * 86_400, deleteAfterSeconds: 86_400 };
  await boss.createQueue(DEAD_QUEUE, common);
  const options = {
    ...common,
    deadLetter: DEAD_QUEUE,
    retryLimit: RETRIES,
    retryDelay: FIRST_PAUSE_SECONDS,
    retryBackoff: true,
    retryDelayMax: LONGEST_PAUSE_SECONDS,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    expireInSeconds: LONGEST_RUN_SECONDS,
  };
  await boss.createQueue(QUEUE, options);
  // The queue of an earlier version keeps its options otherwise.
  await boss.updateQueue(QUEUE, options);
  return boss;
}

/** Gives waiting rows to the queue, each in the transaction that says so. Answers how many. */
export function handOver({ db }: ServerContext, boss: Pick<PgBoss, 'send'>): Promise<number> {
  return runTransaction(db, async (tx) => {
    const keys = await lockToHandOver(tx, HAND_OVER_BATCH);
    for (const key of keys) {
      const id = randomUUID();
      const payload: Payload = { accountId: String(key.accountId), jobId: String(key.id) };
      await boss.send(QUEUE, payload, { id, group: { id: String(key.accountId) }, db: databaseOf(tx) });
      await markHandedOver(tx, key, id);
    }
    return keys.length;
  });
}

/** What the queue has given up without us: its process was killed in the last try. */
function giveUp({ db, clock, log }: ServerContext, definitions: readonly AnyJob[], payload: Payload): Promise<void> {
  const key = keyOf(payload);
  return runTransaction(db, async (tx) => {
    const row = await tx
      .selectFrom('account_jobs')
      .select(['account_id as accountId', 'kind', 'input'])
      .where('account_id', '=', key.accountId)
      .where('id', '=', key.id)
      .executeTakeFirst();
    const { code, message } = ACCOUNT_JOBS_ERRORS.failed;
    const ending = { state: JOB_STATE.failed, error: { code, message }, at: clock.now() };
    if (!row || !(await endJob(tx, key, ending))) return;
    log.error({ job: row.kind, jobId: payload.jobId }, 'a job was given up: its process died in every try');
    await afterEnd(tx, { row, definition: definitions.find(({ kind }) => kind === row.kind) }, ending);
  });
}

/** Hands over at once when a row comes, and every two seconds what a lost notification left. */
async function keepHandingOver(
  context: ServerContext,
  boss: PgBoss,
  { wake, everyMs, lane }: { wake: () => void; everyMs: number; lane: Lane },
) {
  let running: Promise<void> = Promise.resolve();
  let isStopped = false;
  const once = async () => {
    if (isStopped) return;
    try {
      while ((await handOver(context, boss)) === HAND_OVER_BATCH);
      wake();
      lane.moved();
    } catch (error) {
      context.log.warn({ err: error }, 'jobs could not be handed to the queue; trying again');
    }
  };
  const ask = () => {
    running = running.then(once);
  };
  const listener: Listener = await listen(context.db, JOB_WAITS_CHANNEL, ask);
  const timer = setInterval(ask, everyMs);
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await listener.close();
    await running;
  };
}

/** Runs the jobs that people of all accounts wait for, beside other processes that do the same. */
export async function startJobWorker(
  context: ServerContext,
  {
    definitions,
    lanes = new Lanes(),
    lookEveryMs = LOOK_EVERY_MS,
    handOverEveryMs = HAND_OVER_EVERY_MS,
  }: JobWorkerOptions,
): Promise<JobWorker> {
  const boss = await openQueue(context);
  const stopping = new AbortController();
  const workOptions = {
    includeMetadata: true as const,
    localConcurrency: AT_ONCE_PER_PROCESS,
    groupConcurrency: AT_ONCE_PER_ACCOUNT,
    heartbeatRefreshSeconds: HEARTBEAT_EVERY_SECONDS,
    pollingIntervalSeconds: 2,
  };
  const run = async ([job]: JobWithMetadata<Payload>[]) => {
    if (!job) return;
    const signal = AbortSignal.any([stopping.signal, job.signal]);
    const isLastTry = job.retryCount >= job.retryLimit;
    await runAttempt(context, definitions, { key: keyOf(job.data), queueId: job.id, isLastTry, signal, lookEveryMs });
  };
  const workId = await boss.work(QUEUE, workOptions, run);
  await boss.work<Payload>(DEAD_QUEUE, { pollingIntervalSeconds: 2 }, async (jobs) => {
    for (const job of jobs) await giveUp(context, definitions, job.data);
  });
  const stopHandingOver = await keepHandingOver(context, boss, {
    wake: () => boss.notifyWorker(workId),
    everyMs: handOverEveryMs,
    lane: lanes.open('jobs of accounts'),
  });
  return {
    supervise: () => boss.supervise(),
    stop: async () => {
      // First: what is given back must stay for others.
      await stopHandingOver();
      stopping.abort();
      await boss.stop({ graceful: true, close: false });
    },
  };
}

/** Jobs that the queue has forgotten are handed to it again; for the periodic tasks. */
export function recallForgottenJobs({ db, clock }: ServerContext): Promise<number> {
  return takeBackForgotten(db, { at: new Date(clock.now().getTime() - 60_000), queue: QUEUE });
}
