import type { Db } from '@peyk/server-database';
import { normaliseForMatching } from '@peyk/shared-sms';
import { countQuestions, createTestDatabase, givenAccount } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { listSendsOf } from './send-lists.service';
import type { SendListName } from './send-lists.service';
import type { SendFilters } from './send-search';
import { CREATED_AT, givenSend } from './testing/given-send';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test?.close());

const NOW = new Date('2026-11-20T12:00:00Z');
const DAY_MS = 86_400_000;
const FIRST_PAGE = { page: 1, limit: 10 };

async function find(accountId: bigint, filters: SendFilters = {}, paging = FIRST_PAGE, list: SendListName = 'recent') {
  const page = await listSendsOf(test.db, NOW, { accountId, list, filters, paging });
  return { ids: page.items.map((send) => send.id), total: page.total };
}

describe('the list of sends', () => {
  it('shows the last 30 days, newest first', async () => {
    const { accountId } = await givenAccount(test.db);
    const at = (days: number) => new Date(NOW.getTime() - days * DAY_MS);
    const [yesterday, today, edge] = [
      await givenSend(test.db, { accountId, createdAt: at(1) }),
      await givenSend(test.db, { accountId, createdAt: at(0) }),
      await givenSend(test.db, { accountId, createdAt: at(30) }),
    ];
    await givenSend(test.db, { accountId, createdAt: new Date(at(30).getTime() - 1) });
    expect(await find(accountId)).toEqual({ ids: [today.sendId, yesterday.sendId, edge.sendId], total: 3 });
  });

  it('leaves everything older to the archive, to the millisecond, and nothing to both', async () => {
    const { accountId } = await givenAccount(test.db);
    const edge = NOW.getTime() - 30 * DAY_MS;
    const recent = await givenSend(test.db, { accountId, createdAt: new Date(edge) });
    const older = await givenSend(test.db, { accountId, createdAt: new Date(edge - 1), type: 'file' });
    const oldest = await givenSend(test.db, { accountId, createdAt: new Date(edge - 700 * DAY_MS) });
    const inArchive = (filters: SendFilters = {}) => find(accountId, filters, FIRST_PAGE, 'archive');
    expect(await inArchive()).toEqual({ ids: [older.sendId, oldest.sendId], total: 2 });
    expect(await inArchive({ type: 'file' })).toEqual({ ids: [older.sendId], total: 1 });
    expect(await inArchive({ sendId: recent.sendId })).toEqual({ ids: [], total: 0 });
    expect(await find(accountId)).toEqual({ ids: [recent.sendId], total: 1 });
  });

  it('has what the system made in a list of its own, of any age', async () => {
    const { accountId } = await givenAccount(test.db);
    await givenSend(test.db, { accountId, type: 'normal' });
    const answer = await givenSend(test.db, { accountId, type: 'inbox_secretary' });
    const createdAt = new Date(NOW.getTime() - 400 * DAY_MS);
    const alert = await givenSend(test.db, { accountId, type: 'alert', createdAt });
    const systemic = (filters: SendFilters = {}) => find(accountId, filters, FIRST_PAGE, 'systemic');
    expect(await systemic()).toEqual({ ids: [answer.sendId, alert.sendId], total: 2 });
    expect(await systemic({ type: 'alert' })).toEqual({ ids: [alert.sendId], total: 1 });
    expect(await systemic({ type: 'normal' })).toEqual({ ids: [], total: 0 });
  });

  it('turns pages, and says the total past the end', async () => {
    const { accountId } = await givenAccount(test.db);
    for (let i = 0; i < 5; i += 1)
      await givenSend(test.db, { accountId, createdAt: new Date(CREATED_AT.getTime() + i) });
    const all = (await find(accountId)).ids;
    expect(await find(accountId, {}, { page: 2, limit: 2 })).toEqual({ ids: all.slice(2, 4), total: 5 });
    expect(await find(accountId, {}, { page: 4, limit: 2 })).toEqual({ ids: [], total: 5 });
    expect(await find(accountId, {}, { page: 100_000, limit: 100 })).toEqual({ ids: [], total: 5 });
  });

  it('finds by id, line, state, type and date', async () => {
    const { accountId } = await givenAccount(test.db);
    const wanted = await givenSend(test.db, { accountId, state: 6, type: 'webservice', fromNumber: '98700001' });
    await givenSend(test.db, { accountId, state: 5, createdAt: new Date(CREATED_AT.getTime() - 1_000) });
    const only = { ids: [wanted.sendId], total: 1 };
    expect(await find(accountId, { sendId: wanted.sendId })).toEqual(only);
    expect(await find(accountId, { fromNumber: '98700001' })).toEqual(only);
    expect(await find(accountId, { state: 6 })).toEqual(only);
    expect(await find(accountId, { type: 'webservice' })).toEqual(only);
    expect(await find(accountId, { fromDate: CREATED_AT, toDate: CREATED_AT })).toEqual(only);
    expect(await find(accountId, { state: 6, type: 'normal' })).toEqual({ ids: [], total: 0 });
  });

  it.each([
    ['what was counted is folded', true],
    ['it was counted in the last seconds', false],
  ])('tells finished sends of which receipts are expected from all others, where %s', async (_, isFolded) => {
    const { accountId } = await givenAccount(test.db);
    const given = (state: number, statuses: number[]) => givenSend(test.db, { accountId, state, statuses, isFolded });
    const [reached, sent] = [await given(6, [2, 1]), await given(6, [0])];
    const [done, inDoubt] = [await given(6, [2, 3]), await given(6, [12])];
    await given(7, [0]);
    await given(2, [0, 10]);
    const idsOf = async (awaitsReceipts: boolean) => new Set((await find(accountId, { awaitsReceipts })).ids);
    expect(await idsOf(true)).toEqual(new Set([reached.sendId, sent.sendId]));
    expect(await idsOf(false)).toEqual(new Set([done.sendId, inDoubt.sendId]));
  });

  it('finds words whatever keyboard and digits they were written with', async () => {
    const { accountId } = await givenAccount(test.db);
    const { sendId } = await givenSend(test.db, { accountId, text: 'كد تخفيف شما ۱۲۳ است؛ می\u200cرسد به Peyk 100%' });
    await givenSend(test.db, { accountId, text: 'متن دیگر' });
    for (const text of ['کد تخفیف', 'تخفيف شما 123', '١٢٣', 'میرسد', 'peyk', '100%']) {
      expect(await find(accountId, { text })).toEqual({ ids: [sendId], total: 1 });
    }
    for (const text of ['1%0', '_', 'هیچ', '\0'])
      expect(await find(accountId, { text })).toEqual({ ids: [], total: 0 });
  });

  it('compares texts by the rule of shared/sms, for every Arabic and Latin character', async () => {
    const range = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, i) => String.fromCharCode(from + i)).join('');
    const text = `${range(0x20, 0x7e)}${range(0x600, 0x6ff)}${range(0x2000, 0x206f)}`;
    const { sendId } = await givenSend(test.db, { text });
    const row = await test.db
      .selectFrom('sends')
      .select('search_text')
      .where('id', '=', sendId)
      .executeTakeFirstOrThrow();
    expect(row.search_text).toBe(normaliseForMatching(text).toLowerCase());
  });

  it('shows nothing of another account, not even by id', async () => {
    const other = await givenSend(test.db);
    const { accountId } = await givenAccount(test.db);
    expect(await find(accountId, { sendId: other.sendId })).toEqual({ ids: [], total: 0 });
  });

  it('refuses a range that ends before it begins', async () => {
    const range = { fromDate: new Date(2), toDate: new Date(1) };
    await expect(find(1n, range)).rejects.toMatchObject({ code: '422-41', errors: { to_date: expect.any(String) } });
    await expect(find(1n, { fromDate: new Date(NaN) })).rejects.toMatchObject({ code: '422-41' });
  });
});

describe('lists that are asked for at once', () => {
  const listOf = (db: Db, accountId: bigint, paging = FIRST_PAGE, filters: SendFilters = {}) =>
    listSendsOf(db, NOW, { accountId, list: 'recent', filters, paging });

  /** Three sends, of one, two and three recipients; the newest last. */
  async function givenSends() {
    const { accountId } = await givenAccount(test.db);
    const ids: bigint[] = [];
    for (const statuses of [[1], [1, 0], [1, 0, 10]]) {
      const createdAt = new Date(CREATED_AT.getTime() + statuses.length);
      ids.push((await givenSend(test.db, { accountId, statuses, createdAt })).sendId);
    }
    return { accountId, ids };
  }

  it('are one question to the database, and show each account its own', async () => {
    const [ours, theirs, nobodys] = [await givenSends(), await givenSends(), await givenAccount(test.db)];
    const { db, questions } = countQuestions(test.db);
    const pages = await Promise.all([
      listOf(db, ours.accountId),
      listOf(db, theirs.accountId),
      listOf(db, nobodys.accountId),
      listOf(db, ours.accountId),
    ]);
    expect(pages.map(({ items }) => items.map(({ id }) => id))).toEqual(
      [ours.ids, theirs.ids, [], ours.ids].map((ids) => [...ids].reverse()),
    );
    expect(pages.map(({ total }) => total)).toEqual([3, 3, 0, 3]);
    expect(questions()).toBe(1);
  });

  it('count a send once, on however many of the pages it is', async () => {
    const { accountId, ids } = await givenSends();
    const { db, questions } = countQuestions(test.db);
    const asked = [FIRST_PAGE, { page: 1, limit: 2 }, { page: 2, limit: 2 }, { page: 3, limit: 1 }];
    const pages = await Promise.all(asked.map((paging) => listOf(db, accountId, paging)));
    const [first, second, third] = ids;
    expect(pages.map(({ items }) => items.map(({ id, counts }) => [id, counts.total]))).toEqual([
      [
        [third, 3],
        [second, 2],
        [first, 1],
      ],
      [
        [third, 3],
        [second, 2],
      ],
      [[first, 1]],
      [[first, 1]],
    ]);
    expect(pages.map(({ total }) => total)).toEqual([3, 3, 3, 3]);
    expect(questions()).toBe(1);
  });

  it('are found apart where one has filters', async () => {
    const { accountId, ids } = await givenSends();
    const [all, one] = await Promise.all([
      listOf(test.db, accountId),
      listOf(test.db, accountId, FIRST_PAGE, { sendId: ids[0] }),
    ]);
    expect([all?.total, one?.total]).toEqual([3, 1]);
  });
});
