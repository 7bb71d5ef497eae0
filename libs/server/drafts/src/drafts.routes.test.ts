import { MAX_DRAFTS, MAX_DRAFT_GROUPS } from '@peyk/shared-sms';
import { domainApi } from '@peyk/server-testing';
import { draftsModule } from './drafts.module';
import { seedDrafts } from './seed-drafts';
import { listGroups } from './groups.service';

const { call, clock, context, signIn } = domainApi(draftsModule());

let token: string;
beforeEach(async () => {
  token = await signIn();
});

const ask = (path: string, body?: object, as = token) =>
  call(`/user/draft${path}`, { token: as, ...(body && { body }) });
const answerOf = async (path: string, body?: object) => (await ask(path, body)).data;
const given = async (title = 'خوشامد') => (await answerOf('/group/create', { title })).id as string;
const textsOf = async (filters: object = {}) =>
  (await answerOf('/list', { filters })).items.map(({ text }: { text: string }) => text);
const codeOf = async (path: string, body: object) => (await ask(path, body)).meta.message_code;

describe('a draft', () => {
  it('is kept, listed, changed, moved and deleted', async () => {
    const [one, other] = [await given('یک'), await given('دو')];
    const draft = await answerOf('/create', { group_id: one, text: 'سلام\nخوش آمدید ' });
    const at = '2026-11-20T08:30:00.000Z';
    const alone = { settings: null, recipients: null, missing: [] };
    const times = { created_at: at, updated_at: at };
    expect(draft).toEqual({ id: draft.id, group_id: one, text: 'سلام\nخوش آمدید ', ...alone, ...times });
    clock.advance(60_000);
    const changed = { ...draft, text: 'درود', updated_at: '2026-11-20T08:31:00.000Z' };
    expect(await answerOf('/update', { id: draft.id, text: 'درود' })).toEqual(changed);
    expect(await answerOf('/update', { id: draft.id, group_id: other })).toEqual({ ...changed, group_id: other });
    expect(await answerOf('/list', {})).toEqual({
      items: [{ ...changed, group_id: other }],
      paging: { page: 1, limit: 10, total: 1 },
    });
    expect(await answerOf('/delete', { ids: [draft.id, '999'] })).toEqual({ deleted_count: 1 });
    expect(await textsOf()).toEqual([]);
  });

  it('is found by its group, and by its text whatever keyboard wrote it', async () => {
    const [one, other] = [await given('یک'), await given('دو')];
    await answerOf('/create', { group_id: one, text: 'کد تخفیف شما ۱۴۰۵ است' });
    await answerOf('/create', { group_id: other, text: 'کتاب‌ها رسید' });
    expect(await textsOf()).toEqual(['کتاب‌ها رسید', 'کد تخفیف شما ۱۴۰۵ است']);
    expect(await textsOf({ group_id: one })).toEqual(['کد تخفیف شما ۱۴۰۵ است']);
    expect(await textsOf({ text: 'كد تخفيف' })).toEqual(['کد تخفیف شما ۱۴۰۵ است']);
    expect(await textsOf({ text: '1405' })).toEqual(['کد تخفیف شما ۱۴۰۵ است']);
    expect(await textsOf({ text: 'کتابها', group_id: one })).toEqual([]);
  });

  it.each([
    ['nothing that can be seen', ' \u200c\n'],
    ['more than 1,400 UTF-16 units', '😀'.repeat(701)],
  ])('is refused with %s', async (_what, text) => {
    const group_id = await given();
    expect((await ask('/create', { group_id, text })).meta).toMatchObject({
      message_code: '422-131',
      errors: { text: expect.any(String) },
    });
    const { id } = await answerOf('/create', { group_id, text: '😀'.repeat(700) });
    expect(await codeOf('/update', { id, text })).toBe('422-131');
  });

  it('with a character that no message has is refused by the contract', async () => {
    expect(await codeOf('/create', { group_id: await given(), text: 'a\u0000b' })).toBe('422-1');
  });

  it('needs a group, and is refused when it is not there', async () => {
    expect((await ask('/create', { group_id: '999', text: 'سلام' })).meta).toMatchObject({
      message_code: '404-131',
      errors: { group_id: expect.any(String) },
    });
    const { id } = await answerOf('/create', { group_id: await given(), text: 'سلام' });
    expect(await codeOf('/update', { id, group_id: '999' })).toBe('404-131');
    expect(await codeOf('/update', { id: '999', text: 'سلام' })).toBe('404-130');
  });

  it('is the two-hundredth at most, also when two come at once', async () => {
    const group_id = await given();
    const row = { group_id: BigInt(group_id), text: 'سلام', created_at: clock.now(), updated_at: clock.now() };
    const { db } = context();
    const { account_id } = await db
      .selectFrom('draft_groups')
      .select('account_id')
      .where('id', '=', row.group_id)
      .executeTakeFirstOrThrow();
    const rows = Array.from({ length: MAX_DRAFTS - 1 }, () => ({ ...row, account_id }));
    await db.insertInto('drafts').values(rows).execute();
    const both = await Promise.all(['یکی', 'دیگری'].map((text) => codeOf('/create', { group_id, text })));
    expect(both.sort()).toEqual(['200-1', '422-133']);
    expect(await answerOf('/group/count')).toMatchObject({ drafts_count: MAX_DRAFTS, drafts_limit: MAX_DRAFTS });
  });
});

describe('a group', () => {
  it('has a trimmed title, can have another one, and counts its drafts', async () => {
    const group = await answerOf('/group/create', { title: '  سفارش‌ها ' });
    expect(group).toMatchObject({ title: 'سفارش‌ها', drafts_count: 0, created_at: expect.any(String) });
    for (const text of ['یک', 'دو']) await answerOf('/create', { group_id: group.id, text });
    const changed = { ...group, title: 'خریدها', drafts_count: 2 };
    expect(await answerOf('/group/update', { id: group.id, title: 'خریدها' })).toEqual(changed);
    await given('آغاز');
    expect((await answerOf('/group/list')).items).toMatchObject([{ title: 'آغاز', drafts_count: 0 }, changed]);
    expect(await answerOf('/group/count')).toEqual({
      groups_count: 2,
      groups_limit: 20,
      drafts_count: 2,
      drafts_limit: 200,
    });
  });

  it('is refused a title that another one has, whatever keyboard wrote it, and may keep its own', async () => {
    const id = await given('علی‌پور');
    await given('دیگری');
    expect(await codeOf('/group/create', { title: 'علي پور' })).toBe('409-130');
    expect(await codeOf('/group/update', { id, title: 'ديگري' })).toBe('409-130');
    expect(await codeOf('/group/update', { id, title: 'علی پور' })).toBe('200-1');
  });

  it('is refused a title of which nothing can be seen', async () => {
    expect(await codeOf('/group/create', { title: ' \u200c ' })).toBe('422-130');
    expect(await codeOf('/group/update', { id: await given(), title: ' ' })).toBe('422-130');
  });

  it('that is not there has no other title', async () => {
    expect(await codeOf('/group/update', { id: '999', title: 'تازه' })).toBe('404-131');
  });

  it('is the twentieth at most, also when two come at once', async () => {
    for (let n = 1; n < MAX_DRAFT_GROUPS; n += 1) await given(`گروه ${n}`);
    const both = await Promise.all(['یکی', 'دیگری'].map((title) => codeOf('/group/create', { title })));
    expect(both.sort()).toEqual(['200-1', '422-132']);
  });

  it('is deleted with its drafts, as many as the person agreed to', async () => {
    const [id, other] = [await given('یک'), await given('دو')];
    for (const group_id of [id, id, other]) await answerOf('/create', { group_id, text: 'سلام' });
    expect((await ask('/group/delete', { id, expected_count: 1 })).meta.message_code).toBe('409-131');
    expect(await textsOf()).toHaveLength(3);
    expect(await answerOf('/group/delete', { id, expected_count: 2 })).toEqual({ deleted_count: 2 });
    expect(await answerOf('/group/delete', { id })).toEqual({ deleted_count: 0 });
    expect(await textsOf()).toHaveLength(1);
    expect((await answerOf('/group/list')).items).toMatchObject([{ id: other, drafts_count: 1 }]);
  });
});

describe('what another account has', () => {
  it('is neither seen nor touched', async () => {
    const group_id = await given();
    const { id } = await answerOf('/create', { group_id, text: 'سلام' });
    const stranger = await signIn();
    const as = async (path: string, body?: object) => (await ask(path, body, stranger)).meta.message_code;
    expect((await ask('/list', {}, stranger)).data.items).toEqual([]);
    expect((await ask('/group/list', undefined, stranger)).data.items).toEqual([]);
    expect(await as('/create', { group_id, text: 'درود' })).toBe('404-131');
    expect(await as('/update', { id, text: 'درود' })).toBe('404-130');
    expect(await as('/group/update', { id: group_id, title: 'از آنِ من' })).toBe('404-131');
    expect(await as('/delete', { ids: [id] })).toBe('200-1');
    expect(await as('/group/delete', { id: group_id })).toBe('200-1');
    expect((await answerOf('/group/list')).items).toMatchObject([{ title: 'خوشامد', drafts_count: 1 }]);
    expect(await textsOf()).toEqual(['سلام']);
  });
});

it('shows something in the demo, once', async () => {
  const { db } = context();
  const { id: accountId } = await db
    .insertInto('accounts')
    .values({ name: 'نمونه' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await seedDrafts(context(), accountId);
  await seedDrafts(context(), accountId);
  expect(await listGroups(db, accountId)).toMatchObject([{ draftsCount: 2 }, { draftsCount: 2 }]);
});
