import { createPhonebook } from '@peyk/server-contacts';
import { withTransactionHook } from '@peyk/server-database';
import { sql } from 'kysely';
import { secretaryApi } from '../testing/secretary-api';
import type { Holder } from '../testing/secretary-api';

const api = secretaryApi();
const { answer, receive, sendsOf, working } = api;
const DUPLICATE = 'کد {{code}} {{used_at}} استفاده شده است.';
const [ONE, OTHER] = ['989241110001', '989241110002'];

let holder: Holder;
beforeEach(async () => {
  await sql`delete from secretary_queue`.execute(api.db());
  holder = await api.givenHolder();
});

const call = (path: string, body: object) => api.call(`/advanced-reader/${path}`, { token: holder.token, body });
async function readerWith(codes: string[], change: object = {}): Promise<string> {
  const id = await api.reader(holder, { duplicate_reply: DUPLICATE, wrong_reply: 'کد نادرست است.', ...change });
  await call('add-codes', { id, codes });
  return id;
}
const textsOf = async () => (await sendsOf(holder)).map(({ text }) => text);
const readingsOf = async (id: string) =>
  (await api.post(holder, '/module-inboxes-list', { id, limit: 100 })).data.items
    .map(({ reading, found }: { reading: string; found: string | null }) => [reading, found])
    .reverse();

describe('a code', () => {
  it('is correct once, and a duplicate from then on, whoever sends it', async () => {
    const id = await readerWith(['PYK-7Q4M']);
    await receive(holder, 'pyk 7q4m', ONE);
    await answer();
    await receive(holder, 'کد من PYK-7Q4M است', OTHER);
    await answer();
    await receive(holder, 'PYK7Q4M', ONE);
    await answer();
    expect(await textsOf()).toEqual([
      'کد PYK-7Q4M ثبت شد.',
      'کد PYK-7Q4M پیش از این استفاده شده است.',
      // Who has used it is told when.
      'کد PYK-7Q4M ۱۴۰۵/۰۸/۲۹ ۱۲:۰۰ استفاده شده است.',
    ]);
    expect((await sendsOf(holder)).map(({ type }) => type)).toEqual(['reader', 'reader', 'reader']);
    expect(await readingsOf(id)).toEqual([
      ['correct', 'pyk7q4m'],
      ['duplicate', 'pyk7q4m'],
      ['duplicate', 'pyk7q4m'],
    ]);
    const { items } = (await call('codes', { id })).data;
    expect(items).toEqual([{ code: 'PYK-7Q4M', number: ONE, used_at: expect.any(String) }]);
    expect((await api.call(`/advanced-reader/details?id=${id}`, { token: holder.token })).data).toMatchObject({
      ...{ code_count: 1, used_count: 1, message_count: 3 },
    });
  });

  it('goes to the first of one batch, and to one of several processes', async () => {
    const id = await readerWith(Array.from({ length: 30 }, (_unused, at) => `CODE${1000 + at}`));
    for (let at = 0; at < 30; at += 1) {
      await receive(holder, `code${1000 + at}`, `98924111${1000 + at}`);
      await receive(holder, `code${1000 + at}`, `98924112${1000 + at}`);
    }
    await Promise.all([answer(), answer(), answer()]);
    await answer();
    const { items } = (await call('codes', { id, limit: 100 })).data;
    expect(items.map(({ number }: { number: string }) => number)).toEqual(
      Array.from({ length: 30 }, (_unused, at) => `98924111${1000 + at}`),
    );
    const readings = (await readingsOf(id)).map(([reading]: string[]) => reading);
    expect(readings.filter((reading: string) => reading === 'correct')).toHaveLength(30);
  });

  it('is free again when the transaction that read it fails', async () => {
    const id = await readerWith(['CODE1000']);
    await receive(holder, 'code1000');
    const beforeCommit = () => Promise.reject(new Error('killed'));
    expect(await withTransactionHook({ beforeCommit, afterCommit: () => undefined }, answer)).toBe(0);
    expect((await call('codes', { id, filters: { is_used: true } })).data.items).toEqual([]);
    await answer();
    expect(await readingsOf(id)).toEqual([['correct', 'code1000']]);
  });

  it('of many is never too often; wrong ones are', async () => {
    const id = await readerWith(Array.from({ length: 8 }, (_unused, at) => `CODE${1000 + at}`));
    for (let at = 0; at < 8; at += 1) await receive(holder, `CODE${1000 + at}`);
    for (let at = 0; at < 7; at += 1) await receive(holder, `حدس ${at}`);
    await answer();
    expect(await api.outcomesOf(holder, id)).toEqual([...Array(13).fill('done'), 'too_often', 'too_often']);
  });

  it('puts who sent a correct one into the phonebook, and nobody else', async () => {
    const { accountId } = holder;
    const book = await createPhonebook(api.context(), { accountId, title: 'شرکت‌کنندگان' });
    await readerWith(['CODE1000'], { add_to_phonebook_id: String(book.id) });
    await receive(holder, 'CODE1000', ONE);
    await receive(holder, 'CODE1000', OTHER);
    await receive(holder, 'هیچ', '989241110003');
    await answer();
    const { rows } = await sql<{ mobile: number }>`
      select mobile from phonebook_members where phonebook_id = ${book.id}`.execute(api.db());
    expect(rows).toEqual([{ mobile: 241110001 }]);
  });

  it('is the oldest reader’s that knows it', async () => {
    const older = await readerWith(['CODE1000']);
    const newer = await readerWith(['CODE1000', 'CODE2000']);
    await receive(holder, 'CODE2000');
    await receive(holder, 'CODE1000');
    await answer();
    expect([await readingsOf(older), await readingsOf(newer)]).toEqual([
      [['correct', 'code1000']],
      [['correct', 'code2000']],
    ]);
  });
});

describe('of all that listens on a line', () => {
  it('keywords come first, then codes, then words, then wrong codes, then anything', async () => {
    await working(holder, { reply: 'هر پیامی' });
    await working(holder, { match: 'contains', words: ['قیمت'], reply: 'قیمت‌ها' });
    await readerWith(['CODE1000'], { keywords: [{ word: 'راهنما', reply: 'کد را بفرستید.' }] });
    for (const [text, from] of [
      ['راهنما!', '1'],
      ['قیمت CODE1000', '2'],
      ['قیمت چند', '3'],
      ['سلام', '4'],
    ] as const) {
      await receive(holder, text, `98924111000${from}`);
      await answer();
    }
    expect(await textsOf()).toEqual(['کد را بفرستید.', 'کد CODE1000 ثبت شد.', 'قیمت‌ها', 'کد نادرست است.']);
  });

  it('a reader without an answer for wrong codes leaves them to others, and so does one that has expired', async () => {
    const id = await readerWith(['CODE1000'], { wrong_reply: undefined });
    await working(holder, { reply: 'هر پیامی' });
    await receive(holder, 'سلام');
    await answer();
    const expired = { id, title: 'تمام', line: holder.line.number, reply: 'کد {{code}} ثبت شد.' };
    const ends_at = api.clock.now().toISOString();
    await call('update', { ...expired, duplicate_reply: DUPLICATE, ends_at });
    await receive(holder, 'CODE1000');
    await answer();
    expect(await textsOf()).toEqual(['هر پیامی', 'هر پیامی']);
  });

  it('a keyword is text: no pattern of signs', async () => {
    const id = await readerWith([], { keywords: [{ word: '.*', reply: 'هرگز' }] }).catch(
      (error: Error) => error.message,
    );
    expect(id).toContain('422-560');
  });
});

it('answers nothing without money, but the code is used, and the owner is told once', async () => {
  holder = await api.givenHolder({ balanceMrial: 1n });
  const id = await readerWith(['CODE1000']);
  await receive(holder, 'CODE1000');
  await answer();
  expect(await api.outcomesOf(holder, id)).toEqual(['unpaid']);
  expect(api.told).toHaveLength(1);
  expect((await call('codes', { id, filters: { is_used: true } })).data.items).toHaveLength(1);
});
