import { areaKm2, boxOfShape } from './measure';
import { distanceKm } from './point';
import { readProvinces } from './provinces';
import type { Shape } from './shape';

const square = (south: number, west: number, side: number): Shape => ({
  kind: 'polygon',
  vertices: [
    { lat: south, lng: west },
    { lat: south, lng: west + side },
    { lat: south + side, lng: west + side },
    { lat: south + side, lng: west },
  ],
});

describe('the area', () => {
  it('of a degree by a degree is what the sphere has between its parallels', () => {
    // R² · Δλ · (sin 33° − sin 32°)
    expect(areaKm2(square(32, 53, 1))).toBeCloseTo(10_427.85, 1);
  });
  it('does not depend on the direction of the line', () => {
    const { vertices } = square(32, 53, 1) as Extract<Shape, { kind: 'polygon' }>;
    expect(areaKm2({ kind: 'polygon', vertices: [...vertices].reverse() })).toBeCloseTo(areaKm2(square(32, 53, 1)), 6);
  });
  it('of a circle of ten kilometres is π · 100', () => {
    expect(areaKm2({ kind: 'circle', centre: { lat: 35.7, lng: 51.4 }, radiusKm: 10 })).toBeCloseTo(314.16, 1);
  });
  it('of nothing is nothing', () => {
    expect(areaKm2({ kind: 'polygon', vertices: [] })).toBe(0);
    expect(areaKm2({ kind: 'polygon', vertices: [{ lat: 35, lng: 51 }] })).toBe(0);
  });
  it('of all provinces together is that of the country', () => {
    const ringArea = (ring: Float64Array) =>
      areaKm2({
        kind: 'polygon',
        vertices: Array.from({ length: ring.length / 2 }, (_, at) => ({
          lng: ring[at * 2] as number,
          lat: ring[at * 2 + 1] as number,
        })),
      });
    const total = readProvinces()
      .flatMap(({ rings }) => rings)
      .reduce((sum, ring) => sum + ringArea(ring), 0);
    // 1,648,195 km² of the statistical centre, drawn coarsely.
    expect(total / 1_648_195).toBeGreaterThan(0.98);
    expect(total / 1_648_195).toBeLessThan(1.02);
  });
});

it('puts a box around a circle that touches it on all four sides', () => {
  const centre = { lat: 35.7, lng: 51.4 };
  const { south, west, north, east } = boxOfShape({ kind: 'circle', centre, radiusKm: 100 });
  expect(distanceKm(centre, { lat: north, lng: centre.lng })).toBeCloseTo(100, 6);
  expect(distanceKm(centre, { lat: south, lng: centre.lng })).toBeCloseTo(100, 6);
  for (const lng of [west, east]) {
    const across = Array.from({ length: 2001 }, (_, at) => distanceKm(centre, { lat: 35 + at * 0.0007, lng }));
    expect(Math.min(...across)).toBeCloseTo(100, 3);
  }
});

it('knows how far Shiraz is from Tehran', () => {
  expect(distanceKm({ lat: 35.7, lng: 51.4 }, { lat: 29.6, lng: 52.53 })).toBeCloseTo(686.6, 0);
});
