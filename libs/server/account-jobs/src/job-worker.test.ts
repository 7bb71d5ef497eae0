import { runTransaction } from '@peyk/server-database';
import { DomainError } from '@peyk/server-http';
import { sql } from 'kysely';
import { ACCOUNT_JOBS_ERRORS } from './account-jobs.errors';
import { cancelJob } from './account-jobs.service';
import { recallForgottenJobs } from './job-worker';
import { gate, jobsDatabase, testJob, until } from './testing/jobs-database';

const { db, context, givenAccountId, work, begin, row } = jobsDatabase();

const DONE = 2;
const FAILED = 3;
const CANCELLED = 4;

/** What a silent process looks like: nothing was heard of its job for a day. */
const makeSilent = () =>
  sql`update pgboss.job set heartbeat_on = now() - interval '1 day' where name = 'account-jobs' and state = 'active'`.execute(
    db(),
  );
/** The monitor looks at a queue once in ten seconds. */
const letMonitorLook = () => sql`update pgboss.queue set monitor_on = null`.execute(db());
/** Pauses between tries are over. */
const endPauses = () => sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(db());

describe('a job', () => {
  it('runs, tells how far it is, and keeps its result', async () => {
    const [half, end] = [gate(), gate()];
    const definition = testJob(async (job) => {
      job.progress({ done: 5, total: 10 });
      half.open();
      await end.opened;
      job.progress({ done: 10, total: 10 });
      return { sentence: 'ده شماره افزوده شد.', path: '/contacts' };
    });
    await work(definition);
    const key = await begin(definition, await givenAccountId(), 10);
    await half.opened;
    await until(
      () => row(key),
      ({ done_count }) => done_count === 5n,
    );
    end.open();
    const ended = await until(
      () => row(key),
      ({ state }) => state === DONE,
    );
    expect(ended).toMatchObject({
      done_count: 10n,
      result: { sentence: 'ده شماره افزوده شد.', path: '/contacts', fileId: null },
      attempt: 1,
    });
  });

  it('begins only when the transaction that wants it commits', async () => {
    let runs = 0;
    const definition = testJob(async () => {
      runs += 1;
      return undefined;
    });
    await work(definition);
    const accountId = await givenAccountId();
    await expect(
      runTransaction(db(), async (tx) => {
        await tx.insertInto('account_jobs').values(rowOf(accountId)).execute();
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    const key = await begin(definition, accountId);
    await until(
      () => row(key),
      ({ state }) => state === DONE,
    );
    expect(runs).toBe(1);
  });

  it('goes on at its checkpoint in another process when its own is killed', async () => {
    const [stuck, never] = [gate(), gate()];
    const told: string[] = [];
    const definition = testJob(async (job) => {
      const { mark, context: own } = job;
      told.push(`from ${mark?.page ?? 0}`);
      if (mark) return undefined;
      await runTransaction(own.db, (tx) => job.checkpoint(tx, { page: 1 }, { done: 1, total: 2 }));
      stuck.open();
      // A killed process does nothing more; to the queue this one looks like it, and wakes up later.
      await never.opened;
      const wake = runTransaction(own.db, (tx) => job.checkpoint(tx, { page: 9 }));
      told.push(
        await wake.then(
          () => 'the dead one wrote',
          ({ why }) => why,
        ),
      );
      return undefined;
    });
    const killed = await work(definition);
    const key = await begin(definition, await givenAccountId(), 2);
    await stuck.opened;
    await work(definition);
    await makeSilent();
    await letMonitorLook();
    await killed.supervise();
    await until(endPauses, ({ numAffectedRows }) => numAffectedRows === 1n);
    await until(
      () => row(key),
      ({ state }) => state === DONE,
    );
    never.open();
    await until(
      () => Promise.resolve(told),
      ({ length }) => length === 3,
    );
    expect(told.slice(0, 2)).toEqual(['from 0', 'from 1']);
    expect(told[2]).not.toBe('the dead one wrote');
    expect(await row(key)).toMatchObject({ mark: { page: 1 }, attempt: 2, done_count: 1n });
  });

  it('is one process’s, however many work', async () => {
    let runs = 0;
    const definition = testJob(async () => {
      runs += 1;
      return undefined;
    });
    await Promise.all([work(definition), work(definition)]);
    const keys = await Promise.all(Array.from({ length: 10 }, async () => begin(definition, await givenAccountId())));
    for (const key of keys)
      await until(
        () => row(key),
        ({ state }) => state === DONE,
      );
    expect(runs).toBe(10);
  });

  it('is tried again after an error, and fails with a sentence when no try helps', async () => {
    let tries = 0;
    const ends: unknown[] = [];
    const definition = testJob(
      () => {
        tries += 1;
        throw new Error('the disk is full');
      },
      { onEnd: async (_tx, { how, reason }) => void ends.push({ how, reason }) },
    );
    await work(definition);
    const key = await begin(definition, await givenAccountId());
    const ended = await until(
      async () => {
        await endPauses();
        return row(key);
      },
      ({ state }) => state === FAILED,
    );
    const { code, message } = ACCOUNT_JOBS_ERRORS.failed;
    expect(ended).toMatchObject({ error_code: code, error_message: message });
    expect(tries).toBe(6);
    expect(ends).toEqual([{ how: 'failed', reason: message }]);
  });

  it('fails at once with a sentence of its own domain', async () => {
    const error = { code: '422-1', status: 422, message: 'فایل خالی است.', permanent: true };
    const definition = testJob(() => Promise.reject(new DomainError(error)));
    await work(definition);
    const key = await begin(definition, await givenAccountId());
    const ended = await until(
      () => row(key),
      ({ state }) => state === FAILED,
    );
    expect(ended).toMatchObject({ error_code: '422-1', error_message: 'فایل خالی است.', attempt: 1 });
  });

  it('fails when its process was killed in every try', async () => {
    const never = gate();
    const definition = testJob(async () => {
      await never.opened;
      return undefined;
    });
    const worker = await work(definition);
    const key = await begin(definition, await givenAccountId());
    await until(
      () => row(key),
      ({ attempt }) => attempt === 1,
    );
    await sql`update pgboss.job set retry_count = retry_limit where name = 'account-jobs' and state = 'active'`.execute(
      db(),
    );
    await makeSilent();
    await letMonitorLook();
    await worker.supervise();
    await until(
      () => row(key),
      ({ state }) => state === FAILED,
    ).finally(never.open);
    expect(await row(key)).toMatchObject({ error_code: ACCOUNT_JOBS_ERRORS.failed.code });
  });

  it('ends at its next checkpoint when a person cancels it, and rolls that one back', async () => {
    const ends: unknown[] = [];
    const running = gate();
    const definition = testJob(
      async (job) => {
        running.open();
        for (let page = 1; ; page += 1) {
          await runTransaction(job.context.db, (tx) => job.checkpoint(tx, { page }, { done: page }));
          await new Promise((resolve) => setTimeout(resolve, 5));
        }
      },
      { onEnd: async (_tx, { how }) => void ends.push(how) },
    );
    await work(definition);
    const accountId = await givenAccountId();
    const key = await begin(definition, accountId);
    await running.opened;
    const viewer = { accountId, permissions: 'all' as const };
    await cancelJob(context(), [definition], { viewer, id: key.id });
    await until(
      () => row(key),
      ({ state }) => state === CANCELLED,
    );
    expect(ends).toEqual(['cancelled']);
  });

  it('is given to another process when its own stops', async () => {
    const running = gate();
    let runs = 0;
    const definition = testJob(async (job) => {
      runs += 1;
      if (runs > 1) return undefined;
      running.open();
      await new Promise((_, reject) => job.signal.addEventListener('abort', () => reject(job.signal.reason)));
      return undefined;
    });
    const first = await work(definition);
    const key = await begin(definition, await givenAccountId());
    await running.opened;
    await first.stop();
    expect(await row(key)).toMatchObject({ state: 0, queue_id: null });
    await work(definition);
    await until(
      () => row(key),
      ({ state }) => state === DONE,
    );
  });

  it('survives a queue that was emptied', async () => {
    const definition = testJob(async () => undefined);
    const key = await begin(definition, await givenAccountId());
    const lost = '00000000-0000-4000-8000-000000000000';
    const old = new Date(Date.now() - 3_600_000);
    await db().updateTable('account_jobs').set({ queue_id: lost, created_at: old }).execute();
    expect(await recallForgottenJobs(context())).toBe(1);
    await work(definition);
    await until(
      () => row(key),
      ({ state }) => state === DONE,
    );
    expect(await recallForgottenJobs(context())).toBe(0);
  });
});

function rowOf(account_id: bigint) {
  const job = { account_id, kind: 'test.job', title: 'کار', permission: 'contact.edit', input: '{}' };
  return { ...job, created_at: new Date() };
}
