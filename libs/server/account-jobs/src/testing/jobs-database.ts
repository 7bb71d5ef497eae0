import { runTransaction } from '@peyk/server-database';
import type { ServerContext } from '@peyk/server-database';
import { createTestDatabase, givenAccount, silentLog } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { beginJob } from '../begin-job';
import { defineJob } from '../define-job';
import type { AnyJob, JobDefinition } from '../define-job';
import { startJobWorker } from '../job-worker';
import type { JobWorker } from '../job-worker';

/** Asks until it is so; fails with the last answer after twenty seconds. */
export async function until<T>(ask: () => Promise<T>, isSo: (answer: T) => boolean): Promise<T> {
  const end = Date.now() + 20_000;
  for (;;) {
    const answer = await ask();
    if (isSo(answer)) return answer;
    if (Date.now() > end)
      throw new Error(`it never came: ${JSON.stringify(answer, (_, v) => (typeof v === 'bigint' ? String(v) : v))}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** A promise that the test keeps. */
export function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

type Run = JobDefinition<object, { page: number }>['run'];

/** A job of a test. */
export function testJob(run: Run, more: Partial<JobDefinition<object, { page: number }>> = {}) {
  return defineJob<object, { page: number }>({
    kind: 'test.job',
    title: 'کار نمونه',
    permission: 'contact.edit',
    run,
    ...more,
  });
}

/** A database with accounts and workers for the top of a test file. */
export function jobsDatabase() {
  const state = { workers: [] as JobWorker[] } as { test: TestDatabase; workers: JobWorker[] };
  beforeAll(async () => {
    state.test = await createTestDatabase();
  });
  afterEach(async () => {
    for (const worker of state.workers.splice(0)) await worker.stop();
    await state.test.db.deleteFrom('account_jobs').execute();
  });
  afterAll(() => state.test?.close());
  const context = (): ServerContext => ({ db: state.test.db, clock: { now: () => new Date() }, log: silentLog });
  return {
    db: () => state.test.db,
    context,
    givenAccountId: async () => (await givenAccount(state.test.db)).accountId,
    work: async (...definitions: AnyJob[]) => {
      const worker = await startJobWorker(context(), { definitions, lookEveryMs: 30, handOverEveryMs: 50 });
      state.workers.push(worker);
      return worker;
    },
    begin: (definition: JobDefinition<object, { page: number }>, accountId: bigint, total?: number) =>
      runTransaction(state.test.db, (tx) => {
        const job = { accountId, userId: null, input: {}, at: new Date() };
        return beginJob(tx, definition, total === undefined ? job : { ...job, total });
      }),
    row: async ({ accountId, id }: { accountId: bigint; id: bigint }) =>
      state.test.db
        .selectFrom('account_jobs')
        .selectAll()
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
  };
}
