import { runTransaction, withTransactionHook } from '@peyk/server-database';
import { takeAccount } from '../answering/answer-queue';
import { secretaryApi } from '../testing/secretary-api';
import type { Holder } from '../testing/secretary-api';

const api = secretaryApi();
const { answer, poll, post, receive } = api;

let holder: Holder;
beforeEach(async () => {
  holder = await api.givenHolder();
});

const optionsOf = (count: number) => Array.from({ length: count }, (_one, at) => ({ title: `گزینه ${at}` }));
const OPTIONS = [{ title: 'شمال', codes: ['1', 'الف'] }, { title: 'جنوب' }];
const written = (change: object = {}) => ({
  ...{ title: 'نزدیک‌ترین شعبه', line: holder.line.number, question: 'کدام شعبه؟', options: OPTIONS },
  ...{ reply: 'شمرده شد.', ...change },
});
const create = (change: object = {}) => post(holder, '/polls/create', written(change));
const update = (id: string, change: object = {}) => post(holder, '/polls/update', { id, ...written(change) });

it('keeps what was written, with a code for each option, and waits for a person', async () => {
  const { data } = await create({ repeat_votes: 'last', ended_reply: 'پایان یافت.' });
  expect(data).toMatchObject({
    ...{ question: 'کدام شعبه؟', repeat_votes: 'last', ended_reply: 'پایان یافت.', unknown_reply: null },
    options: [
      { title: 'شمال', codes: ['1', 'الف'], vote_count: 0 },
      { title: 'جنوب', codes: ['2'], vote_count: 0 },
    ],
    ...{ state: 'waiting', vote_count: 0, voter_count: 0 },
  });
});

it.each<[string, object, string, string]>([
  [
    'the code of another option',
    { options: [OPTIONS[0], { title: 'جنوب', codes: ['۱'] }] },
    '422-568',
    'options.1.codes',
  ],
  [
    'the title of another as code',
    { options: [OPTIONS[0], { title: 'ب', codes: ['شمال!'] }] },
    '422-568',
    'options.1.codes',
  ],
  ['one title twice', { options: [{ title: 'الف' }, { title: 'الف ' }] }, '422-568', 'options.1.title'],
  ['a title of signs alone', { options: [OPTIONS[0], { title: '؟!' }] }, '422-568', 'options.1.title'],
  [
    'a place that another has for its code',
    { options: [{ title: 'الف', codes: ['2'] }, { title: 'ب' }] },
    '422-568',
    'options.1.codes',
  ],
  [
    'a code that asks to opt out',
    { options: [OPTIONS[0], { title: 'ب', codes: ['۱۱'] }] },
    '409-552',
    'options.1.codes',
  ],
  ['a title that asks to opt out', { options: [OPTIONS[0], { title: 'لغو!' }] }, '409-552', 'options.1.title'],
  ['an eleventh option without a code', { options: optionsOf(11) }, '409-552', 'options.10.codes'],
  ['a variable that nothing fills in', { reply: 'رأی {{نتیجه}}' }, '422-567', 'reply'],
  ['the option after the end', { ended_reply: 'رأی {{گزینه}}' }, '422-567', 'ended_reply'],
  [
    'an end before the beginning',
    { starts_at: '2026-12-01T00:00:00Z', ends_at: '2026-11-01T00:00:00Z' },
    '422-557',
    'ends_at',
  ],
])('does not take %s', async (_what, change, code, field) => {
  const { meta } = await create(change);
  expect(meta.message_code).toBe(code);
  expect(Object.keys(meta.errors)).toEqual([field]);
});

it('takes twenty options where the eleventh has a code', async () => {
  const options = optionsOf(20).map((one, at) => (at === 10 ? { ...one, codes: ['یازده'] } : one));
  expect((await create({ options })).data.options).toHaveLength(20);
});

it('takes one option with a code that is its own title', async () => {
  expect((await create({ options: [{ title: 'بله', codes: ['بله', '1'] }, { title: 'خیر' }] })).data).toBeTruthy();
});

describe('written anew', () => {
  it('counts other codes and times at once, and other words after a person has read them', async () => {
    const id = await poll(holder, { reply: 'شمرده شد.' });
    const codes = [{ title: 'شمال', codes: ['1', 'ش'] }, { title: 'جنوب' }];
    expect((await update(id, { options: codes, title: 'نام تازه' })).data).toMatchObject({ state: 'accepted' });
    const more = [...codes, { title: 'مرکز' }];
    expect((await update(id, { options: more })).data).toMatchObject({ state: 'waiting', options: { length: 3 } });
  });

  it('deals with nothing meanwhile, so that no vote counts for what an option was', async () => {
    const id = await poll(holder, { reply: 'شمرده شد.' });
    const free: boolean[] = [];
    let isOurs = false;
    const beforeCommit = async () => {
      // The transaction that asks comes here, too.
      if (isOurs) return;
      isOurs = true;
      free.push(await runTransaction(api.db(), (tx) => takeAccount(tx, holder.accountId)));
      isOurs = false;
    };
    await withTransactionHook({ beforeCommit, afterCommit: () => undefined }, () =>
      update(id, { options: [{ title: 'جنوب', codes: ['2'] }, OPTIONS[0]], reply: 'شمرده شد.' }),
    );
    expect(free).toEqual([false]);
  });

  it('keeps what was voted about', async () => {
    const id = await poll(holder, { reply: 'شمرده شد.' });
    await receive(holder, '2');
    await answer();
    for (const change of [
      { question: 'پرسش دیگر؟' },
      { repeat_votes: 'all' },
      { options: [{ title: 'جنوب', codes: ['2'] }, OPTIONS[0]] },
      { options: [...OPTIONS, { title: 'مرکز' }] },
    ]) {
      expect((await update(id, change)).meta.message_code).toBe('409-551');
    }
    const codes = [OPTIONS[0], { title: 'جنوب', codes: ['ج'] }];
    const { data } = await update(id, { options: codes, ended_reply: 'پایان یافت.' });
    expect(data).toMatchObject({ state: 'waiting', voter_count: 1, options: [{ vote_count: 0 }, { vote_count: 1 }] });
  });
});

it('is no secretary and no reader, and neither of them is a poll', async () => {
  const id = await poll(holder);
  const plain = await api.working(holder);
  const show = (path: string, of: string) => api.call(`${path}?id=${of}`, { token: holder.token });
  expect((await show('/advanced-services/general-messaging/details', id)).meta.message_code).toBe('404-550');
  expect((await show('/advanced-reader/details', id)).meta.message_code).toBe('404-550');
  expect((await show('/advanced-services/polls/details', plain)).meta.message_code).toBe('404-550');
  expect((await update(plain)).meta.message_code).toBe('404-550');
  const listed = async (path: string) => (await post(holder, path, {})).data.items.map((one: { id: string }) => one.id);
  expect([await listed('/polls/list'), await listed('/general-messaging/list')]).toEqual([[id], [plain]]);
  expect((await post(holder, '/general-messaging/delete-list', { ids: [id] })).data).toEqual({ deleted_count: 0 });
  expect((await post(holder, '/polls/delete-list', { ids: [id, plain] })).data).toEqual({ deleted_count: 1 });
});

it('is seen by its account alone', async () => {
  const id = await poll(holder);
  holder = await api.givenHolder();
  expect((await update(id)).meta.message_code).toBe('404-550');
  expect((await post(holder, '/polls/export-votes', { id })).meta.message_code).toBe('404-550');
  expect((await post(holder, '/polls/delete-list', { ids: [id] })).data).toEqual({ deleted_count: 0 });
});
