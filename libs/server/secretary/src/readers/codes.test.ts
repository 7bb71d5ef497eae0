import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { withTransactionHook } from '@peyk/server-database';
import { sql } from 'kysely';
import { secretaryApi } from '../testing/secretary-api';
import { addCodesOfFile } from './reader-codes.service';
import type { Holder } from '../testing/secretary-api';

const api = secretaryApi();
const { answer, receive } = api;

let holder: Holder;
beforeEach(async () => {
  holder = await api.givenHolder();
});

const call = (path: string, body: object, who = holder) =>
  api.call(`/advanced-reader/${path}`, { token: who.token, body });
const details = async (id: string) =>
  (await api.call(`/advanced-reader/details?id=${id}`, { token: holder.token })).data;
const upload = (id: string, bytes: string | Buffer) =>
  addCodesOfFile(
    api.context(),
    { accountId: holder.accountId, id: BigInt(id), impersonatedBy: null },
    Readable.from([Buffer.from(bytes)]),
  );

describe('codes that are added', () => {
  it('count once each, and what can be no code is told', async () => {
    const id = await api.reader(holder);
    const first = await call('add-codes', { id, codes: ['ABCD-1', 'abcd 1', 'ۀ', '۱۲۳۴۵', '12345', 'a'.repeat(41)] });
    expect(first.data).toEqual({ added_count: 2, known_count: 2, invalid_count: 2, elsewhere_count: 0 });
    const again = await call('add-codes', { id, codes: ['ABCD1', 'NEW77'] });
    expect(again.data).toEqual({ added_count: 1, known_count: 1, invalid_count: 0, elsewhere_count: 0 });
    expect(await details(id)).toMatchObject({ code_count: 3, used_count: 0 });
    const { items } = (await call('codes', { id, filters: { code: 'AB-c' } })).data;
    expect(items).toEqual([{ code: 'ABCD-1', number: null, used_at: null }]);
  });

  it('are told to be another reader’s too, where that is on the same line', async () => {
    const older = await api.reader(holder);
    await call('add-codes', { id: older, codes: ['CODE1', 'CODE2'] });
    const newer = await api.reader(holder);
    const { data } = await call('add-codes', { id: newer, codes: ['CODE2', 'CODE3'] });
    expect(data).toMatchObject({ added_count: 2, elsewhere_count: 1 });
  });

  it('are refused when none is one', async () => {
    const id = await api.reader(holder);
    expect((await call('add-codes', { id, codes: ['ab', '-'] })).meta.message_code).toBe('422-561');
  });

  it('come from the first column of a file, without its title', async () => {
    const id = await api.reader(holder);
    const counts = await upload(id, 'کدها,توضیح\nA-1001,یک\nA-1002,\n,خالی\nA-1001,دو\n');
    expect(counts).toEqual({ added: 2, known: 1, invalid: 0, elsewhere: 0 });
  });

  it('are no longer than codes are, whatever stands around them', async () => {
    const id = await api.reader(holder);
    const counts = await upload(id, `A-1001\n${'-'.repeat(60)}A1002\n`);
    expect(counts).toMatchObject({ added: 1, invalid: 1 });
  });

  it('keep their reader from being deleted while they come', async () => {
    const id = await api.reader(holder);
    const key = { accountId: holder.accountId, id: BigInt(id) };
    const deleting: Promise<unknown>[] = [];
    async function* bytes() {
      yield Buffer.from('A-1001\n');
    }
    await withTransactionHook(
      {
        beforeCommit: async () => {
          if (deleting.length === 0) deleting.push(call('delete-list', { ids: [id] }));
        },
        afterCommit: () => undefined,
      },
      () => addCodesOfFile(api.context(), { ...key, impersonatedBy: null }, bytes()),
    );
    await Promise.all(deleting);
    expect((await call('codes', { id })).meta.message_code).toBe('404-550');
    const { rows } = await sql`select from reader_codes where secretary_id = ${BigInt(id)}`.execute(api.db());
    expect(rows).toEqual([]);
  });

  it('leave nothing behind when the file breaks off', async () => {
    const id = await api.reader(holder);
    const broken = Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.alloc(2_000, 1)]);
    await expect(upload(id, broken)).rejects.toMatchObject({ code: expect.stringMatching(/^422-12/) });
    expect(await details(id)).toMatchObject({ code_count: 0 });
  });

  it('are at most a million, all of a list or nothing', async () => {
    const id = await api.reader(holder);
    await sql`update secretaries set code_count = 999999 where id = ${BigInt(id)}`.execute(api.db());
    expect((await call('add-codes', { id, codes: ['CODE1', 'CODE2'] })).meta.message_code).toBe('422-562');
    const { rows } = await sql`select from reader_codes where secretary_id = ${BigInt(id)}`.execute(api.db());
    expect(rows).toEqual([]);
  });

  it('are made, each another, and none that could be guessed', async () => {
    const id = await api.reader(holder);
    const easy = { id, count: 100, length: 5, alphabet: 'digits' };
    expect((await call('generate-codes', easy)).meta.message_code).toBe('422-563');
    const { data } = await call('generate-codes', { ...easy, count: 6_000, length: 8, prefix: 'PYK' });
    expect(data).toEqual({ added_count: 6_000, known_count: 0, invalid_count: 0, elsewhere_count: 0 });
    const { items } = (await call('codes', { id, limit: 100 })).data;
    for (const { code } of items) expect(code).toMatch(/^PYK\d{8}$/);
    const letters = await call('generate-codes', { id, count: 50, length: 6, alphabet: 'letters' });
    expect(letters.data.added_count).toBe(50);
    expect(await details(id)).toMatchObject({ code_count: 6_050 });
  });

  it('are taken out while nobody has sent them', async () => {
    const id = await api.reader(holder);
    await call('add-codes', { id, codes: ['CODE1', 'CODE2', 'CODE3'] });
    await receive(holder, 'code1');
    await answer();
    expect((await call('delete-codes', { id, codes: ['code-1', 'CODE2'] })).data).toEqual({ deleted_count: 1 });
    expect((await call('delete-codes', { id })).data).toEqual({ deleted_count: 1 });
    expect(await details(id)).toMatchObject({ code_count: 1, used_count: 1 });
    await call('delete-list', { ids: [id] });
    const { rows } = await sql`select from reader_codes where secretary_id = ${BigInt(id)}`.execute(api.db());
    expect(rows).toEqual([]);
  });
});

describe('a drawing', () => {
  async function withEntries(count: number): Promise<string> {
    const id = await api.reader(holder);
    await call('add-codes', { id, codes: Array.from({ length: count + 3 }, (_unused, at) => `CODE${100 + at}`) });
    // The last two numbers have sent two codes each.
    for (let at = 0; at < count; at += 1) {
      await receive(holder, `CODE${100 + at}`, `98924111000${at % (count - 2)}`);
    }
    await answer();
    return id;
  }

  it('can be made again by anyone who has the list and the seed', async () => {
    const id = await withEntries(8);
    const { data } = await call('draw', { id, count: 3, seed: ' 1405-08-30 ' });
    const { items } = (await call('codes', { id, limit: 100, filters: { is_used: true } })).data;
    const entries = (items as { code: string; number: string }[]).map(({ code, number }) => ({
      ...{ code: code.toLowerCase(), number },
    }));
    const sha = (text: string) => createHash('sha256').update(text).digest('hex');
    const list = entries.map(({ code, number }) => `${code},0${number.slice(2)}\n`).join('');
    expect(data).toMatchObject({ seed: '1405-08-30', entry_count: 8, list_hash: sha(list) });
    const lots = entries
      .map((entry) => ({ ...entry, lot: sha(`1405-08-30:${sha(list)}:${entry.code}`) }))
      .sort((one, other) => (one.lot < other.lot ? -1 : 1));
    const winners = lots.filter(({ number }, at) => lots.findIndex((one) => one.number === number) === at).slice(0, 3);
    expect(data.winners).toEqual(winners.map(({ code, number }) => ({ code, number })));
    expect((await call('draws', { id })).data.items).toEqual([data]);
  });

  it('gives each number one prize at the most, and has a seed of its own', async () => {
    const id = await withEntries(8);
    const { data } = await call('draw', { id, count: 100 });
    expect(data.winners).toHaveLength(6);
    expect(new Set(data.winners.map(({ number }: { number: string }) => number)).size).toBe(6);
    expect(data.seed).toMatch(/^[0-9a-f]{32}$/);
  });

  it('needs a code that was sent', async () => {
    const id = await api.reader(holder);
    await call('add-codes', { id, codes: ['CODE1'] });
    expect((await call('draw', { id, count: 1 })).meta.message_code).toBe('422-564');
  });

  it('is kept a hundred times', async () => {
    const id = await withEntries(3);
    await call('draw', { id, count: 1 });
    await sql`insert into reader_draws (account_id, secretary_id, seed, list_hash, entry_count, winner_codes, winner_mobiles, drawn_at)
      select account_id, secretary_id, seed, list_hash, entry_count, winner_codes, winner_mobiles, drawn_at
      from reader_draws, generate_series(2, 100) where secretary_id = ${BigInt(id)}`.execute(api.db());
    expect((await call('draw', { id, count: 1 })).meta.message_code).toBe('422-565');
  });
});

describe('a reader', () => {
  it('and another secretary are not each other', async () => {
    const id = await api.reader(holder);
    const plain = await api.working(holder);
    expect((await call('codes', { id: plain })).meta.message_code).toBe('404-550');
    const { items } = (await api.post(holder, '/general-messaging/list', {})).data;
    expect(items.map((one: { id: string }) => one.id)).toEqual([plain]);
    expect((await call('index', {})).data.items.map((one: { id: string }) => one.id)).toEqual([id]);
    expect(
      (await api.post(holder, '/general-messaging/update', { id, ...api.written(holder) })).meta.message_code,
    ).toBe('404-550');
    expect((await call('delete-list', { ids: [plain] })).data).toEqual({ deleted_count: 0 });
    expect((await api.post(holder, '/general-messaging/delete-list', { ids: [id] })).data).toEqual({
      deleted_count: 0,
    });
  });

  it('of another account is not there', async () => {
    const id = await api.reader(holder);
    const stranger = await api.givenHolder();
    for (const [path, body] of [
      ...[['codes', {}] as const, ['add-codes', { codes: ['CODE1'] }] as const, ['draw', { count: 1 }] as const],
      ...[['delete-codes', {}] as const, ['draws', {}] as const, ['export-codes', {}] as const],
    ]) {
      expect((await call(path, { id, ...body }, stranger)).meta.message_code).toBe('404-550');
    }
  });

  it('waits for a person again when a text of it changes, and not when its title does', async () => {
    const id = await api.reader(holder, { keywords: [{ word: 'راهنما', reply: 'کد بفرستید.' }] });
    const body = { id, line: holder.line.number, reply: 'کد {{code}} ثبت شد.' };
    const keywords = [{ word: 'راهنما', reply: 'کد بفرستید.' }];
    expect((await call('update', { ...body, title: 'نام تازه', keywords })).data.state).toBe('accepted');
    const changed = [{ word: 'راهنما', reply: 'کد را بفرستید.' }];
    expect((await call('update', { ...body, title: 'نام تازه', keywords: changed })).data.state).toBe('waiting');
  });

  it.each([
    [{ reply: 'سلام {{نام}}' }, '422-559'],
    [{ wrong_reply: 'کد {{code}} نادرست است.' }, '422-558'],
    [{ keywords: [{ word: 'راهنما', reply: 'کد {{code}} را بفرستید.' }] }, '422-558'],
    [
      {
        keywords: [
          { word: 'کد', reply: 'الف' },
          { word: ' كد', reply: 'ب' },
        ],
      },
      '422-560',
    ],
    [{ reply: undefined }, '422-554'],
    [{ line: '30009999' }, '422-551'],
  ])('is refused with %j', async (change, code) => {
    const body = { title: 'کدخوان', line: holder.line.number, reply: 'ثبت شد.', ...change };
    expect((await call('create', body)).meta.message_code).toBe(code);
  });
});
