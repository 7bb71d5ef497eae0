import { sql } from 'kysely';
import { addContacts, deleteContacts, updateContact } from '../contacts/change-contacts.service';
import { listContactsOf } from '../contacts/contact-list.service';
import { deletePhonebooks } from '../phonebooks/phonebooks.service';
import { sweepHidden } from '../sweep-hidden';
import { contactsDatabase } from '../testing/contacts-context';
import { givenPhonebook } from '../testing/given-phonebook';
import { listTagRows } from './tags.repository';
import { createTag, deleteTags, updateTag } from './tags.service';

const { context, db, givenAccountId } = contactsDatabase();
const PAGE = { page: 1, limit: 100 };

let accountId: bigint;
beforeEach(async () => {
  accountId = await givenAccountId();
});

const made = async (title: string) => (await createTag(context(), { accountId, title })).id;
const add = (numbers: string[], tagIds: bigint[] = []) =>
  addContacts(context(), { accountId, phonebookIds: [], tagIds, contacts: numbers.map((number) => ({ number })) });
const listed = async (filters = {}) => (await listContactsOf(db(), { accountId, filters, paging: PAGE })).items;
const counts = async () =>
  Object.fromEntries((await listTagRows(db(), accountId)).map((t) => [t.title, t.contactsCount]));
/** Counts that are not the number of their rows. */
async function faults() {
  const { rows } = await sql`
    select t.title from tags t where t.contacts_count <> (
      select count(*) from contact_tags m where m.account_id = t.account_id and m.tag_id = t.id)`.execute(db());
  return rows;
}

describe('tags', () => {
  it('are made, renamed and listed by title', async () => {
    const id = await made(' ویژه ');
    await made('آشنا');
    await updateTag(context(), { accountId, id }, 'مشتری ویژه');
    expect(await listTagRows(db(), accountId)).toMatchObject([{ title: 'آشنا' }, { id, title: 'مشتری ویژه' }]);
  });

  it('have titles of their own, whatever keyboard wrote them, until they are deleted', async () => {
    const id = await made('می‌خرد');
    await expect(made('ميخرد')).rejects.toMatchObject({ code: '409-180' });
    const other = await made('دیگر');
    await expect(updateTag(context(), { accountId, id: other }, 'می خرد')).rejects.toMatchObject({ code: '409-180' });
    await deleteTags(context(), { accountId, ids: [id] });
    await made('می‌خرد');
  });

  it('refuse a title of nothing, one too many, and what is not there', async () => {
    await expect(made('\u200c')).rejects.toMatchObject({ code: '422-180' });
    await sql`insert into tags (account_id, title, created_at)
      select ${accountId}, 'ب' || n, now() from generate_series(1, 200) n`.execute(db());
    await expect(made('یکی دیگر')).rejects.toMatchObject({ code: '422-181' });
    await expect(updateTag(context(), { accountId, id: 0n }, 'نو')).rejects.toMatchObject({ code: '404-180' });
    await expect(add(['09241110001'], [0n])).rejects.toMatchObject({ code: '404-180' });
    await expect(listed({ tagIds: [0n] })).rejects.toMatchObject({ code: '404-180' });
  });

  it('stand on contacts and find them', async () => {
    const [a, b] = [await made('الف'), await made('ب')];
    await add(['09241110001', '09241110002'], [a]);
    await add(['09241110002', '09241110003'], [b]);
    await add(['09241110002'], [b]);
    expect(await counts()).toEqual({ الف: 2, ب: 2 });
    expect((await listed({ tagIds: [a] })).map(({ mobile }) => mobile)).toEqual([241_110_002, 241_110_001]);
    const [both] = await listed({ tagIds: [a, b] });
    expect(both).toMatchObject({ mobile: 241_110_002, tags: [{ title: 'الف' }, { title: 'ب' }] });
    expect(await listed({ tagIds: [a, b] })).toHaveLength(1);
  });

  it('are all that a contact is told to have, and go with it to another number', async () => {
    const [a, b] = [await made('الف'), await made('ب')];
    await add(['09241110001'], [a]);
    const [{ id } = { id: 0n }] = await listed();
    const changed = await updateContact(context(), { accountId, id }, { tagIds: [b], number: '09241110009' });
    expect(changed.tags).toEqual([{ id: b, title: 'ب' }]);
    expect(await counts()).toEqual({ الف: 0, ب: 1 });
    expect(await listed({ tagIds: [b] })).toMatchObject([{ mobile: 241_110_009 }]);
  });

  it('count no contact that is gone, also with its phonebook', async () => {
    const id = await made('الف');
    const phonebookId = await givenPhonebook(db(), accountId, { mobiles: [241_110_001, 241_110_002] });
    await add(['09241110001', '09241110002', '09241110003'], [id]);
    await deletePhonebooks(context(), { accountId, ids: [phonebookId], withContacts: true });
    expect(await counts()).toEqual({ الف: 1 });
    await deleteContacts(context(), { accountId, ids: (await listed()).map((contact) => contact.id) });
    expect(await counts()).toEqual({ الف: 0 });
    expect(await faults()).toEqual([]);
  });

  it('are gone at once when deleted, and cleared away piece by piece', async () => {
    const id = await made('الف');
    await add(['09241110001', '09241110002', '09241110003'], [id]);
    expect(await deleteTags(context(), { accountId, ids: [id, id, 0n] })).toBe(1);
    expect(await counts()).toEqual({});
    expect((await listed())[0]?.tags).toEqual([]);
    expect(await sweepHidden(context(), 2)).toBe(3);
    const left = await sql`select 1 from tags where account_id = ${accountId}
      union all select 1 from contact_tags where account_id = ${accountId}`.execute(db());
    expect(left.rows).toEqual([]);
    expect(await listed()).toHaveLength(3);
  });

  it('of another account do not exist', async () => {
    const id = await made('الف');
    const mine = accountId;
    accountId = await givenAccountId();
    await expect(add(['09241110001'], [id])).rejects.toMatchObject({ code: '404-180' });
    expect(await deleteTags(context(), { accountId, ids: [id] })).toBe(0);
    await expect(updateTag(context(), { accountId, id }, 'نو')).rejects.toMatchObject({ code: '404-180' });
    accountId = mine;
    expect(await counts()).toEqual({ الف: 0 });
  });
});
