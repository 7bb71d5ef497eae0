import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { domainApi } from '@peyk/server-testing';
import { generateBank } from './admin/generate-bank';
import { loadBank } from './admin/load-bank';
import { banksModule } from './banks.module';
import { chosenPeople } from './find-people';
import { requirePeople } from './choose-people';
import type { BankChoice, BankFilters } from './bank-choice';

const { call, clock, context, signIn } = domainApi(banksModule());
const db = () => context().db;
const TEHRAN = 96;
const PEOPLE = 40_000;

let token: string;
beforeAll(async () => {
  await generateBank(db(), PEOPLE, clock.now());
  token = await signIn();
});

const get = async (path: string) => (await call(path, { token })).data.items as { id: number; name: string }[];
const countOf = async (filters: BankFilters, more: object = {}) => {
  const { data } = await call('/send/banks/counts', { token, body: { filters, ...more } });
  return [data.mci_count, data.irancell_count, data.other_count] as number[];
};
const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0);
/** Counted by another question. */
const plain = async (where: string) =>
  (await sql<{ n: number }>`select count(*)::int as n from bank_numbers where ${sql.raw(where)}`.execute(db())).rows[0]
    ?.n;

async function keysOf(choice: BankChoice, accountId = 1n): Promise<number[]> {
  const keys: number[] = [];
  for await (const page of chosenPeople(db(), accountId, choice)) keys.push(...page);
  return keys;
}

describe('the made bank', () => {
  it('has as many people as asked for, all of them with numbers that nobody has, and is the same each time', async () => {
    // Without the ids of places, which are new each time.
    const print = () =>
      sql<{ sum: string }>`
        select md5(string_agg(concat_ws(' ', mobile, operator, province_id, gender, birth_year, postal_code, lat, lng), ','
          order by mobile)) as sum from bank_numbers`.execute(db());
    const [before] = (await print()).rows;
    expect(await plain('true')).toBe(PEOPLE);
    expect(
      await plain(
        'mobile between 952000000 and 954999999 or mobile between 41000000 and 43999999 or mobile between 245000000 and 249999999',
      ),
    ).toBe(PEOPLE);
    await generateBank(db(), PEOPLE, clock.now());
    const [after] = (await print()).rows;
    expect(after?.sum).toBe(before?.sum);
    expect(await plain('province_id = 96')).toBeGreaterThan(PEOPLE / 10);
    expect(await plain('job_id is not null and gender = 3')).toBeGreaterThan(0);
  });

  it('has 31 provinces, with counties and cities below them', async () => {
    const provinces = await get('/send/banks/provinces');
    expect(provinces).toHaveLength(31);
    const tehran = provinces.find(({ name }) => name === 'تهران');
    expect(tehran).toEqual({ id: TEHRAN, name: 'تهران' });
    const counties = await get(`/send/banks/counties?province_id=${TEHRAN}`);
    expect(counties.map(({ name }) => name)).toContain('شمیرانات');
    const rey = counties.find(({ name }) => name === 'ری');
    expect((await get(`/send/banks/cities?county_id=${rey?.id}`)).map(({ name }) => name)).toContain('شهر ری');
    expect(await get('/send/banks/counties?province_id=9999')).toEqual([]);
  });

  it('has eight main categories of businesses with their kinds', async () => {
    const categories = await get('/send/jobs/categories');
    expect(categories).toHaveLength(8);
    const kinds = await get(`/send/jobs/sub-categories?category_id=${categories[0]?.id}`);
    expect(kinds.length).toBeGreaterThan(3);
    const { data } = await call(`/send/jobs/number-count?category_id=${categories[0]?.id}`, { token });
    const kind = await call(
      `/send/jobs/number-count?category_id=${categories[0]?.id}&sub_category_id=${kinds[0]?.id}`,
      { token },
    );
    expect(data.mci_count).toBeGreaterThan(kind.data.mci_count);
    expect(kind.data.mci_count).toBeGreaterThan(0);
  });
});

describe('people are counted', () => {
  it.each<[string, BankFilters, string]>([
    ['by province', { province_id: TEHRAN }, 'province_id = 96'],
    ['by gender', { province_id: TEHRAN, gender: 'female' }, 'province_id = 96 and gender = 2'],
    ['by birth year', { from_birth_year: 1360, to_birth_year: 1369 }, 'birth_year between 1360 and 1369'],
    ['by the beginning of their number', { prefix: '09041' }, 'mobile between 41000000 and 41999999'],
    ['by the beginning without its zero', { prefix: '992' }, 'mobile between 920000000 and 929999999'],
    ['by postal code', { postal_code: '11' }, 'postal_code between 11000 and 11999'],
    ['by a longer postal code', { postal_code: '1134' }, 'postal_code between 11340 and 11349'],
  ])('%s', async (_, filters, where) => {
    const counts = await countOf(filters);
    expect(sum(counts)).toBe(await plain(where));
    expect(counts[0]).toBe(await plain(`${where} and operator = 0`));
  });

  it('by county and city', async () => {
    const [county] = await get(`/send/banks/counties?province_id=${TEHRAN}`);
    const [city] = await get(`/send/banks/cities?county_id=${county?.id}`);
    const counts = await countOf({ province_id: TEHRAN, county_id: county?.id, city_id: city?.id });
    expect(sum(counts)).toBe(await plain(`city_id = ${city?.id}`));
  });

  it('without whom the account has blacklisted, and no other account', async () => {
    const { rows } = await sql<{ mobile: number }>`
      select mobile from bank_numbers where province_id = 96 and operator = 1 order by mobile limit 3`.execute(db());
    const { rows: accounts } = await sql<{
      account_id: bigint;
    }>`select max(account_id) as account_id from sessions`.execute(db());
    const accountId = accounts[0]?.account_id ?? 0n;
    for (const { mobile } of rows) {
      await sql`insert into suppressed_numbers (account_id, kind, mobile, created_at) values (${accountId}, 'blacklist', ${mobile}, now())`.execute(
        db(),
      );
    }
    const [, all = 0] = await countOf({ province_id: TEHRAN });
    const [, without = 0] = await countOf({ province_id: TEHRAN }, { exclude_blacklisted: true });
    expect(all - without).toBe(3);
    const choice: BankChoice = {
      filters: { province_id: TEHRAN },
      operators: [{ operator: 'irancell', size: 5 }],
      exclude_blacklisted: true,
    };
    const keys = await keysOf(choice, accountId);
    expect(keys).toHaveLength(5);
    expect(keys).not.toContain(rows[0]?.mobile);
    expect(await keysOf(choice, accountId + 1000n)).toContain(rows[0]?.mobile);
  });

  it('is refused with years the wrong way round', async () => {
    const { meta } = await call('/send/banks/counts', {
      token,
      body: { filters: { from_birth_year: 1380, to_birth_year: 1370 } },
    });
    expect(meta.message_code).toBe('422-205');
  });
});

describe('a choice of people', () => {
  const choice: BankChoice = {
    filters: { province_id: TEHRAN },
    operators: [
      { operator: 'other', start: 10, size: 20 },
      { operator: 'mci', size: 30 },
    ],
  };

  it('is the same people each time, from where one begins, and so many of each operator', async () => {
    const keys = await keysOf(choice);
    expect(keys).toHaveLength(50);
    expect(await keysOf(choice)).toEqual(keys);
    const whole = await keysOf({ ...choice, operators: [{ operator: 'other', size: 1000 }] });
    expect(keys.slice(0, 20)).toEqual(whole.slice(10, 30));
    expect(keys.slice(20).every((key) => key >= 952_000_000)).toBe(true);
  });

  it.each<[string, Parameters<typeof requirePeople>[2], string]>([
    ['no province', { way: 'country', choice: { ...choice, filters: {} } }, '422-200'],
    ['no postal code', { way: 'postal_code', choice }, '422-201'],
    ['no trade', { way: 'job', choice }, '422-202'],
    ['fewer than five thousand people', { way: 'country', choice }, '422-203'],
    [
      'more than a million',
      {
        choice: {
          ...choice,
          operators: [
            { operator: 'mci', size: 1_000_000 },
            { operator: 'other', size: 1 },
          ],
        },
      },
      '422-204',
    ],
  ])('is refused with %s', async (_, wanted, code) => {
    await expect(requirePeople(db(), 1n, wanted)).rejects.toMatchObject({ code });
  });

  it('counts as many as there are behind where one begins', async () => {
    const [mci = 0] = await countOf({});
    const operators: BankChoice['operators'] = [{ operator: 'mci', start: mci - 5_100, size: 1_000_000 }];
    expect(await requirePeople(db(), 1n, { choice: { filters: {}, operators } })).toMatchObject({ count: 5_100 });
  });
});

describe('a bank is loaded', () => {
  const file = async (text: string) => {
    const path = join(await mkdtemp(join(tmpdir(), 'peyk-bank-')), 'bank.csv');
    await writeFile(path, text);
    return path;
  };
  const load = async (text: string) => loadBank(db(), await file(text), { now: clock.now(), tell: () => undefined });
  const versionOf = async () =>
    (await sql<{ version: bigint }>`select version from bank_state`.execute(db())).rows[0]?.version;

  it('in the place of the one before, with its own places, and tells what was wrong by line', async () => {
    const before = await versionOf();
    const result = await load(
      [
        'شماره,استان,شهرستان,شهر,جنسیت,سال تولد,کد پستی,صنف,شاخه,lat,lng',
        '09240000001,تهران,تهران,تهران,زن,۱۳۶۵,1134567890,خوراک,رستوران,35.7,51.4',
        '09240000002,یزد,یزد,یزد,1,1370,89123,,,,',
        '09240000001,یزد,یزد,یزد,1,1370,89123,,,,',
        'abc,تهران,,,,,,,,,',
        '09240000003,تهرون,,,,,,,,,',
        '09240000004,تهران,,,7,,,,,,',
        '09240000005,تهران,,,,1200,,,,,',
        '09240000006,تهران,,,,,113,,,,',
        '09240000007,تهران,,,,,,,,35.7,',
      ].join('\n'),
    );
    expect(result).toMatchObject({ loaded: 2, repeated: 1, wrong: 6 });
    expect(result.faults[0]).toBe('line 5: no mobile number');
    expect(result.faults[1]).toContain('line 6: no province is called "تهرون"');
    expect(await plain('true')).toBe(2);
    const { rows } = await sql`select * from bank_numbers where mobile = 240000001`.execute(db());
    expect(rows[0]).toMatchObject({
      operator: 2,
      province_id: TEHRAN,
      gender: 2,
      birth_year: 1365,
      postal_code: 11345,
      lat: 3_570_000,
      lng: 5_140_000,
    });
    expect(await versionOf()).toBe((before ?? 0n) + 1n);
  });

  it.each([
    ['has no titles', '09240000001\n09240000002\n'],
    ['has no number', 'mobile,province\nx,تهران\n'],
  ])('and one that %s changes nothing', async (_, text) => {
    const [before, version] = [await plain('true'), await versionOf()];
    await expect(load(text)).rejects.toThrow('nothing was changed');
    expect([await plain('true'), await versionOf()]).toEqual([before, version]);
  });
});
