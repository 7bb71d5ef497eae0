import { sql } from 'kysely';
import { containmentOf } from '@peyk/shared-geo';
import { domainApi } from '@peyk/server-testing';
import { generateBank } from './admin/generate-bank';
import { banksModule } from './banks.module';
import type { BankChoice, BankFilters } from './bank-choice';
import { requirePeople } from './choose-people';
import { chosenPeople } from './find-people';
import { bitsOfHours } from './tower-hours';

const { call, clock, context, signIn } = domainApi(banksModule());
const db = () => context().db;
const TEHRAN = { lat: 35.7, lng: 51.4 };
const SHAPE = { circle: { centre: [TEHRAN.lat, TEHRAN.lng], radius_km: 40 } };
const DAY = { from: 0, to: 24 };

let token: string;
beforeAll(async () => {
  await generateBank(db(), 60_000, clock.now());
  token = await signIn();
});

const countOf = async (filters: BankFilters) => (await call('/send/banks/counts', { token, body: { filters } })).data;
const choice = (filters: BankFilters, operator: 'mci' | 'irancell' = 'irancell'): BankChoice => ({
  filters,
  operators: [{ operator, size: 5000 }],
});

async function keysOf(chosen: BankChoice): Promise<number[]> {
  const keys: number[] = [];
  for await (const page of chosenPeople(db(), 1n, chosen)) keys.push(...page);
  return keys;
}

/** Counted without the condition that is tested: all sightings, one by one. */
async function seenIn({ from, to }: { from: number; to: number }): Promise<number[]> {
  const { rows } = await sql<{ mobile: number; hours: number; lat: number; lng: number }>`
    select s.mobile, s.hours, t.lat, t.lng from bank_sightings s join bank_towers t on t.id = s.tower_id`.execute(db());
  const isInside = containmentOf({ kind: 'circle', centre: TEHRAN, radiusKm: 40 });
  const isIn = (hour: number) => (from < to ? hour >= from && hour < to : hour >= from || hour < to);
  const bits = Array.from({ length: 24 }, (_, hour) => hour).filter(isIn);
  const seen = rows.filter(
    ({ hours, lat, lng }) => isInside(lat / 1e5, lng / 1e5) && bits.some((hour) => (hours >> hour) & 1),
  );
  return [...new Set(seen.map(({ mobile }) => mobile))].sort((a, b) => a - b);
}

it.each([
  ['a whole day', { from: 0, to: 24 }, 0xff_ff_ff],
  ['one hour', { from: 9, to: 10 }, 1 << 9],
  ['over midnight', { from: 22, to: 2 }, (1 << 22) | (1 << 23) | 1 | 2],
  ['until midnight', { from: 23, to: 24 }, 1 << 23],
])('a window is bits of hours: %s', (_, window, bits) => {
  expect(bitsOfHours(window)).toBe(bits);
});

it.each([
  ['by day', { from: 9, to: 17 }],
  ['over midnight', { from: 22, to: 2 }],
  ['the whole day', DAY],
])('finds whom a tower in the shape has seen, %s, each once and of Irancell only', async (_, tower_hours) => {
  const filters = { shape: SHAPE, tower_hours };
  const expected = await seenIn(tower_hours);
  expect(expected.length).toBeGreaterThan(3000);
  expect(await countOf(filters)).toEqual({ mci_count: 0, irancell_count: expected.length, other_count: 0 });
  expect(await keysOf({ filters, operators: [{ operator: 'irancell', size: 1_000_000 }] })).toEqual(expected);
});

it('by day others are at the same towers than by night', async () => {
  // One of several towers of a county: who lives near another one is seen here by day alone.
  const { rows } = await sql<{ lat: number; lng: number }>`
    select t.lat, t.lng from bank_towers t join bank_sightings s on s.tower_id = t.id
    group by t.id order by count(*) desc, t.id limit 1`.execute(db());
  const { lat = 0, lng = 0 } = rows[0] ?? {};
  const shape = { circle: { centre: [lat / 1e5, lng / 1e5], radius_km: 1 } };
  const day = await keysOf(choice({ shape, tower_hours: { from: 9, to: 17 } }));
  const night = new Set(await keysOf(choice({ shape, tower_hours: { from: 20, to: 6 } })));
  expect(day.some((key) => !night.has(key))).toBe(true);
});

it('a new bank takes the sightings of the one before with it', async () => {
  await generateBank(db(), 60_000, clock.now());
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from bank_sightings s
    where not exists (select 1 from bank_numbers b where b.mobile = s.mobile and b.operator = 1)`.execute(db());
  expect(rows[0]?.n).toBe(0);
});

it.each<[string, BankChoice, 'tower' | 'map', string]>([
  ['no hours', choice({ shape: SHAPE }), 'tower', '422-320'],
  ['hours that end where they begin', choice({ shape: SHAPE, tower_hours: { from: 5, to: 5 } }), 'tower', '422-321'],
  ['people of another operator', choice({ shape: SHAPE, tower_hours: DAY }, 'mci'), 'tower', '422-322'],
  ['hours in the way of the map', choice({ shape: SHAPE, tower_hours: DAY }), 'map', '422-323'],
  ['no area', choice({ tower_hours: DAY }), 'tower', '422-220'],
  [
    'nobody there',
    choice({ shape: { circle: { centre: [33, 55], radius_km: 1 } }, tower_hours: DAY }),
    'tower',
    '422-203',
  ],
])('a choice with %s is refused', async (_, chosen, way, code) => {
  await expect(requirePeople(db(), 1n, { way, choice: chosen })).rejects.toMatchObject({ code });
});

it('counts nobody at hours without an area', async () => {
  expect(await call('/send/banks/counts', { token, body: { filters: { tower_hours: DAY } } })).toMatchObject({
    status: 422,
    meta: { message_code: '422-324' },
  });
});
