import { CITIES } from './cities';
import { IRAN_BOX, isInBox } from './point';
import { isInProvince, provinceAt, readProvinces } from './provinces';
import { touchedProvinces } from './touched-provinces';

const nameAt = (lat: number, lng: number, withinKm?: number) => provinceAt({ lat, lng }, withinKm)?.name;

it('has the 31 provinces, each with its code and its name', () => {
  const provinces = readProvinces();
  expect(provinces.map(({ id }) => id)).toEqual(
    Array.from({ length: 31 }, (_, at) => `IR-${String(at).padStart(2, '0')}`),
  );
  expect(new Set(provinces.map(({ name }) => name)).size).toBe(31);
});

it('has every point of every outline within the country', () => {
  for (const { name, rings } of readProvinces()) {
    for (const ring of rings) {
      expect(ring.length).toBeGreaterThanOrEqual(16);
      for (let at = 0; at < ring.length; at += 2) {
        expect([name, isInBox({ lng: ring[at] as number, lat: ring[at + 1] as number }, IRAN_BOX)]).toEqual([
          name,
          true,
        ]);
      }
    }
  }
});

it('has the place of every name inside its province', () => {
  for (const province of readProvinces())
    expect([province.name, isInProvince(province, province.label)]).toEqual([province.name, true]);
});

it.each([
  ['تهران', 35.7, 51.4],
  ['البرز', 35.83, 50.99],
  ['خراسان رضوی', 36.3, 59.6],
  ['اصفهان', 32.65, 51.67],
  ['فارس', 29.6, 52.53],
  ['آذربایجان شرقی', 38.08, 46.29],
  ['خوزستان', 31.32, 48.67],
  ['قم', 34.64, 50.88],
  ['کرمانشاه', 34.32, 47.07],
  ['سیستان و بلوچستان', 29.5, 60.86],
  ['گیلان', 37.28, 49.58],
  ['هرمزگان', 26.54, 53.98],
])('knows that a city is in %s', (name, lat, lng) => {
  expect(nameAt(lat, lng, 0)).toBe(name);
});

it('gives a city that the coarse coast leaves in the water to the nearest province', () => {
  expect(nameAt(27.18, 56.28, 0)).toBeUndefined();
  expect(nameAt(27.18, 56.28, 5)).toBe('هرمزگان');
  expect(nameAt(27.18, 56.28)).toBe('هرمزگان');
});

it('gives the open sea to no province when only the coast is asked about', () => {
  expect(nameAt(38.5, 51, 5)).toBeUndefined();
});

it('has every city on its list in a province', () => {
  for (const city of CITIES) expect([city.name, provinceAt(city, 5) !== null]).toEqual([city.name, true]);
  expect(CITIES.map(({ name }) => name)).toEqual(
    [...CITIES.map(({ name }) => name)].sort(new Intl.Collator('fa').compare),
  );
});

describe('the provinces that a shape touches', () => {
  const names = (...shape: Parameters<typeof touchedProvinces>) => touchedProvinces(...shape).map(({ name }) => name);
  it('are those that a circle reaches over a border', () => {
    expect(names({ kind: 'circle', centre: { lat: 35.75, lng: 51.1 }, radiusKm: 1 })).toHaveLength(1);
    expect(names({ kind: 'circle', centre: { lat: 35.75, lng: 51.1 }, radiusKm: 30 })).toEqual(
      expect.arrayContaining(['تهران', 'البرز']),
    );
  });
  it('are all within the largest circle at most once', () => {
    const found = names({ kind: 'circle', centre: { lat: 34, lng: 51.5 }, radiusKm: 500 });
    expect(new Set(found).size).toBe(found.length);
    expect(found).toContain('تهران');
    expect(found).not.toContain('سیستان و بلوچستان');
  });
});
