import { contactsDatabase } from '../testing/contacts-context';
import { givenPhonebook } from '../testing/given-phonebook';
import { createPhonebook, deletePhonebooks, listPhonebooksOf, updatePhonebook } from './phonebooks.service';
import { sweepDeletedPhonebooks } from './sweep-phonebooks';

const { clock, context, db, faults, givenAccountId } = contactsDatabase();
const FIRST_PAGE = { page: 1, limit: 10 };

let accountId: bigint;
beforeEach(async () => {
  accountId = await givenAccountId();
});

const create = (title: string, code?: string) => createPhonebook(context(), { accountId, title, code });
const titles = async (title?: string, paging = FIRST_PAGE) =>
  (await listPhonebooksOf(db(), { accountId, title, paging })).items.map((row) => row.title);

describe('a new phonebook', () => {
  it('is empty and has a trimmed title', async () => {
    expect(await create('  مشتریان تهران ', 'tehran')).toMatchObject({
      title: 'مشتریان تهران',
      code: 'tehran',
      membersCount: 0,
      createdAt: clock.now(),
    });
  });

  it.each([
    ['nothing but blanks', '   '],
    ['nothing that can be seen', '\u200c'],
  ])('is refused with %s for a title', async (_what, title) => {
    await expect(create(title)).rejects.toMatchObject({ code: '422-80' });
  });

  it('has a title of 200 characters at most', async () => {
    expect((await create('خ'.repeat(200))).title).toHaveLength(200);
    await expect(create('خ'.repeat(201))).rejects.toMatchObject({ code: '422-80' });
  });

  it('is refused the title of another one, whatever keyboard wrote it, and its code in capitals', async () => {
    await create('علی‌پور', 'Ali');
    await expect(create('علي پور'.replace(' ', ''))).rejects.toMatchObject({ code: '409-80' });
    await expect(create('دیگری', 'aLI')).rejects.toMatchObject({ code: '409-81' });
    expect(await titles()).toEqual(['علی‌پور']);
  });

  it('may have the title and the code of another account’s', async () => {
    await create('مشتریان', 'all');
    const other = await givenAccountId();
    await expect(createPhonebook(context(), { accountId: other, title: 'مشتریان', code: 'all' })).resolves.toBeTruthy();
  });

  it('is the thousandth at most, also when two come at once', async () => {
    await db()
      .insertInto('phonebooks')
      .values(
        Array.from({ length: 999 }, (_, i) => ({ account_id: accountId, title: `p${i}`, created_at: clock.now() })),
      )
      .execute();
    const answers = await Promise.allSettled([create('یکی'), create('دیگری')]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(create('سومی')).rejects.toMatchObject({ code: '422-83' });
    expect((await listPhonebooksOf(db(), { accountId, paging: FIRST_PAGE })).total).toBe(1000);
  });
});

describe('the list of phonebooks', () => {
  it('is sorted as Persian is', async () => {
    for (const title of ['یزد', 'گرگان', 'تهران', 'پارس', 'آبادان', 'چالوس']) await create(title);
    expect(await titles()).toEqual(['آبادان', 'پارس', 'تهران', 'چالوس', 'گرگان', 'یزد']);
    expect(await titles(undefined, { page: 2, limit: 4 })).toEqual(['گرگان', 'یزد']);
  });

  it('is searched whatever keyboard wrote the title or the question', async () => {
    await create('مشتریان کرج ۱۴۰۵');
    await create('همکاران');
    expect(await titles('كرج 1405')).toEqual(['مشتریان کرج ۱۴۰۵']);
    expect(await titles('شیراز')).toEqual([]);
    expect(await titles('%')).toEqual([]);
    expect(await titles('\0')).toEqual([]);
  });

  it('holds nothing of another account', async () => {
    await givenPhonebook(db(), await givenAccountId());
    expect(await titles()).toEqual([]);
  });
});

describe('a changed phonebook', () => {
  it('keeps what is not given, and loses its code when that is null', async () => {
    const { id } = await create('قدیم', 'old');
    const key = { accountId, id };
    expect(await updatePhonebook(context(), key, { title: 'تازه' })).toMatchObject({ title: 'تازه', code: 'old' });
    expect(await updatePhonebook(context(), key, { code: null })).toMatchObject({ title: 'تازه', code: null });
    expect(await updatePhonebook(context(), key, {})).toMatchObject({ title: 'تازه' });
  });

  it('may keep its own title, and is refused another one’s', async () => {
    const { id } = await create('یک');
    await create('دو');
    await expect(updatePhonebook(context(), { accountId, id }, { title: 'یک' })).resolves.toBeTruthy();
    await expect(updatePhonebook(context(), { accountId, id }, { title: 'دو' })).rejects.toMatchObject({
      code: '409-80',
    });
  });

  it('has the title that two ask for at once only once, and the other one is told', async () => {
    const ids = [(await create('یک')).id, (await create('دو')).id];
    const answers = await Promise.allSettled([
      ...ids.map((id) => updatePhonebook(context(), { accountId, id }, { title: 'سه' })),
      create('سه'),
    ]);
    const codes = answers.map((answer) => (answer.status === 'fulfilled' ? 'done' : answer.reason.code)).sort();
    expect(codes).toEqual(['409-80', '409-80', 'done']);
  });

  it('is one of the account', async () => {
    const id = await givenPhonebook(db(), await givenAccountId());
    await expect(updatePhonebook(context(), { accountId, id }, { title: 'من' })).rejects.toMatchObject({
      code: '404-80',
    });
  });
});

describe('deleting phonebooks', () => {
  const countMembers = async (ids: bigint[]) =>
    (await db().selectFrom('phonebook_members').select('mobile').where('phonebook_id', 'in', ids).execute()).length;
  const contacts = async () => {
    const rows = await db().selectFrom('contacts').select('mobile').where('account_id', '=', accountId).execute();
    return rows.map(({ mobile }) => mobile).sort();
  };

  it('leaves the contacts, and does nothing the second time', async () => {
    const id = await givenPhonebook(db(), accountId, { mobiles: [241_000_001, 241_000_002] });
    const wish = { accountId, ids: [id], withContacts: false };
    expect(await deletePhonebooks(context(), wish)).toBe(1);
    expect(await deletePhonebooks(context(), { ...wish, withContacts: true })).toBe(0);
    expect(await contacts()).toEqual([241_000_001, 241_000_002]);
    expect(await faults()).toEqual([]);
  });

  it('takes along only the contacts that stand in no other phonebook', async () => {
    const one = await givenPhonebook(db(), accountId, { mobiles: [241_000_001, 241_000_002] });
    const two = await givenPhonebook(db(), accountId, { mobiles: [241_000_002, 241_000_003] });
    await givenPhonebook(db(), accountId, { mobiles: [241_000_003] });
    const wish = { accountId, ids: [one, two], withContacts: true };
    expect(await deletePhonebooks(context(), wish)).toBe(2);
    expect(await contacts()).toEqual([241_000_003]);
    expect(await faults()).toEqual([]);
  });

  it('of more members than one transaction clears hides them at once and clears the rest in the background', async () => {
    const large = await givenPhonebook(db(), accountId, { count: 45_000 });
    const small = await givenPhonebook(db(), accountId, { mobiles: [241_000_000, 241_044_999] });
    expect(await deletePhonebooks(context(), { accountId, ids: [large], withContacts: true })).toBe(1);
    expect(await titles()).toHaveLength(1);
    expect(await contacts()).toHaveLength(25_001);
    expect(await sweepDeletedPhonebooks(context())).toBe(25_000);
    expect(await contacts()).toEqual([241_000_000, 241_044_999]);
    expect(await sweepDeletedPhonebooks(context())).toBe(0);
    expect(await countMembers([large, small])).toBe(2);
    expect(await faults()).toEqual([]);
  });

  it('does not touch another account', async () => {
    const other = await givenAccountId();
    const theirs = await givenPhonebook(db(), other, { mobiles: [241_000_001] });
    expect(await deletePhonebooks(context(), { accountId, ids: [theirs], withContacts: true })).toBe(0);
    expect((await listPhonebooksOf(db(), { accountId: other, paging: FIRST_PAGE })).total).toBe(1);
  });

  it('is refused, and may be tried again, while a send that is being prepared reads one', async () => {
    const id = await givenPhonebook(db(), accountId);
    await db()
      .transaction()
      .execute(async (tx) => {
        await tx.selectFrom('phonebooks').select('id').where('id', '=', id).forKeyShare().execute();
        const deleting = deletePhonebooks(context(), { accountId, ids: [id], withContacts: false });
        await expect(deleting).rejects.toMatchObject({ code: '409-83', permanent: false });
      });
    expect(await deletePhonebooks(context(), { accountId, ids: [id], withContacts: false })).toBe(1);
  });
});
