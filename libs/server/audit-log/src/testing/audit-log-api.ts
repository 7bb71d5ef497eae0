import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeAudit } from '@peyk/server-audit';
import type { AuditEntry } from '@peyk/server-database';
import { createFiles, createSpool, diskStorage } from '@peyk/server-files';
import type { Files } from '@peyk/server-files';
import { domainApi } from '@peyk/server-testing';
import { givenAccount } from '@peyk/shared-testing-node';
import type { GivenAccount } from '@peyk/shared-testing-node';
import { auditLogModule } from '../audit-log.module';

export type Entry = Record<string, never> & { id: string; action: string; title: string };

/** The API of the log over a database of its own, with an account and its owner's session for each test; for the top of a test file. */
export function auditLogApi() {
  const state = {} as { folder: string; files: Files };
  const files = { save: (...given: Parameters<Files['save']>) => state.files.save(...given) };
  const api = domainApi(auditLogModule({ files }));
  const now = {} as { account: GivenAccount; token: string };
  beforeAll(async () => {
    state.folder = await mkdtemp(join(tmpdir(), 'peyk-audit-log-'));
    state.files = createFiles({
      storage: diskStorage(state.folder),
      spool: createSpool(join(state.folder, '.arriving')),
    });
  });
  afterAll(() => rm(state.folder, { recursive: true, force: true }));
  beforeEach(async () => {
    api.clock.advance(24 * 3_600_000);
    now.account = await givenAccount(api.db());
    now.token = await api.signIn(now.account);
  });
  const page = async (body: object = {}, as = now.token) => {
    const { data, meta } = await api.call('/audit-log/list', { token: as, body });
    expect(meta).toMatchObject({ status: true });
    return data as { items: Entry[]; paging: { total: number } };
  };
  return {
    ...api,
    /** The account of the running test, and its owner's token. */
    now,
    files,
    openFile: (...given: Parameters<Files['open']>) => state.files.open(...given),
    page,
    items: async (filters: object = {}) => (await page({ limit: 100, filters })).items,
    /** Written down as a person of the account did it, unless the test says more. */
    write: async (change: Partial<AuditEntry> = {}, of: Pick<GivenAccount, 'accountId' | 'userId'> = now.account) => {
      api.clock.advance(1_000);
      await writeAudit(api.db(), {
        ...{ accountId: of.accountId, at: api.clock.now(), action: 'createSend', outcome: 'done', actorKind: 'user' },
        ...{ userId: of.userId, adminName: null, object: null, details: {}, ip: '192.0.2.7', requestId: null },
        ...change,
      });
    },
  };
}
