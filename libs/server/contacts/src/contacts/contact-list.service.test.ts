import { sql } from 'kysely';
import { contactsDatabase } from '../testing/contacts-context';
import { givenPhonebook } from '../testing/given-phonebook';
import { addContacts } from './change-contacts.service';
import { listContactsOf } from './contact-list.service';
import { matchesSearch } from './contact-search';
import type { ContactFilters } from './contact-list.service';

const { clock, context, db, givenAccountId } = contactsDatabase();

let accountId: bigint;
let phonebookId: bigint;
beforeEach(async () => {
  accountId = await givenAccountId();
  phonebookId = await givenPhonebook(db(), accountId, { title: 'مشتریان' });
  const contacts = [
    { number: '09241110003', name: 'علی‌رضا کریمی' },
    { number: '09041110001', name: 'مریم ۲' },
    { number: '09952110002' },
  ];
  for (const contact of contacts) {
    await addContacts(context(), { accountId, phonebookIds: [phonebookId], contacts: [contact] });
  }
});

const list = (filters: ContactFilters = {}, paging = { page: 1, limit: 10 }) =>
  listContactsOf(db(), { accountId, filters, paging });
const mobiles = async (filters: ContactFilters = {}) => (await list(filters)).items.map(({ mobile }) => mobile);

describe('the list of contacts', () => {
  it('is newest first, and within a phonebook by number', async () => {
    expect(await mobiles()).toEqual([952_110_002, 41_110_001, 241_110_003]);
    expect(await mobiles({ phonebookId })).toEqual([41_110_001, 241_110_003, 952_110_002]);
  });

  it('is paged and counted', async () => {
    expect(await list({}, { page: 2, limit: 2 })).toMatchObject({ total: 3, items: [{ mobile: 241_110_003 }] });
    expect(await list({ phonebookId }, { page: 1, limit: 2 })).toMatchObject({ total: 3 });
    expect(await list({}, { page: 100_000, limit: 100 })).toMatchObject({ total: 3, items: [] });
  });

  it.each<[string, ContactFilters, number[]]>([
    ['a part of a name, whatever keyboard wrote it', { search: 'عليرضا' }, [241_110_003]],
    ['words in any order', { search: 'کریمی علی' }, [241_110_003]],
    ['a name and a number together', { search: 'مریم 0001' }, [41_110_001]],
    ['a name with digits', { search: 'مریم 2' }, [41_110_001]],
    ['two letters with which a word begins', { search: 'کر' }, [241_110_003]],
    ['one letter', { search: 'م' }, [41_110_001]],
    ['no letters from the middle of a word when there are only two', { search: 'ری' }, []],
    ['the last four digits', { search: '۰۰۰۲' }, [952_110_002]],
    ['one digit', { search: '۴' }, [41_110_001, 241_110_003]],
    ['a part of a number in another spelling', { search: '+98 924' }, [241_110_003]],
    ['a whole number in another spelling', { search: '00989041110001' }, [41_110_001]],
    ['signs that stand for themselves', { search: '%' }, []],
    ['nothing but spaces', { search: ' \u200c ' }, [952_110_002, 41_110_001, 241_110_003]],
    ['a NUL', { search: '\0' }, []],
    ['a whole number', { number: '+989241110003' }, [241_110_003]],
    ['the beginning of a number', { number: '۰۹۲۴' }, [241_110_003]],
    ['the 9 with which all begin', { number: '98 9'.replace(' ', '') }, [952_110_002, 41_110_001, 241_110_003]],
    ['a number and a name that do not go together', { number: '0904', search: 'علی' }, []],
    ['a gender', { gender: 2 }, [41_110_001]],
  ])('is found by %s', async (_what, filters, expected) => {
    await sql`update contacts set gender = 2 where account_id = ${accountId} and mobile = 41110001`.execute(db());
    expect(await mobiles(filters)).toEqual(expected);
    expect(new Set(await mobiles({ ...filters, phonebookId }))).toEqual(new Set(expected));
  });

  it('is searched by the index, in names and numbers', async () => {
    const plan = await db()
      .transaction()
      .execute(async (tx) => {
        await sql`set local enable_seqscan = off`.execute(tx);
        await sql`set local enable_indexscan = off`.execute(tx);
        const { rows } = await sql<{ 'QUERY PLAN': string }>`
          explain select from contacts t where ${matchesSearch('t', ['0002'])}`.execute(tx);
        return rows.map((row) => row['QUERY PLAN']).join('\n');
      });
    const scans = plan.match(/Bitmap Index Scan on contacts_found\s.*\n\s+Index Cond: .*/g);
    expect(scans).toEqual([expect.stringContaining('found_by ~~'), expect.stringContaining("'09'::text || lpad")]);
  });

  it('refuses a day that no calendar has', async () => {
    await expect(list({ birthFrom: '1990-13-41' })).rejects.toMatchObject({ code: '422-86' });
    await expect(list({ birthTo: '1990-02-30' })).rejects.toMatchObject({ code: '422-86' });
  });

  it('refuses what no number begins with', async () => {
    await expect(list({ number: '021' })).rejects.toMatchObject({ code: '422-81' });
    await expect(list({ number: '092411100031' })).rejects.toMatchObject({ code: '422-81' });
  });

  it('tells the first ten phonebooks of a contact and how many there are, and on which lists it stands', async () => {
    for (let i = 0; i < 10; i += 1) await givenPhonebook(db(), accountId, { mobiles: [241_110_003], title: `ز${i}` });
    await db()
      .insertInto('suppressed_numbers')
      .values([
        { account_id: accountId, mobile: 241_110_003, kind: 'opt_out', created_at: clock.now() },
        { account_id: accountId, mobile: 241_110_003, kind: 'blacklist', created_at: clock.now() },
      ])
      .execute();
    const [contact] = (await list({ number: '09241110003' })).items;
    expect(contact?.phonebooks).toHaveLength(10);
    expect(contact?.phonebooks[0]).toMatchObject({ title: 'ز0' });
    expect(contact).toMatchObject({ phonebooksCount: 11, kinds: new Set(['opt_out', 'blacklist']) });
  });

  it('holds nothing of another account, nor of a phonebook that is not the account’s', async () => {
    const other = await givenAccountId();
    const theirs = await givenPhonebook(db(), other, { count: 1 });
    expect(await mobiles()).toHaveLength(3);
    await expect(list({ phonebookId: theirs })).rejects.toMatchObject({ code: '404-80' });
  });
});
