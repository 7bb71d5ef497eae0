import { withTransactionHook } from '@peyk/server-database';
import { sql } from 'kysely';
import { secretaryApi } from '../testing/secretary-api';
import type { Holder } from '../testing/secretary-api';
import { listVotesAfter, votesQuestion } from './votes.repository';

const api = secretaryApi();
const { answer, poll, post, receive, sendsOf, working } = api;
const [ONE, OTHER] = ['989241110001', '989241110002'];
const REPEAT = 'پیش‌تر به «{{گزینه}}» رأی داده‌اید.';

let holder: Holder;
beforeEach(async () => {
  await sql`delete from secretary_queue`.execute(api.db());
  holder = await api.givenHolder();
});

const details = async (id: string) =>
  (await api.call(`/advanced-services/polls/details?id=${id}`, { token: holder.token })).data;
const votesOf = async (id: string) => {
  const { options, voter_count } = await details(id);
  return [...options.map((one: { vote_count: number }) => one.vote_count), voter_count];
};
const textsOf = async () => (await sendsOf(holder)).map(({ text }) => text);
const readingsOf = async (id: string) =>
  (await post(holder, '/module-inboxes-list', { id, limit: 100 })).data.items
    .map(({ reading, found }: { reading: string; found: string | null }) => [reading, found])
    .reverse();
async function say(text: string, from = ONE) {
  await receive(holder, text, from);
  await answer();
}
const rowsOf = async (id: string) =>
  (await listVotesAfter(api.db(), { accountId: holder.accountId, id: BigInt(id) }, { after: 0n, limit: 100 })).map(
    ({ mobile, place }) => [mobile, place],
  );

describe('a vote', () => {
  it('is an option or one of its codes, however it is written', async () => {
    const id = await poll(holder, { options: [{ title: 'شعبهٔ كوچك', codes: ['الف', 'A'] }, { title: 'جنوب' }] });
    const texts = ['شعبه کوچک!', ' «الف» ', 'a', 'جنوب', '۲', '٢'];
    for (const [at, text] of texts.entries()) await receive(holder, text, `98924111000${at}`);
    await answer();
    expect(await votesOf(id)).toEqual([3, 3, 6]);
  });

  it('is answered as a poll, with the option that it counts for', async () => {
    const id = await poll(holder);
    await say('الف');
    const sends = await sendsOf(holder);
    expect(sends.map(({ type, text }) => [type, text])).toEqual([['polls', 'رأی شما به «شمال» شمرده شد.']]);
    expect(await readingsOf(id)).toEqual([['vote', 'شمال']]);
  });

  it('is no part of a longer message, and asks nothing of a poll that has no such option', async () => {
    const id = await poll(holder);
    await say('۱ یا ۲');
    await say('۳');
    expect([await votesOf(id), await sendsOf(holder)]).toEqual([[0, 0, 0], []]);
  });

  it('counts without an answer, too, and where none can be paid', async () => {
    holder = await api.givenHolder({ balanceMrial: 1n });
    const id = await poll(holder);
    await say('1');
    expect([await api.outcomesOf(holder, id), await votesOf(id)]).toEqual([['unpaid'], [1, 0, 1]]);
    holder = await api.givenHolder();
    const silent = await poll(holder, { reply: undefined });
    await say('1');
    expect([await votesOf(silent), await sendsOf(holder), await api.outcomesOf(holder, silent)]).toEqual([
      [1, 0, 1],
      [],
      ['done'],
    ]);
  });

  it('is not there when the transaction that counts it fails', async () => {
    const id = await poll(holder);
    await receive(holder, '1');
    const beforeCommit = () => Promise.reject(new Error('killed'));
    expect(await withTransactionHook({ beforeCommit, afterCommit: () => undefined }, answer)).toBe(0);
    expect([await votesOf(id), await rowsOf(id)]).toEqual([[0, 0, 0], []]);
    await answer();
    expect([await votesOf(id), await rowsOf(id)]).toEqual([[1, 0, 1], [[241110001, 0]]]);
  });

  it('is counted once by several processes', async () => {
    const id = await poll(holder);
    for (let at = 0; at < 30; at += 1) {
      await receive(holder, '1', `98924111${1000 + at}`);
      await receive(holder, '2', `98924111${1000 + at}`);
    }
    await Promise.all([answer(), answer(), answer()]);
    await answer();
    expect(await votesOf(id)).toEqual([30, 0, 30]);
    expect(await rowsOf(id)).toHaveLength(30);
  });

  it('of a number has no second row, whoever writes it', async () => {
    const id = await poll(holder);
    await say('1');
    const second = sql`
      insert into poll_votes (account_id, secretary_id, mobile, option, voted_at, is_only)
      values (${holder.accountId}, ${BigInt(id)}, 241110001, 2, now(), true)`.execute(api.db());
    await expect(second).rejects.toThrow('poll_votes_once');
  });
});

it('votes of before are found by the indices, of polls of either kind', async () => {
  const plan = await api
    .db()
    .transaction()
    .execute(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx);
      const question = votesQuestion({ accountId: holder.accountId, polls: [1n, 2n], mobiles: [241110001, 241110002] });
      const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (costs off) ${question}`.execute(tx);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
  for (const index of ['poll_votes_once', 'poll_votes_of']) {
    expect(plan).toMatch(new RegExp(`Scan (?:using|on) ${index}\\b[^\\n]*\\n\\s+Index Cond: [^\\n]*mobile = ANY`));
  }
});

describe('of several votes of a number', () => {
  it('the first counts', async () => {
    const id = await poll(holder, { repeat_reply: REPEAT });
    await say('1');
    await say('2');
    await say('2', OTHER);
    expect(await votesOf(id)).toEqual([1, 1, 2]);
    expect(await textsOf()).toEqual([
      'رأی شما به «شمال» شمرده شد.',
      'پیش‌تر به «شمال» رأی داده‌اید.',
      'رأی شما به «جنوب» شمرده شد.',
    ]);
    expect(await readingsOf(id)).toEqual([
      ['vote', 'شمال'],
      ['repeated_vote', 'جنوب'],
      ['vote', 'جنوب'],
    ]);
  });

  it('the last counts, also in one batch, and is answered as the first was', async () => {
    const id = await poll(holder, { repeat_votes: 'last' });
    await say('1');
    for (const text of ['2', '2', '1', '2']) await receive(holder, text);
    for (const text of ['2', '1']) await receive(holder, text, OTHER);
    await answer();
    expect(await votesOf(id)).toEqual([1, 1, 2]);
    expect(await rowsOf(id)).toEqual([
      [241110001, 1],
      [241110002, 0],
    ]);
    const readings = (await readingsOf(id)).map(([reading]: string[]) => reading);
    expect(readings).toEqual([
      ...['vote', 'changed_vote', 'repeated_vote', 'changed_vote', 'changed_vote', 'vote', 'changed_vote'],
    ]);
    expect((await textsOf()).slice(0, 2)).toEqual(['رأی شما به «شمال» شمرده شد.', 'رأی شما به «جنوب» شمرده شد.']);
  });

  it('all count, of one voter, but are not answered without end', async () => {
    const id = await poll(holder, { repeat_votes: 'all', repeat_reply: REPEAT });
    for (let n = 0; n < 7; n += 1) await say(n === 6 ? '2' : '1');
    expect(await votesOf(id)).toEqual([6, 1, 1]);
    expect(await api.outcomesOf(holder, id)).toEqual([...Array(5).fill('done'), 'too_often', 'too_often']);
    expect(await rowsOf(id)).toHaveLength(7);
  });

  it('another one gets no answer where none was written', async () => {
    const id = await poll(holder);
    await say('1');
    await say('1');
    expect([await textsOf(), await votesOf(id)]).toEqual([['رأی شما به «شمال» شمرده شد.'], [1, 0, 1]]);
  });
});

describe('a poll', () => {
  it('comes behind exact words and codes, and before words somewhere and any message', async () => {
    await working(holder, { reply: 'هر پیامی' });
    await working(holder, { match: 'contains', words: ['شمال'], reply: 'در متن' });
    const id = await poll(holder, { unknown_reply: 'گزینه‌ای با این نام نیست.' });
    await working(holder, { match: 'exact', words: ['جنوب'], reply: 'عین' });
    await say('جنوب', '989241110001');
    await say('شمال', '989241110002');
    await say('شمال شهر', '989241110003');
    await say('مرکز', '989241110004');
    await say('لغو۱۱', '989241110005');
    expect(await textsOf()).toEqual([...['عین', 'رأی شما به «شمال» شمرده شد.', 'در متن', 'گزینه‌ای با این نام نیست.']]);
    expect(await readingsOf(id)).toEqual([
      ['vote', 'شمال'],
      ['unknown_answer', null],
    ]);
  });

  it('answers after its end, counts nothing then, and lets another one count', async () => {
    const ends_at = new Date(api.clock.now().getTime() + 1_500).toISOString();
    const id = await poll(holder, { ends_at, ended_reply: 'رأی‌گیری پایان یافته است.' });
    await say('1');
    await say('1', OTHER);
    await say('چیز دیگر', OTHER);
    expect(await textsOf()).toEqual(['رأی شما به «شمال» شمرده شد.', 'رأی‌گیری پایان یافته است.']);
    expect([await votesOf(id), await readingsOf(id)]).toEqual([
      [1, 0, 1],
      [
        ['vote', 'شمال'],
        ['late_vote', 'شمال'],
      ],
    ]);
    const next = await poll(holder);
    await say('1', OTHER);
    expect(await votesOf(next)).toEqual([1, 0, 1]);
  });

  it('that has not begun, or has ended without an answer for that, leaves messages to others', async () => {
    const now = api.clock.now().getTime();
    await poll(holder, { starts_at: new Date(now + 60_000).toISOString(), ended_reply: 'پایان' });
    await poll(holder, { ends_at: new Date(now).toISOString() });
    await working(holder, { reply: 'هر پیامی' });
    await say('1');
    expect(await textsOf()).toEqual(['هر پیامی']);
  });
});
