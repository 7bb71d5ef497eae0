import { createTestDatabase, fixedClock, silentLog } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { sendingTasks } from './sending.tasks';

const state = {} as { test: TestDatabase };

beforeAll(async () => {
  state.test = await createTestDatabase();
});
afterAll(() => state.test.close());

it('runs every task of the engine on an empty database, each with a name of its own', async () => {
  const context = { db: state.test.db, clock: fixedClock(), log: silentLog };
  for (const task of sendingTasks) expect(await task.run(context)).toBe(0);
  expect(new Set(sendingTasks.map((task) => task.name)).size).toBe(sendingTasks.length);
});
