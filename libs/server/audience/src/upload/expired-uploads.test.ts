import { runTransaction } from '@peyk/server-database';
import { createTestDatabase, fixedClock, givenAccount } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { beginUpload, completeUpload, deleteExpiredUploads, lockUpload } from './uploads.repository';

let test: TestDatabase;
let accountId: bigint;
beforeAll(async () => {
  test = await createTestDatabase();
  ({ accountId } = await givenAccount(test.db));
});
afterAll(() => test?.close());

const NOW = fixedClock().now();
const later = (ms: number) => new Date(NOW.getTime() + ms);

async function givenUpload(expiresAt: Date, whole = true): Promise<bigint> {
  const row = { accountId, userId: null, name: 'numbers.txt', createdAt: NOW, expiresAt };
  const uploadId = (await beginUpload(test.db, row, 100)) ?? 0n;
  const counts = { recordCount: 1, invalidCount: 0, contentHash: Buffer.alloc(32), columns: null, expiresAt };
  if (whole) await completeUpload(test.db, { accountId, uploadId, name: row.name, ...counts }, NOW);
  return uploadId;
}

async function idsLeft() {
  return (await test.db.selectFrom('uploads').select('id').orderBy('id').execute()).map(({ id }) => id);
}

async function sweep() {
  let total = 0;
  for (let count = 1; count > 0; total += count) count = await deleteExpiredUploads(test.db, NOW, 1);
  return total;
}

describe('uploads that have expired', () => {
  it('are deleted, whether they came whole or not; those whose time has not come stay', async () => {
    await givenUpload(NOW);
    await givenUpload(later(-1), false);
    const fresh = await givenUpload(later(1));
    expect(await sweep()).toBe(2);
    expect(await idsLeft()).toEqual([fresh]);
    await deleteExpiredUploads(test.db, later(2), 10);
  });

  it('stay while a send has not been prepared, or a phonebook is being filled from them', async () => {
    const [sent, imported] = [await givenUpload(NOW), await givenUpload(NOW)];
    await test.db.insertInto('send_intake').values({ account_id: accountId, send_id: 1n, upload_id: sent }).execute();
    await test.db
      .insertInto('phonebook_imports')
      .values({ account_id: accountId, upload_id: imported, phonebook_ids: [1n], record_count: 1, created_at: NOW })
      .execute();
    expect(await sweep()).toBe(0);
    await test.db.deleteFrom('send_intake').execute();
    await test.db.updateTable('phonebook_imports').set({ state: 1 }).execute();
    expect(await sweep()).toBe(2);
  });

  it('are not taken from under a send that is being accepted', async () => {
    const uploadId = await givenUpload(later(1));
    await runTransaction(test.db, async (tx) => {
      expect(await lockUpload(tx, { accountId, uploadId }, NOW)).toBeDefined();
      // Its time comes before the send is in.
      expect(await deleteExpiredUploads(test.db, later(2), 10)).toBe(0);
      await tx.insertInto('send_intake').values({ account_id: accountId, send_id: 2n, upload_id: uploadId }).execute();
    });
    expect(await deleteExpiredUploads(test.db, later(2), 10)).toBe(0);
    expect(await idsLeft()).toEqual([uploadId]);
  });
});
