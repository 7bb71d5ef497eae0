import { containmentOf, countInside } from './contains';
import { distanceKm, type GeoPoint } from './point';
import type { Polygon, Shape } from './shape';

const TEHRAN = { lat: 35.7, lng: 51.4 };
const polygon = (...vertices: readonly (readonly [number, number])[]): Polygon => ({
  kind: 'polygon',
  vertices: vertices.map(([lat, lng]) => ({ lat, lng })),
});
/** A U whose arms stand to the north. */
const U = polygon([30, 50], [30, 53], [33, 53], [33, 52], [31, 52], [31, 51], [33, 51], [33, 50]);

describe('a place in a polygon', () => {
  const isInside = containmentOf(U);
  it('is inside in both arms and in what joins them', () => {
    expect([isInside(32, 50.5), isInside(32, 52.5), isInside(30.5, 51.5)]).toEqual([true, true, true]);
  });
  it('is outside between the arms and beyond the box', () => {
    expect([isInside(32, 51.5), isInside(32, 49), isInside(29, 51.5), isInside(34, 50.5)]).toEqual(
      Array(4).fill(false),
    );
  });
  it('belongs to exactly one of two polygons on their common border', () => {
    const [west, east] = [
      polygon([30, 50], [30, 51], [31, 51], [31, 50]),
      polygon([30, 51], [30, 52], [31, 52], [31, 51]),
    ];
    const border = { lat: 30.5, lng: 51 };
    const holding = [west, east].filter((shape) => containmentOf(shape)(border.lat, border.lng));
    expect(holding).toHaveLength(1);
  });
  it('does not depend on where the line begins or which way it runs', () => {
    const turned = [...U.vertices.slice(3), ...U.vertices.slice(0, 3)].reverse();
    const other = containmentOf({ kind: 'polygon', vertices: turned });
    for (const place of scattered(2000)) expect(other(place.lat, place.lng)).toBe(isInside(place.lat, place.lng));
  });
});

describe('a place in a circle', () => {
  it('is inside when it is at most so far away, as the distance on the ground says', () => {
    const isInside = containmentOf({ kind: 'circle', centre: TEHRAN, radiusKm: 180 });
    for (const place of scattered(5000)) expect(isInside(place.lat, place.lng)).toBe(distanceKm(TEHRAN, place) <= 180);
  });
  it('has the centre inside at the smallest radius, and nothing a kilometre away', () => {
    const isInside = containmentOf({ kind: 'circle', centre: TEHRAN, radiusKm: 0.1 });
    expect([isInside(TEHRAN.lat, TEHRAN.lng), isInside(TEHRAN.lat + 0.0088, TEHRAN.lng)]).toEqual([true, false]);
  });
});

describe('counting a million places', () => {
  const places = scattered(1_000_000);
  const lats = Int32Array.from(places, ({ lat }) => Math.round(lat * 1e5));
  const lngs = Int32Array.from(places, ({ lng }) => Math.round(lng * 1e5));
  const star: Shape = {
    kind: 'polygon',
    vertices: Array.from({ length: 200 }, (_, at) => {
      const [angle, far] = [(at / 200) * 2 * Math.PI, at % 2 === 0 ? 2 : 1.4];
      return { lat: 32 + far * Math.sin(angle), lng: 53 + far * Math.cos(angle) };
    }),
  };
  it('agrees with asking one by one', () => {
    const isInside = containmentOf(star);
    const asked = places.filter((_, at) => isInside((lats[at] ?? 0) / 1e5, (lngs[at] ?? 0) / 1e5)).length;
    expect(countInside(star, lats, lngs, 1e5)).toBe(asked);
    expect(asked).toBeGreaterThan(10_000);
  });
  it('is done for 200 corners while a person waits', () => {
    const begun = performance.now();
    countInside(star, lats, lngs, 1e5);
    // Some 40 ms on the machine it was written on; a busy one gets fifty times that.
    expect(performance.now() - begun).toBeLessThan(2000);
  });
});

/** Places all over the country, the same every time. */
function scattered(count: number): readonly GeoPoint[] {
  let seed = 20_261_123;
  const next = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
  return Array.from({ length: count }, () => ({ lat: 25 + next() * 14.8, lng: 44 + next() * 19.3 }));
}
