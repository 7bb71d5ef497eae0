import type { SuppressedKind } from '../contacts.tables';
import { addContacts } from '../contacts/change-contacts.service';
import { contactsDatabase } from '../testing/contacts-context';
import { givenPhonebook } from '../testing/given-phonebook';
import { insertSuppressed, suppressedAmong, suppressedPages } from './suppressed.repository';
import { addSuppressed, listSuppressedOf, removeSuppressed } from './suppressed.service';
import type { SuppressedFilters } from './suppressed.service';

const { clock, context, db, givenAccountId } = contactsDatabase();

let accountId: bigint;
beforeEach(async () => {
  accountId = await givenAccountId();
});

const listOf = (kind: SuppressedKind) => ({ accountId, kind });
const list = (kind: SuppressedKind, filters: SuppressedFilters = {}, paging = { page: 1, limit: 10 }) =>
  listSuppressedOf(db(), { list: listOf(kind), filters, paging });
const mobiles = async (kind: SuppressedKind, filters: SuppressedFilters = {}) =>
  (await list(kind, filters)).items.map(({ mobile }) => mobile);
const optOut = (keys: number[], at: Date) =>
  db()
    .transaction()
    .execute((tx) => insertSuppressed(tx, listOf('opt_out'), { mobiles: Int32Array.from(keys), at }));

describe('a blacklist', () => {
  it('takes numbers once and keeps their date', async () => {
    const first = clock.now();
    expect(
      await addSuppressed(context(), listOf('blacklist'), { numbers: ['09241110001', 'x', '9241110001'] }),
    ).toEqual({
      added: 1,
      existing: 0,
      refused: [
        { index: 1, number: 'x', reason: 'invalid' },
        { index: 2, number: '9241110001', reason: 'duplicate' },
      ],
    });
    clock.advance(1000);
    const again = await addSuppressed(context(), listOf('blacklist'), { numbers: ['09241110001', '09241110002'] });
    expect(again).toMatchObject({ added: 1, existing: 1 });
    expect((await list('blacklist')).items).toEqual([
      { mobile: 241_110_002, name: null, line: null, message: null, createdAt: clock.now() },
      { mobile: 241_110_001, name: null, line: null, message: null, createdAt: first },
    ]);
  });

  it('gives numbers back, and does not mind what is not there', async () => {
    await addSuppressed(context(), listOf('blacklist'), { numbers: ['09241110001', '09241110002'] });
    await addSuppressed(context(), listOf('receive_blacklist'), { numbers: ['09241110001'] });
    expect(await removeSuppressed(context(), listOf('blacklist'), ['09241110001', '09241110003', 'x'])).toBe(1);
    expect(await mobiles('blacklist')).toEqual([241_110_002]);
    expect(await mobiles('receive_blacklist')).toEqual([241_110_001]);
  });

  it('tells the names of contacts', async () => {
    const phonebookIds = [await givenPhonebook(db(), accountId)];
    await addContacts(context(), { accountId, phonebookIds, contacts: [{ number: '09241110001', name: 'مریم' }] });
    await addSuppressed(context(), listOf('blacklist'), { numbers: ['09241110001'] });
    expect((await list('blacklist')).items).toMatchObject([{ name: 'مریم' }]);
  });

  it('is the account’s own', async () => {
    const other = { accountId: await givenAccountId(), kind: 'blacklist' } as const;
    await addSuppressed(context(), other, { numbers: ['09241110001'] });
    expect(await mobiles('blacklist')).toEqual([]);
    expect(await removeSuppressed(context(), listOf('blacklist'), ['09241110001'])).toBe(0);
    expect(await suppressedAmong(db(), other, Int32Array.of(241_110_001))).toEqual([241_110_001]);
  });
});

describe('the list of cancel-11', () => {
  it('is changed by nobody but the people on it', async () => {
    await optOut([241_110_001], clock.now());
    await expect(addSuppressed(context(), listOf('opt_out'), { numbers: ['09241110002'] })).rejects.toMatchObject({
      code: '422-84',
    });
    await expect(removeSuppressed(context(), listOf('opt_out'), ['09241110001'])).rejects.toMatchObject({
      code: '422-84',
    });
    expect(await mobiles('opt_out')).toEqual([241_110_001]);
  });

  it('is found by number and by date, newest first', async () => {
    const day = (n: number) => new Date(`2026-11-0${n}T00:00:00Z`);
    await optOut([241_110_001], day(1));
    await optOut([41_110_002, 241_110_003], day(2));
    expect(await mobiles('opt_out')).toEqual([241_110_003, 41_110_002, 241_110_001]);
    expect(await mobiles('opt_out', { number: '0924' })).toEqual([241_110_003, 241_110_001]);
    expect(await mobiles('opt_out', { fromDate: day(2) })).toEqual([241_110_003, 41_110_002]);
    expect(await mobiles('opt_out', { toDate: day(1) })).toEqual([241_110_001]);
    expect(await list('opt_out', {}, { page: 2, limit: 2 })).toMatchObject({
      total: 3,
      items: [{ mobile: 241_110_001 }],
    });
    await expect(list('opt_out', { fromDate: day(2), toDate: day(1) })).rejects.toMatchObject({ code: '422-82' });
    await expect(list('opt_out', { number: '7' })).rejects.toMatchObject({ code: '422-81' });
  });
});

describe('the pages of a list', () => {
  it('hold its keys ascending, and those of no other kind', async () => {
    await optOut([241_110_003, 241_110_001], clock.now());
    await addSuppressed(context(), listOf('blacklist'), { numbers: ['09241110002'] });
    const pages: Int32Array[] = [];
    for await (const page of suppressedPages(db(), listOf('opt_out'))) pages.push(page);
    expect(pages.map((page) => [...page])).toEqual([[241_110_001, 241_110_003]]);
  });
});
