import { withinReach } from '@peyk/server-http';
import { startJobWorker } from '@peyk/server-account-jobs';
import type { JobWorker } from '@peyk/server-account-jobs';
import type { components, Permission } from '@peyk/shared-contract';
import { sql } from 'kysely';
import { addContacts, updateContact } from '../contacts/change-contacts.service';
import { listContactsOf } from '../contacts/contact-list.service';
import type { ContactFilters } from '../contacts/contact-list.service';
import { deletePhonebooks } from '../phonebooks/phonebooks.service';
import { createProperty } from '../properties/properties.service';
import { createTag, deleteTags } from '../tags/tags.service';
import { contactsDatabase } from '../testing/contacts-context';
import { givenPhonebook } from '../testing/given-phonebook';
import { BULK_JOBS } from './bulk-jobs';
import { findBulk } from './bulks.repository';
import type { BulkAction } from './bulks.repository';
import { beginBulk, listBulksOf, undoBulk } from './bulks.service';
import { turnPage } from './run-bulk';

const { clock, context, db, faults, givenAccountId, knownRows, test } = contactsDatabase();
const PATIENCE_MS = 20_000;
const MANY = 25_000;
type Selection = components['schemas']['ContactSelection'];

let accountId: bigint;
const workers: JobWorker[] = [];
beforeEach(async () => {
  accountId = await givenAccountId();
});
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.stop();
  await db().deleteFrom('account_jobs').execute();
  expect(await faults()).toEqual([]);
  expect(await tagFaults()).toEqual([]);
});

async function tagFaults() {
  const { rows } = await sql`select t.id from tags t where t.contacts_count <> (
    select count(*) from contact_tags m where m.account_id = t.account_id and m.tag_id = t.id)`.execute(db());
  return rows;
}

const author = (allowed: readonly Permission[] | 'all' = 'all') => ({
  ...{ accountId, userId: null, impersonatedBy: null },
  mayDo: (permission: Permission) => allowed === 'all' || allowed.includes(permission),
});
const begin = (action: BulkAction, selection: Selection, targetId?: bigint) =>
  beginBulk(context(), author(), { action, selection, targetId });
const undo = (id: bigint, allowed?: readonly Permission[]) => undoBulk(context(), author(allowed), id);
const work = async () => {
  const definitions = Object.values(BULK_JOBS);
  workers.push(await startJobWorker(context(), { definitions, lookEveryMs: 30, handOverEveryMs: 50 }));
};
const list = (filters: ContactFilters = {}) =>
  listContactsOf(db(), { accountId, filters, paging: { page: 1, limit: 100 } });
const mobilesOf = async (filters: ContactFilters = {}) =>
  (await list(filters)).items.map(({ mobile }) => mobile).sort();
const made = async (title = 'ویژه') => (await createTag(context(), { accountId, title })).id;

/** Waits until a change is neither running nor being undone. */
async function ended(id: bigint) {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const row = await findBulk(db(), { accountId, id });
    if (row && row.state !== 0 && row.state !== 2) return row;
    if (Date.now() > end) throw new Error(`it did not end: ${row?.doneCount} contacts were changed`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Three contacts: the first two in the phonebook. */
async function givenThree() {
  const phonebookId = await givenPhonebook(db(), accountId, { mobiles: [241_110_001, 241_110_002] });
  await givenPhonebook(db(), accountId, { mobiles: [241_110_003] });
  const ids = (await list()).items.map(({ id }) => String(id));
  return { phonebookId, ids };
}

it('a role that sees some phonebooks only sees and undoes what its member began, and nothing of others', async () => {
  const { phonebookId, ids } = await givenThree();
  const by = (userId: bigint) => ({ ...author(), userId });
  const selection = { ids: ids.slice(0, 1) };
  const start = (userId: bigint) => () =>
    beginBulk(context(), by(userId), { action: 'add_to_phonebook', selection, targetId: phonebookId });
  const limits = { lineIds: null, phonebookIds: [phonebookId] };
  const of = await start(7n)();
  const own = await withinReach(limits, start(8n));
  const seen = await withinReach(limits, () => listBulksOf(context(), by(8n)));
  expect(seen.map(({ id }) => id)).toEqual([own.id]);
  expect((await listBulksOf(context(), by(8n))).map(({ id }) => id)).toEqual([own.id, of.id]);
  const undoIn = (id: bigint) => withinReach(limits, () => undoBulk(context(), by(8n), id));
  await expect(undoIn(of.id)).rejects.toMatchObject({ code: '404-182' });
  expect((await undoIn(own.id)).state).toBe(3);
});

describe('changing contacts that were chosen', () => {
  it('puts them into a phonebook, and undone only those leave it that were put there', async () => {
    const { phonebookId, ids } = await givenThree();
    const bulk = await begin('add_to_phonebook', { ids }, phonebookId);
    expect(bulk).toMatchObject({ state: 1, totalCount: 3, doneCount: 3, changedCount: 1 });
    expect(await mobilesOf({ phonebookId })).toHaveLength(3);
    expect(await undo(bulk.id)).toMatchObject({ state: 3 });
    expect(await mobilesOf({ phonebookId })).toEqual([241_110_001, 241_110_002]);
  });

  it('takes them out of a phonebook, and undone puts them back', async () => {
    const { phonebookId, ids } = await givenThree();
    const bulk = await begin('remove_from_phonebook', { ids }, phonebookId);
    expect(bulk).toMatchObject({ totalCount: 3, changedCount: 2 });
    expect(await mobilesOf({ phonebookId })).toEqual([]);
    await undo(bulk.id);
    expect(await mobilesOf({ phonebookId })).toEqual([241_110_001, 241_110_002]);
  });

  it('puts a tag on them and takes it off, and both can be undone', async () => {
    const [{ ids }, tag] = [await givenThree(), await made()];
    const first = await begin('add_tag', { ids: ids.slice(0, 1) }, tag);
    const second = await begin('add_tag', { ids }, tag);
    expect(second).toMatchObject({ changedCount: 2 });
    await undo(second.id);
    expect(await mobilesOf({ tagIds: [tag] })).toHaveLength(1);
    const third = await begin('remove_tag', { ids }, tag);
    expect(third).toMatchObject({ changedCount: 1 });
    await undo(third.id);
    expect(await mobilesOf({ tagIds: [tag] })).toHaveLength(1);
    await undo(first.id);
    expect(await mobilesOf({ tagIds: [tag] })).toEqual([]);
  });

  it.each(['blacklist', 'receive_blacklist'] as const)(
    'puts them on the %s, and undone takes off whom it put there',
    async (kind) => {
      const { ids } = await givenThree();
      const row = { account_id: accountId, mobile: 241_110_001, kind, created_at: clock.now() };
      await db().insertInto('suppressed_numbers').values(row).execute();
      const bulk = await begin(kind, { ids });
      expect(bulk).toMatchObject({ changedCount: 2 });
      await undo(bulk.id);
      const left = await db()
        .selectFrom('suppressed_numbers')
        .select('mobile')
        .where('account_id', '=', accountId)
        .execute();
      expect(left).toEqual([{ mobile: 241_110_001 }]);
    },
  );

  it('deletes them, and undone they are as they were, in their phonebooks and with their tags', async () => {
    const [{ ids }, tag] = [await givenThree(), await made()];
    const { id: city } = await createProperty(context(), {
      accountId,
      title: 'شهر',
      latinTitle: 'city',
      type: 'string',
    });
    const properties = [{ id: city as bigint, value: 'تهران' }];
    const person = { number: '09241110001', name: 'مریم', gender: 2 as const, birthDate: '1990-05-01', properties };
    await addContacts(context(), { accountId, phonebookIds: [], tagIds: [tag], contacts: [person] });
    const before = (await list()).items;
    const bulk = await begin('delete', { ids: [...ids, '999'] });
    expect(bulk).toMatchObject({ totalCount: 3, changedCount: 3 });
    expect((await list()).items).toEqual([]);
    await undo(bulk.id);
    expect((await list()).items).toEqual(before);
    expect(await mobilesOf({ tagIds: [tag], properties: [{ id: city as bigint, begins: 'ته' }] })).toEqual([
      241_110_001,
    ]);
  });

  it('brings deleted ones back into what is still there, and leaves who became a contact again as they are', async () => {
    const [{ ids, phonebookId }, tag] = [await givenThree(), await made()];
    await begin('add_tag', { ids }, tag);
    const bulk = await begin('delete', { ids });
    await deletePhonebooks(context(), { accountId, ids: [phonebookId], withContacts: false });
    await deleteTags(context(), { accountId, ids: [tag] });
    const again = [{ number: '09241110002', name: 'نگار' }];
    await addContacts(context(), { accountId, phonebookIds: [], contacts: again });
    await undo(bulk.id);
    const { items } = await list();
    expect(items).toHaveLength(3);
    expect(items.filter(({ name }) => name === 'نگار')).toHaveLength(1);
    expect(items.flatMap(({ tags }) => tags)).toEqual([]);
  });
});

describe('changing contacts that filters find', () => {
  it('changes whom they found at the beginning, also when the change takes them out of what the filter finds', async () => {
    const [, tag] = [await givenThree(), await made()];
    await begin('add_tag', { filters: { search: '0001' } }, tag);
    const bulk = await begin('remove_tag', { filters: { tag_ids: [String(tag)] } }, tag);
    expect(bulk).toMatchObject({ state: 1, totalCount: 1, changedCount: 1 });
    expect(await begin('add_tag', { filters: {} }, tag)).toMatchObject({ totalCount: 3 });
  });

  it('goes on in the background with more than a thousand, page by page, and back', async () => {
    const phonebookId = await givenPhonebook(db(), accountId, { count: MANY });
    const target = await givenPhonebook(db(), accountId, { count: 10 });
    const { id } = await begin('add_to_phonebook', { filters: { phonebook_id: String(phonebookId) } }, target);
    await work();
    expect(await ended(id)).toMatchObject({ state: 1, totalCount: MANY, doneCount: MANY, changedCount: MANY - 10 });
    const job = await db().selectFrom('account_jobs').select(['done_count', 'total_count']).executeTakeFirstOrThrow();
    expect(job).toEqual({ done_count: BigInt(MANY), total_count: BigInt(MANY) });
    expect(await undo(id)).toMatchObject({ state: 2 });
    expect(await ended(id)).toMatchObject({ state: 3 });
    expect((await list({ phonebookId: target })).total).toBe(10);
    expect((await list({ phonebookId })).total).toBe(10_000);
  });

  it('deletes everything in the background and brings it back', async () => {
    await givenPhonebook(db(), accountId, { count: 12_000 });
    const tag = await made();
    await sql`insert into contact_tags (account_id, tag_id, mobile)
      select account_id, ${tag}, mobile from contacts where account_id = ${accountId} limit 5000`.execute(db());
    const { id } = await begin('delete', { filters: {} });
    await work();
    expect(await ended(id)).toMatchObject({ state: 1, changedCount: 12_000 });
    expect((await list()).total).toBe(0);
    // As autovacuum may do here: the planner then takes what comes back for a single contact.
    await sql`analyze contacts, contact_tags`.execute(test().owner);
    await undo(id);
    expect(await ended(id)).toMatchObject({ state: 3 });
    expect(await knownRows('contacts')).toBeGreaterThan(10_000);
    expect(await knownRows('contact_tags')).toBeGreaterThan(4_000);
    expect((await list({ tagIds: [tag] })).total).toBe(5000);
  });

  it('ends with a sentence when its phonebook is deleted meanwhile, and what is done can be undone', async () => {
    await givenPhonebook(db(), accountId, { count: MANY });
    const target = await givenPhonebook(db(), accountId);
    const { id } = await begin('add_to_phonebook', { filters: {} }, target);
    await deletePhonebooks(context(), { accountId, ids: [target], withContacts: false });
    await work();
    expect(await ended(id)).toMatchObject({ state: 4, changedCount: 0 });
    const job = await db().selectFrom('account_jobs').select('error_message').executeTakeFirstOrThrow();
    expect(job.error_message).toContain('دفترچه‌ای با این شناسه');
  });

  it('turns each page once, also for one that comes twice', async () => {
    const { ids } = await givenThree();
    const bulk = await begin('add_tag', { ids }, await made());
    const again = await db()
      .transaction()
      .execute((tx) => turnPage(tx, bulk, clock.now()));
    expect(again).toBe(false);
    expect(await findBulk(db(), bulk)).toMatchObject({ doneCount: 3, changedCount: 3 });
  });

  it('refuses both or neither of ids and filters, and a target that is not there', async () => {
    const tag = await made();
    for (const selection of [{}, { ids: ['1'], filters: {} }]) {
      await expect(begin('add_tag', selection, tag)).rejects.toMatchObject({ code: '422-185' });
    }
    await expect(begin('add_tag', { filters: {} }, 0n)).rejects.toMatchObject({ code: '404-180' });
    await expect(begin('add_to_phonebook', { filters: {} })).rejects.toMatchObject({ code: '404-80' });
    await expect(begin('add_tag', { filters: { tag_ids: ['0'] } }, tag)).rejects.toMatchObject({ code: '404-180' });
  });
});

describe('undoing', () => {
  it('keeps what was changed since', async () => {
    const { ids, phonebookId } = await givenThree();
    const bulk = await begin('add_to_phonebook', { ids }, phonebookId);
    await updateContact(context(), { accountId, id: BigInt(ids[0] as string) }, { number: '09241110009' });
    await undo(bulk.id);
    // The one that the change had put there has another number now, and stays.
    expect(await mobilesOf({ phonebookId })).toEqual([241_110_001, 241_110_002, 241_110_009]);
  });

  it('is refused twice, while it runs, after a day, and to whom the role or the account does not allow it', async () => {
    const { ids } = await givenThree();
    const bulk = await begin('delete', { ids });
    await expect(undo(bulk.id, ['contact.edit'])).rejects.toMatchObject({ code: '404-182' });
    const mine = accountId;
    accountId = await givenAccountId();
    await expect(undo(bulk.id)).rejects.toMatchObject({ code: '404-182' });
    accountId = mine;
    await undo(bulk.id);
    await expect(undo(bulk.id)).rejects.toMatchObject({ code: '409-185' });
    await givenPhonebook(db(), accountId, { count: 2_000 });
    const running = await begin('blacklist', { filters: {} });
    await expect(undo(running.id)).rejects.toMatchObject({ code: '409-184' });
    const old = await begin('delete', { ids });
    await sql`update contact_bulks set created_at = created_at - interval '25 hours' where id = ${old.id}`.execute(
      db(),
    );
    await expect(undo(old.id)).rejects.toMatchObject({ code: '404-182' });
  });

  it('is offered for what the role allows, newest first, by the title that its target has', async () => {
    const [{ ids, phonebookId }, tag] = [await givenThree(), await made('ویژه')];
    await begin('add_tag', { ids }, tag);
    await begin('add_to_phonebook', { ids }, phonebookId);
    await begin('delete', { ids });
    const seen = async (allowed?: Permission[]) =>
      (await listBulksOf(context(), author(allowed))).map(({ action, title }) => [action, title]);
    expect(await seen()).toEqual([
      ['delete', null],
      ['add_to_phonebook', expect.stringContaining('دفترچه')],
      ['add_tag', 'ویژه'],
    ]);
    expect(await seen(['contact.delete'])).toEqual([['delete', null]]);
    expect(await seen([])).toEqual([]);
  });
});
