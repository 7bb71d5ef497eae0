import { foldText, searchForm } from '@peyk/shared-validation';
import { createTestDatabase, fixedClock, givenAccount, silentLog } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import { searchFormsTask } from './search-forms.task';

const state = {} as { test: TestDatabase };
beforeAll(async () => {
  state.test = await createTestDatabase();
});
afterAll(() => state.test.close());

/** Numbers that come again with the same seed. */
function sequence(seed: number) {
  let value = seed;
  return (below: number) => {
    value = (value * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((value / 2_147_483_648) * below);
  };
}

/** Where texts of ours live; what Unicode has assigned since PostgreSQL 15 is not among them. */
const RANGES = [
  [0x09, 0x0d],
  [0x20, 0x17f],
  [0x600, 0x6ff],
  [0x1680, 0x1680],
  [0x2000, 0x2064],
  [0x2066, 0x206f],
  [0xfb50, 0xfbb1],
  [0xfdf0, 0xfdfb],
  [0xfe70, 0xfefc],
  [0xfeff, 0xfeff],
  [0xff01, 0xff5e],
  [0x1f600, 0x1f640],
] as const;

/** Of what names are made; PostgreSQL has a shorter way for them. */
const ORDINARY = [
  [0x20, 0x20],
  [0x30, 0x39],
  [0x61, 0x7a],
  [0x0621, 0x063a],
  [0x0641, 0x064a],
  [0x06cc, 0x06cc],
  [0x200c, 0x200c],
] as const;

function randomText(next: (below: number) => number, ranges: readonly (readonly [number, number])[] = RANGES): string {
  return Array.from({ length: next(40) }, () => {
    const [first, last] = ranges[next(ranges.length)] ?? RANGES[0];
    return String.fromCodePoint(first + next(last - first + 1));
  }).join('');
}

describe('the form of search', () => {
  it('is the same in TypeScript and in PostgreSQL, for every character and thousands of texts', async () => {
    const next = sequence(1405);
    const single = RANGES.flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, n) => String.fromCodePoint(first + n)),
    );
    const ordinary = Array.from({ length: 1_000 }, () => randomText(next, ORDINARY));
    const texts = [...single, ...ordinary, ...Array.from({ length: 5_000 }, () => randomText(next))];
    const { rows } = await sql<{ text: string; form: string; folded: string; named: string }>`
      select text, search_form(text) as form, fold_text(text) as folded, name_form(text) as named
      from unnest(${texts}::text[]) as given (text)`.execute(state.test.db);
    expect(rows).toHaveLength(texts.length);
    expect(rows.filter(({ text, form }) => searchForm(text) !== form)).toEqual([]);
    // In the database all kinds of spaces are one.
    const oneSpace = (text: string) => foldText(text).replace(/[\t-\r \u200c\u2028\u2029\u1680]/g, ' ');
    expect(rows.filter(({ text, folded }) => oneSpace(text) !== folded)).toEqual([]);
    expect(rows.filter(({ form, folded, named }) => named !== ` ${folded} ${form}`)).toEqual([]);
  });

  it.each([
    ['مسئول آزمون', 'مسيول ازمون'],
    ['مؤسسۀ پیام‌رسانی', 'موسسه پیام رسانی'],
    ['خانة أمن', 'خانه امن'],
    ['ﻣﺸﺘﺮﯼ', 'مشتری'],
    ['\u202bعلي\u202c ۱۲', 'علی ١٢'],
    ['کتاب‌خانه', 'کتابخانه'],
    ['SALAM', 'salam'],
  ])('finds %s by %s', (text, asked) => {
    expect(searchForm(text)).toBe(searchForm(asked));
  });
});

describe('rows that were there before the rule', () => {
  it('are brought to it once, in batches, and only where they differ', async () => {
    const { db } = state.test;
    const { accountId } = await givenAccount(db);
    await sql`insert into contacts (account_id, mobile, name, created_at)
      select ${accountId}, n, 'مؤسسه ' || n, now() from generate_series(240000000, 240004999) n`.execute(db);
    await sql`insert into contacts (account_id, mobile, created_at) values (${accountId}, 240009999, now())`.execute(
      db,
    );
    await sql`update contacts set found_by = null where mobile < 240002500`.execute(db);
    const context = { db, clock: fixedClock(), log: silentLog };
    const task = searchFormsTask([{ table: 'contacts', column: 'name', form: 'name_form' }]);
    expect(await task.run(context)).toBe(4);
    const { rows } = await sql`select count(*) filter (where found_by = name_form(name)) as kept,
      count(*) filter (where found_by is null) as without from contacts`.execute(db);
    expect(rows).toEqual([{ kept: 5_000n, without: 1n }]);
    expect(await task.run(context)).toBe(0);
  });
});
