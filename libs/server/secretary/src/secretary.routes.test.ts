import { givenLine } from '@peyk/shared-testing-node';
import { decideSecretary, takeSecretary } from './admin/review-secretary.service';
import { MAX_SECRETARIES } from './secretary.service';
import { secretaryApi } from './testing/secretary-api';
import type { Holder } from './testing/secretary-api';

const api = secretaryApi();
const { create, post, told, written } = api;

let holder: Holder;
beforeEach(async () => {
  holder = await api.givenHolder();
});

const get = (id: string, { token } = holder) =>
  api.call(`/advanced-services/general-messaging/details?id=${id}`, { token });
const update = (id: string, change: object = {}, by = holder) =>
  post(by, '/general-messaging/update', { id, ...written(holder, change) });
const decide = (id: string, version = 1, by = 'mina') =>
  decideSecretary(api.reviewer(by), { id: BigInt(id), version }, { decision: 'accepted' });
const stateOf = async (id: string) => (await get(id)).data.state;

describe('secretaries', () => {
  it('are made with all that they do, read, listed and deleted', async () => {
    const { data } = await create(holder, {
      ...{ match: 'contains', words: [' قیمت '], forward_to: ['09241110002', '989241110002'] },
      ...{ opts_out: true, once_per_sender: true, from_hour: 22, to_hour: 6 },
      ...{ starts_at: '2026-11-20T00:00:00.000Z', ends_at: '2026-12-20T00:00:00.000Z' },
    });
    expect(data).toMatchObject({
      ...{ title: 'پاسخ‌گو', line: holder.line.number, from_number: holder.line.number, words: ['قیمت'] },
      ...{ forward_to: ['989241110002'], state: 'waiting', is_active: true, message_count: 0, refusal: null },
    });
    expect((await get(data.id)).data).toEqual(data);
    const list = async (filters: object) => (await post(holder, '/general-messaging/list', { filters })).data.items;
    expect(await list({ title: 'پاسخ', state: 'waiting', is_active: true })).toEqual([data]);
    expect(await list({ state: 'accepted' })).toEqual([]);
    expect(await list({ is_active: false })).toEqual([]);
    const { data: deleted } = await post(holder, '/general-messaging/delete-list', { ids: [data.id, '999'] });
    expect(deleted).toEqual({ deleted_count: 1 });
    expect((await get(data.id)).meta.message_code).toBe('404-550');
  });

  it('listen on lines that the account alone has', async () => {
    const other = await api.givenHolder();
    const shared = await givenLine(api.db(), { accountId: holder.accountId });
    const rows = [{ account_id: other.accountId, line_id: shared.lineId }];
    await api.db().insertInto('account_lines').values(rows).execute();
    const { data } = await api.call('/numbers/receiver-list', { token: holder.token });
    expect(data.items).toEqual([{ number: holder.line.number, title: expect.any(String) }]);
    expect((await create(holder, { line: shared.number })).meta.message_code).toBe('422-551');
    expect((await create(holder, { line: other.line.number })).meta.message_code).toBe('422-551');
    // A shared line may answer, another account's may not.
    expect((await create(holder, { from_number: shared.number })).status).toBe(200);
    expect((await create(holder, { from_number: other.line.number })).meta.message_code).toBe('422-552');
  });

  it.each<[string, object, string, string]>([
    ['without words', { match: 'exact' }, '422-553', 'words'],
    ['with words of signs alone', { match: 'contains', words: ['؟!'] }, '422-553', 'words'],
    ['with an expression that cannot be read', { match: 'regex', words: ['قیمت', '(a'] }, '422-569', 'words.1'],
    ['with one that looks around', { match: 'regex', words: ['(?=a)b'] }, '422-569', 'words.0'],
    ['with one that is found in every text', { match: 'regex', words: ['a*'] }, '422-569', 'words.0'],
    ['with six expressions', { match: 'regex', words: ['a', 'b', 'c', 'd', 'e', 'f'] }, '422-569', 'words.5'],
    ['without an expression', { match: 'regex', words: [] }, '422-553', 'words'],
    ['that does nothing', { reply: undefined }, '422-554', 'reply'],
    ['that forwards to a line', { forward_to: ['30001405'] }, '422-555', 'forward_to.0'],
    ['with a phonebook that is not there', { add_to_phonebook_id: '999999' }, '422-556', 'add_to_phonebook_id'],
    [
      'that ends before it begins',
      { starts_at: '2026-12-01T00:00:00Z', ends_at: '2026-11-30T00:00:00Z' },
      '422-557',
      'ends_at',
    ],
    ['with one hour', { from_hour: 8 }, '422-557', 'to_hour'],
    ['with the same hour twice', { from_hour: 8, to_hour: 8 }, '422-557', 'to_hour'],
    ['with a variable that nothing fills', { reply: 'سلام {{name}}' }, '422-558', 'reply'],
    ['that answers a number 21 times in ten minutes', { most_in_ten_minutes: 21 }, '422-1', 'most_in_ten_minutes'],
    ['that answers nobody in a day', { most_in_a_day: 0 }, '422-1', 'most_in_a_day'],
    ['with a blank title', { title: ' ' }, '422-1', 'title'],
    ['with a reply of 1401 characters', { reply: 'ک'.repeat(1_401) }, '422-1', 'reply'],
  ])('are refused %s', async (_what, change, code, field) => {
    const { meta } = await create(holder, change);
    expect([meta.message_code, Object.keys(meta.errors)]).toEqual([code, [field]]);
  });

  it.each(['exact', 'contains', 'regex'])('are told that words or expressions are missing: %s', async (match) => {
    const { message } = (await create(holder, { match, words: [] })).meta;
    expect(message).toMatch(/کلیدواژه.*عبارت منظم/);
  });

  it('are nothing to another account', async () => {
    const { id } = (await create(holder)).data;
    const other = await api.givenHolder();
    expect((await get(id, other)).status).toBe(404);
    expect((await update(id, {}, other)).meta.message_code).toBe('404-550');
    expect((await post(other, '/general-messaging/active', { id, is_active: false })).status).toBe(404);
    expect((await post(other, '/module-inboxes-list', { id })).status).toBe(404);
    expect((await post(other, '/module-inboxes-export', { id })).status).toBe(404);
    expect((await post(other, '/general-messaging/delete-list', { ids: [id] })).data).toEqual({ deleted_count: 0 });
    expect((await post(other, '/general-messaging/list', {})).data.items).toEqual([]);
  });

  it('are ten of a line with expressions, also when they are written at once', async () => {
    const regex = { match: 'regex', words: ['\\d{4}'] };
    for (let n = 1; n < 10; n += 1) expect((await create(holder, regex)).status).toBe(200);
    const ids = [(await create(holder)).data.id, (await create(holder)).data.id];
    const answers = await Promise.all(ids.map((id) => update(id, regex)));
    expect(answers.map(({ meta }) => meta.message_code).sort()).toEqual(['200-1', '409-553']);
    expect(Object.keys((await create(holder, regex)).meta.errors)).toEqual(['match']);
    const taken = answers.find(({ status }) => status === 200)?.data.id;
    expect((await update(taken, { ...regex, title: 'نام تازه' })).status).toBe(200);
    const line = await givenLine(api.db(), { accountId: holder.accountId });
    expect((await create(holder, { ...regex, line: line.number })).status).toBe(200);
  });

  it('are a hundred of an account, also when calls come at once', async () => {
    for (let n = 1; n < MAX_SECRETARIES; n += 1) expect((await create(holder)).status).toBe(200);
    const codes = (await Promise.all([create(holder), create(holder)])).map(({ meta }) => meta.message_code);
    expect(codes.sort()).toEqual(['200-1', '422-550']);
  });
});

describe('a review', () => {
  it('lets it work, once, and tells who asked', async () => {
    const { id } = (await create(holder)).data;
    await takeSecretary(api.reviewer('sara'), BigInt(id));
    await expect(decide(id)).rejects.toMatchObject({ code: '409-371' });
    await decide(id, 1, 'sara');
    expect(await stateOf(id)).toBe('accepted');
    expect(told.map(({ text }) => text)).toEqual(['منشی «پاسخ‌گو» پذیرفته شد و از این پس به پیام‌ها رسیدگی می‌کند.']);
    await expect(decide(id)).rejects.toMatchObject({ code: '409-370' });
  });

  it('says why it refuses', async () => {
    const { id } = (await create(holder)).data;
    const verdict = { decision: 'refused', reason: 'advertising', note: 'بدون تخفیف بنویسید' } as const;
    await decideSecretary(api.reviewer(), { id: BigInt(id), version: 1 }, verdict);
    expect((await get(id)).data).toMatchObject({
      state: 'refused',
      refusal: 'متن پاسخ تبلیغاتی است: بدون تخفیف بنویسید',
    });
    expect(told[0]?.text).toContain('پذیرفته نشد: متن پاسخ تبلیغاتی است (بدون تخفیف بنویسید)');
  });

  it('is needed again for another answer and not for another title', async () => {
    const id = await api.working(holder);
    await update(id, { title: 'نام تازه', once_per_sender: true, from_hour: 8, to_hour: 20 });
    expect(await stateOf(id)).toBe('accepted');
    await update(id, { reply: 'پاسخ تازه' });
    expect(await stateOf(id)).toBe('waiting');
    // Who read the text before decides about nothing.
    await expect(decide(id, 1)).rejects.toMatchObject({ code: '409-550' });
    await decide(id, 2);
    expect(await stateOf(id)).toBe('accepted');
  });

  it('finds nothing of what the owner has deleted', async () => {
    const { id } = (await create(holder)).data;
    await post(holder, '/general-messaging/delete-list', { ids: [id] });
    await expect(decide(id)).rejects.toMatchObject({ code: '404-550' });
    await expect(takeSecretary(api.reviewer(), BigInt(id))).rejects.toMatchObject({ code: '404-550' });
  });
});
