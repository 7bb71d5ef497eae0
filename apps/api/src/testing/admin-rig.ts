import { createTestDatabase } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import type { AdminContext } from '@peyk/server-module';
import { runAdmin } from '../admin/run-admin';
import { adminContext } from './admin-context';

/** For the top of a test file: the admin's command line over a database of its own, with the account `ali`. */
export function adminRig() {
  const state = {} as { database: TestDatabase; context: AdminContext };

  /** As `tester`, where a command wants to know whose it is. */
  const admin = (line: string) => {
    const isReading = /(^| )(list|verify|show)( |$)/.test(line) || line === 'fly';
    const by = isReading ? [] : ['--by=tester'];
    return runAdmin(state.context, [...line.split(' '), ...by]);
  };

  beforeAll(async () => {
    state.database = await createTestDatabase();
    state.context = await adminContext(state.database);
    await admin('account create --username ali --name Ali --mobile 09241234567 --password-stdin');
  });

  afterAll(() => state.database.close());

  return { state, admin };
}
