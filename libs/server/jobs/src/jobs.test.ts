import { closeDatabase, createDatabase } from '@peyk/server-database';
import type { ServerContext } from '@peyk/server-database';
import type { PeriodicTask } from '@peyk/server-module';
import { createTestDatabase, fixedClock, silentLog } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import { TASKS_AT_ONCE, createJobRunner } from './job-runner';

let test: TestDatabase;
let context: ServerContext;
const clock = fixedClock();

beforeAll(async () => {
  test = await createTestDatabase();
  context = { db: test.db, clock, log: silentLog };
});
afterAll(() => test.close());

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** How often rounds come depends on what else the machine does; that they come does not. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await pause(5);
}

describe('the runner', () => {
  it('runs a task again and again, and stop waits for the round that is running', async () => {
    let running = 0;
    let runs = 0;
    const task: PeriodicTask = {
      name: 'test-rounds',
      everyMs: 20,
      run: async () => {
        running += 1;
        await pause(15);
        running -= 1;
        runs += 1;
        return 3;
      },
    };
    const runner = createJobRunner({ context, tasks: [task] });
    runner.start();
    await until(() => runs > 2);
    await runner.stop();
    expect(running).toBe(0);
    const counted = runner.counters()[0];
    expect(counted).toMatchObject({ runs, rows: runs * 3, failures: 0 });
    await pause(60);
    expect(runs).toBe(counted?.runs);
  });

  it('waits for what a task began and did not wait for', async () => {
    let isOver = false;
    const stop = async () => {
      await pause(20);
      isOver = true;
    };
    const task: PeriodicTask = { name: 'test-outlives', everyMs: 20, run: async () => 0, stop };
    const runner = createJobRunner({ context, tasks: [task] });
    runner.start();
    await runner.stop();
    expect(isOver).toBe(true);
  });

  it('lets one process at a time do a task', async () => {
    let running = 0;
    let most = 0;
    const task: PeriodicTask = {
      name: 'test-alone',
      everyMs: 5,
      run: async () => {
        running += 1;
        most = Math.max(most, running);
        await pause(20);
        running -= 1;
        return 0;
      },
    };
    const runners = [1, 2, 3].map(() => createJobRunner({ context, tasks: [task] }));
    runners.forEach((runner) => runner.start());
    await until(() => runners.some((runner) => (runner.counters()[0]?.skipped ?? 0) > 0));
    await Promise.all(runners.map((runner) => runner.stop()));
    expect(most).toBe(1);
  });

  it('leaves connections for others when many tasks are due at once', async () => {
    // As the server's: twenty connections.
    const pool = createDatabase({ url: test.url, log: silentLog, poolSize: 20 });
    let running = 0;
    let most = 0;
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const tasks = Array.from({ length: 25 }, (_, i): PeriodicTask => ({
      name: `test-many-${i}`,
      everyMs: 1,
      run: async ({ db }) => {
        running += 1;
        most = Math.max(most, running);
        await sql`select 1`.execute(db);
        await released;
        running -= 1;
        return 0;
      },
    }));
    const runner = createJobRunner({ context: { ...context, db: pool }, tasks });
    runner.start();
    await until(() => running >= TASKS_AT_ONCE);
    // Requests of the same moment: ten at once find their connections although all tasks are due.
    const answers = Array.from({ length: 10 }, () => sql`select 1`.execute(pool));
    await Promise.all(answers);
    expect(most).toBe(TASKS_AT_ONCE);
    release();
    await until(() => runner.counters().every(({ runs }) => runs > 0));
    await runner.stop();
    expect(most).toBe(TASKS_AT_ONCE);
    await closeDatabase(pool);
  });

  it('logs and counts a failure and goes on', async () => {
    const task: PeriodicTask = { name: 'test-fails', everyMs: 10, run: () => Promise.reject(new Error('no')) };
    const runner = createJobRunner({ context, tasks: [task] });
    runner.start();
    await until(() => (runner.counters()[0]?.failures ?? 0) > 1);
    await runner.stop();
    expect(runner.counters()[0]).toMatchObject({ runs: 0 });
  });
});
