import { contactsDatabase } from '../testing/contacts-context';
import { givenPhonebook } from '../testing/given-phonebook';
import { addContacts } from './change-contacts.service';
import { listContactsOf } from './contact-list.service';
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
    ['a part of a name, whatever keyboard wrote it', { name: 'عليرضا' }, [241_110_003]],
    ['a name with digits', { name: 'مریم 2' }, [41_110_001]],
    ['a whole number', { number: '+989241110003' }, [241_110_003]],
    ['the beginning of a number', { number: '۰۹۲۴' }, [241_110_003]],
    ['the 9 with which all begin', { number: '98 9'.replace(' ', '') }, [952_110_002, 41_110_001, 241_110_003]],
    ['a number and a name that do not go together', { number: '0904', name: 'علی' }, []],
  ])('is found by %s', async (_what, filters, expected) => {
    expect(await mobiles(filters)).toEqual(expected);
    expect(new Set(await mobiles({ ...filters, phonebookId }))).toEqual(new Set(expected));
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
