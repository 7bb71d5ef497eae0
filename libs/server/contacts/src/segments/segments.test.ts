import { createOperatorResolver } from '@peyk/shared-sms';
import { sql } from 'kysely';
import { addContacts } from '../contacts/change-contacts.service';
import { deletePhonebooks } from '../phonebooks/phonebooks.service';
import { createTag } from '../tags/tags.service';
import { contactsDatabase } from '../testing/contacts-context';
import { givenPhonebook } from '../testing/given-phonebook';
import type { SegmentFilters } from './segments.repository';
import {
  countSegment,
  createSegment,
  deleteSegments,
  foundPages,
  listSegmentsOf,
  updateSegment,
} from './segments.service';

const { clock, context, db, givenAccountId } = contactsDatabase();
const loadOperators = async () => createOperatorResolver([]);

let accountId: bigint;
beforeEach(async () => {
  accountId = await givenAccountId();
});
const made = (title: string, filters: SegmentFilters = {}) => createSegment(context(), { accountId, title, filters });
const count = (asked: { id?: bigint; filters?: SegmentFilters }) =>
  countSegment(db(), { accountId, ...asked }, loadOperators);

describe('segments', () => {
  it('are filters under a name, listed by title', async () => {
    const { id } = await made(' ویژه ', { search: 'مریم', gender: 'female' });
    await made('آشنا');
    await updateSegment(context(), { accountId, id }, { title: 'ویژه‌ها' });
    expect(await listSegmentsOf(db(), accountId)).toMatchObject([
      { title: 'آشنا', filters: {}, broken: false },
      { id, title: 'ویژه‌ها', filters: { search: 'مریم', gender: 'female' } },
    ]);
    expect(await updateSegment(context(), { accountId, id }, { filters: {} })).toMatchObject({ filters: {} });
    expect(await deleteSegments(context(), { accountId, ids: [id, id, 0n] })).toBe(1);
    expect(await listSegmentsOf(db(), accountId)).toHaveLength(1);
  });

  it('find anyone who fits when they are asked, and count whom a send reaches', async () => {
    const tag = (await createTag(context(), { accountId, title: 'ویژه' })).id;
    const { id } = await made('ویژه', { tag_ids: [String(tag)] });
    expect(await count({ id })).toMatchObject({ total: 0 });
    const contacts = ['09241110001', '09241110002', '09041110003', '09952110004'].map((number) => ({ number }));
    await addContacts(context(), { accountId, phonebookIds: [], tagIds: [tag], contacts: contacts.slice(0, 3) });
    await addContacts(context(), { accountId, phonebookIds: [], contacts });
    const listed = (mobile: number, kind: 'blacklist' | 'opt_out') => ({
      account_id: accountId,
      mobile,
      kind,
      created_at: clock.now(),
    });
    await db()
      .insertInto('suppressed_numbers')
      .values([listed(241_110_001, 'blacklist'), listed(241_110_001, 'opt_out'), listed(41_110_003, 'opt_out')])
      .execute();
    expect(await count({ id })).toMatchObject({
      ...{ total: 3, blacklisted: 1, optedOut: 1 },
      byOperator: { rightel: { count: 2, reachable: 1 }, irancell: { count: 1 }, mci: { count: 0 } },
    });
    expect(await count({ filters: { search: '0004' } })).toMatchObject({ total: 1, byOperator: { mci: { count: 1 } } });
    expect(await count({ filters: { blacklisted: false } })).toMatchObject({ total: 3, blacklisted: 0 });
  });

  it('give out their numbers in order, page by page, of a phonebook too', async () => {
    const phonebookId = await givenPhonebook(db(), accountId, { count: 120_000 });
    for (const filters of [{}, { phonebook_id: String(phonebookId) }]) {
      const pages: Int32Array[] = [];
      for await (const page of foundPages(db(), { accountId, filters })) pages.push(page);
      expect(pages.map(({ length }) => length)).toEqual([50_000, 50_000, 20_000]);
      const all = pages.flatMap((page) => [...page]);
      expect(all.every((key, index) => index === 0 || key > (all[index - 1] as number))).toBe(true);
    }
  });

  it('whose phonebook is gone say so, and count nobody instead of everybody', async () => {
    const phonebookId = await givenPhonebook(db(), accountId, { count: 3 });
    const { id } = await made('دفترچه', { phonebook_id: String(phonebookId) });
    await deletePhonebooks(context(), { accountId, ids: [phonebookId], withContacts: false });
    expect(await listSegmentsOf(db(), accountId)).toMatchObject([{ broken: true }]);
    await expect(count({ id })).rejects.toMatchObject({ code: '404-80' });
  });

  it('refuse a taken name, one of nothing, one too many, and filters that ask for what is not there', async () => {
    await made('می‌خرد');
    await expect(made('ميخرد')).rejects.toMatchObject({ code: '409-186' });
    await expect(made(' \u200c')).rejects.toMatchObject({ code: '422-186' });
    await expect(made('نو', { tag_ids: ['0'] })).rejects.toMatchObject({ code: '404-180' });
    await expect(count({})).rejects.toMatchObject({ code: '422-185' });
    await expect(count({ id: 0n })).rejects.toMatchObject({ code: '404-183' });
    await sql`insert into contact_segments (account_id, title, filters, created_at, updated_at)
      select ${accountId}, 'ب' || n, '{}', now(), now() from generate_series(1, 99) n`.execute(db());
    await expect(made('نو')).rejects.toMatchObject({ code: '422-187' });
  });

  it('of another account do not exist', async () => {
    const { id } = await made('ویژه');
    accountId = await givenAccountId();
    await expect(updateSegment(context(), { accountId, id }, { title: 'نو' })).rejects.toMatchObject({
      code: '404-183',
    });
    expect(await deleteSegments(context(), { accountId, ids: [id] })).toBe(0);
    await expect(count({ id })).rejects.toMatchObject({ code: '404-183' });
  });
});
