import { createTestDatabase, givenAccount } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { FIRST_KEY, givenPhonebook } from '../testing/given-phonebook';
import { phonebookPages } from './phonebook-pages';
import { requirePhonebooks } from './require-phonebooks';

let test: TestDatabase;
let accountId: bigint;
beforeAll(async () => {
  test = await createTestDatabase();
  ({ accountId } = await givenAccount(test.db));
});
afterAll(() => test?.close());

async function read(ids: bigint[], account = accountId): Promise<Int32Array[]> {
  const pages: Int32Array[] = [];
  for await (const page of phonebookPages(test.db, account, ids)) pages.push(page);
  return pages;
}
const keysOf = (pages: Int32Array[]) => pages.flatMap((page) => [...page]);

describe('the pages of phonebooks', () => {
  it('are none for no phonebook and for an empty one', async () => {
    expect(await read([])).toEqual([]);
    expect(await read([await givenPhonebook(test.db, accountId)])).toEqual([]);
  });

  it('hold keys from 0 to the last, ascending', async () => {
    const id = await givenPhonebook(test.db, accountId, { mobiles: [999_999_999, 0, 241_000_001] });
    expect(keysOf(await read([id]))).toEqual([0, 241_000_001, 999_999_999]);
  });

  it('come phonebook by phonebook in the order given; a phonebook given twice comes once, a number in two of them twice', async () => {
    const one = await givenPhonebook(test.db, accountId, { mobiles: [241_000_001, 241_000_003] });
    const two = await givenPhonebook(test.db, accountId, { mobiles: [241_000_001, 241_000_002] });
    expect(keysOf(await read([two, one, two]))).toEqual([241_000_001, 241_000_002, 241_000_001, 241_000_003]);
  });

  it('are full ones of 50,000 and a rest, with every number of 200,001 once', async () => {
    const id = await givenPhonebook(test.db, accountId, { count: 200_001 });
    const pages = await read([id]);
    expect(pages.map((page) => page.length)).toEqual([50_000, 50_000, 50_000, 50_000, 1]);
    pages.forEach((page, p) =>
      page.forEach((key, i) => {
        if (key !== FIRST_KEY + p * 50_000 + i) throw new Error(`page ${p} holds ${key} at ${i}`);
      }),
    );
  });

  it('hold nothing of another account', async () => {
    const id = await givenPhonebook(test.db, accountId, { count: 3 });
    const other = await givenAccount(test.db);
    expect(await read([id], other.accountId)).toEqual([]);
  });

  it('keep a phonebook from being deleted while a transaction reads it, and let its count change', async () => {
    const id = await givenPhonebook(test.db, accountId, { count: 3 });
    await test.db.transaction().execute(async (tx) => {
      for await (const page of phonebookPages(tx, accountId, [id])) expect(page).toHaveLength(3);
      await test.db.updateTable('phonebooks').set({ members_count: 4 }).where('id', '=', id).execute();
      const locked = test.db.selectFrom('phonebooks').select('id').where('id', '=', id);
      expect(await locked.forUpdate().skipLocked().execute()).toEqual([]);
    });
  });
});

describe('requirePhonebooks', () => {
  it('answers them in the order given, each once', async () => {
    const one = await givenPhonebook(test.db, accountId, { title: 'نخست', count: 2 });
    const two = await givenPhonebook(test.db, accountId, { title: 'دوم' });
    expect(await requirePhonebooks(test.db, accountId, [two, one, two])).toMatchObject([
      { id: two, title: 'دوم', membersCount: 0 },
      { id: one, title: 'نخست', membersCount: 2 },
    ]);
    expect(await requirePhonebooks(test.db, accountId, [])).toEqual([]);
  });

  it('does not know an id that nobody has, nor another account’s', async () => {
    const other = await givenAccount(test.db);
    const theirs = await givenPhonebook(test.db, other.accountId);
    const ours = await givenPhonebook(test.db, accountId);
    for (const id of [999_999_999_999_999_999n, theirs]) {
      await expect(requirePhonebooks(test.db, accountId, [ours, id])).rejects.toMatchObject({ code: '404-80' });
    }
  });
});
