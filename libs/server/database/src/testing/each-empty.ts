import type { Db } from '../create-database';
import { startOwnServer } from './own-database';
import type { OwnServer } from './own-database';

interface EmptyDatabase {
  server: OwnServer;
  db: Db;
  url: string;
  close(): Promise<void>;
}

/** Gives each test of a file an empty database on a server of the file's own. To be called at the top of it; filled before each test. */
export function eachEmpty(): Readonly<Pick<EmptyDatabase, 'db' | 'url'>> {
  const state = {} as EmptyDatabase;
  beforeAll(async () => {
    state.server = await startOwnServer();
  });
  afterAll(() => state.server.stop());
  beforeEach(async () => Object.assign(state, await state.server.createEmpty()));
  afterEach(() => state.close());
  return state;
}

/** Looks again until it is so, for five seconds at most; what is asserted afterwards says whether it was. */
export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 5_000;
  while (!(await isTrue()) && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 10));
}
