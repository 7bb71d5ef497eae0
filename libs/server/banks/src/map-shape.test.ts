import { SHAPE_FAULT_WORDS, containmentOf } from '@peyk/shared-geo';
import { domainApi } from '@peyk/server-testing';
import { sql } from 'kysely';
import { generateBank } from './admin/generate-bank';
import type { BankFilters } from './bank-choice';
import { banksModule } from './banks.module';
import { chosenPeople } from './find-people';
import { requirePeople } from './choose-people';
import { shapeOf } from './map-shape';

const { call, clock, context, signIn } = domainApi(banksModule());
const db = () => context().db;
type MapShape = NonNullable<BankFilters['shape']>;

const PEOPLE = 20_000;
const around = (lat: number, lng: number, radius_km: number): MapShape => ({
  circle: { centre: [lat, lng], radius_km },
});
const polygon = (...pairs: readonly (readonly [number, number])[]): MapShape => ({
  polygon: pairs.map((pair) => [...pair]),
});

let token: string;
/** Of everybody in the bank: degrees, and the key of the number. */
let everybody: { lat: number; lng: number; mobile: number; operator: number }[];
beforeAll(async () => {
  await generateBank(db(), PEOPLE, clock.now());
  token = await signIn();
  ({ rows: everybody } = await sql<(typeof everybody)[number]>`
    select lat / 100000.0::float8 as lat, lng / 100000.0::float8 as lng, mobile, operator
    from bank_numbers order by operator, mobile`.execute(db()));
});

const count = async (filters: BankFilters) => call('/send/banks/counts', { token, body: { filters } });
const inside = (shape: MapShape) => {
  const contains = containmentOf(shapeOf(shape));
  return everybody.filter(({ lat, lng }) => contains(lat, lng));
};

const STAR = polygon(
  ...Array.from({ length: 200 }, (_, at) => {
    const [angle, far] = [(at / 200) * 2 * Math.PI, at % 2 === 0 ? 2.4 : 1.3];
    return [34.5 + far * Math.sin(angle), 51.5 + far * Math.cos(angle)] as const;
  }),
);

describe('people are counted in a shape', () => {
  it.each<[string, MapShape]>([
    ['a small circle', around(35.7, 51.4, 3)],
    ['a circle', around(35.7, 51.4, 25)],
    ['the largest circle', around(32.5, 53.5, 500)],
    ['a triangle', polygon([35, 51], [36.2, 51.2], [35.4, 52.1])],
    ['a shape with a bay', polygon([34, 50], [34, 53], [37, 53], [37, 52], [35, 52], [35, 51], [37, 51], [37, 50])],
    ['a star of 200 corners', STAR],
  ])('%s, and they are those whom the map shows in it', async (_, shape) => {
    const { data } = await count({ shape });
    const found = inside(shape);
    expect(found.length).toBeGreaterThan(20);
    expect([data.mci_count, data.irancell_count, data.other_count]).toEqual(
      [0, 1, 2].map((operator) => found.filter((one) => one.operator === operator).length),
    );
  });

  it('together with what else is asked of them', async () => {
    const shape = around(35.7, 51.4, 60);
    const { data } = await count({ shape, province_id: 96, gender: 'female' });
    const { data: all } = await count({ shape });
    expect(data.mci_count).toBeGreaterThan(0);
    expect(data.mci_count).toBeLessThan(all.mci_count);
  });

  it('and those who are chosen are the same, each of them inside', async () => {
    const choice = { filters: { shape: STAR }, operators: [{ operator: 'irancell' as const, start: 5, size: 40 }] };
    const keys: number[] = [];
    for await (const page of chosenPeople(db(), 1n, choice)) keys.push(...page);
    const wanted = inside(STAR).filter(({ operator }) => operator === 1);
    expect(keys).toEqual(wanted.slice(5, 45).map(({ mobile }) => mobile));
  });

  it('with the index of latitudes, not by reading everybody', async () => {
    await sql`analyze bank_numbers`.execute(db());
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select count(*) from bank_numbers b where b.lat between 3560000 and 3580000 and b.lng between 5130000 and 5150000`.execute(
      db(),
    );
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('bank_numbers_lat');
  });
});

describe('a shape is refused', () => {
  const ring = (corners: number) =>
    polygon(
      ...Array.from({ length: corners }, (_, at) => {
        const angle = (at / corners) * 2 * Math.PI;
        return [32 + Math.sin(angle), 53 + Math.cos(angle)] as const;
      }),
    );

  it.each<[string, MapShape, string, keyof typeof SHAPE_FAULT_WORDS]>([
    ['with a radius of nothing', around(35.7, 51.4, 0), '422-221', 'radius'],
    ['with a radius of 501 kilometres', around(35.7, 51.4, 501), '422-221', 'radius'],
    ['without a corner', polygon(), '422-222', 'too-few-vertices'],
    ['with two corners', polygon([35, 51], [36, 52]), '422-222', 'too-few-vertices'],
    ['with 201 corners', ring(201), '422-223', 'too-many-vertices'],
    ['with 10,000 corners', ring(10_000), '422-223', 'too-many-vertices'],
    ['that crosses itself', polygon([35, 51], [36, 52], [35, 52], [36, 51]), '422-224', 'crosses-itself'],
    ['that is a line', polygon([35, 51], [35, 51.5], [35, 52]), '422-225', 'no-area'],
    ['beyond the pole', around(91, 51.4, 10), '422-228', 'not-a-place'],
    ['in another country', around(48.85, 2.35, 10), '422-226', 'outside'],
    ['in the Caspian Sea', around(38.5, 51, 50), '422-227', 'sea'],
    ['in the Persian Gulf', polygon([27, 51.2], [27, 51.6], [27.3, 51.4]), '422-227', 'sea'],
  ])('%s, in the words of the map', async (_, shape, code, fault) => {
    const { meta } = await count({ shape });
    expect(meta).toMatchObject({ message_code: code, errors: { shape: SHAPE_FAULT_WORDS[fault] } });
    const choice = { filters: { shape }, operators: [{ operator: 'mci' as const, size: 5000 }] };
    await expect(requirePeople(db(), 1n, { way: 'map', choice })).rejects.toMatchObject({ code });
  });

  it.each<[string, object]>([
    ['that is nothing', {}],
    ['that is both', { ...around(35.7, 51.4, 10), ...polygon([35, 51], [36, 52], [35, 52]) }],
    ['beyond the ends of the earth', around(181, 51.4, 10)],
    ['with a place of one number', { polygon: [[35, 51], [36], [35, 52]] }],
    ['with 10,001 corners', ring(10_001)],
  ])('%s, by the contract', async (_, shape) => {
    const { meta } = await call('/send/banks/counts', { token, body: { filters: { shape } } });
    expect(meta.message_code).toMatch(/^422-/);
  });

  it('when the way of the map has none', async () => {
    const choice = { filters: {}, operators: [{ operator: 'mci' as const, size: 5000 }] };
    await expect(requirePeople(db(), 1n, { way: 'map', choice })).rejects.toMatchObject({ code: '422-220' });
  });

  it('but not at a coast that is drawn too coarsely', async () => {
    const { data } = await count({ shape: around(27.18, 56.28, 4) });
    expect(data.mci_count).toBe(inside(around(27.18, 56.28, 4)).filter(({ operator }) => operator === 0).length);
  });
});
