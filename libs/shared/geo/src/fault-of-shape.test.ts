import { faultOfForm, type ShapeFault } from './fault-of-form';
import { faultOfShape } from './fault-of-shape';
import type { GeoPoint } from './point';
import type { Shape } from './shape';

type Pair = readonly [lat: number, lng: number];
const polygon = (...pairs: readonly Pair[]): Shape => ({
  kind: 'polygon',
  vertices: pairs.map(([lat, lng]) => ({ lat, lng })),
});
const circle = (lat: number, lng: number, radiusKm = 10): Shape => ({ kind: 'circle', centre: { lat, lng }, radiusKm });
const round = (count: number): readonly GeoPoint[] =>
  Array.from({ length: count }, (_, at) => {
    const angle = (at / count) * 2 * Math.PI;
    return { lat: 32 + Math.sin(angle), lng: 53 + Math.cos(angle) };
  });

const A: Pair = [35, 51];
const B: Pair = [35, 52];
const C: Pair = [36, 52];
const D: Pair = [36, 51];

it.each<[string, Shape]>([
  ['a circle in Tehran', circle(35.7, 51.4)],
  ['the smallest circle', circle(35.7, 51.4, 0.1)],
  ['the largest circle', circle(32.5, 53.5, 500)],
  ['a square', polygon(A, B, C, D)],
  ['a square whose last corner is the first again, as GeoJSON has it', polygon(A, B, C, D, A)],
  ['a square with a corner clicked twice', polygon(A, A, B, C, D)],
  ['a square the other way round', polygon(D, C, B, A)],
  ['a corner in the middle of an edge', polygon(A, [35, 51.5], B, C, D)],
  ['a triangle', polygon(A, B, C)],
  ['a concave shape', polygon(A, B, C, [35.2, 51.5])],
  ['200 corners', { kind: 'polygon', vertices: round(200) }],
  ['a harbour that the coarse coast leaves in the water', circle(27.18, 56.28, 1)],
  ['an island', circle(26.54, 53.98, 2)],
  ['a shape around a whole province, with every corner outside of it', polygon([33, 49], [33, 53], [36, 53], [36, 49])],
  ['a strip across the country with both ends in the water', polygon([27, 50.5], [27, 50.6], [39, 50.6], [39, 50.5])],
])('takes %s', (_, shape) => {
  expect(faultOfShape(shape)).toBeNull();
});

it.each<[ShapeFault, string, Shape]>([
  ['radius', 'a radius of nothing', circle(35.7, 51.4, 0)],
  ['radius', 'a radius below 100 metres', circle(35.7, 51.4, 0.099)],
  ['radius', 'a radius above 500 kilometres', circle(35.7, 51.4, 500.1)],
  ['radius', 'a radius that is no number', circle(35.7, 51.4, Number.NaN)],
  ['not-a-place', 'a centre that is no number', circle(Number.NaN, 51.4)],
  ['not-a-place', 'a latitude beyond the pole', circle(91, 51.4)],
  ['not-a-place', 'a corner without a longitude', polygon(A, B, [36, Number.POSITIVE_INFINITY])],
  ['outside', 'a circle in another country', circle(48.85, 2.35)],
  ['outside', 'a polygon in another country', polygon([48, 2], [48, 3], [49, 3])],
  ['sea', 'a circle in the Caspian Sea', circle(38.5, 51, 50)],
  ['sea', 'a polygon in the Persian Gulf', polygon([27, 51.2], [27, 51.6], [27.3, 51.4])],
  ['sea', 'a circle on the other coast', circle(25.2, 55.3, 5)],
  ['too-few-vertices', 'no corner', polygon()],
  ['too-few-vertices', 'two corners', polygon(A, B)],
  ['too-few-vertices', 'two corners and one of them again', polygon(A, B, A)],
  ['too-few-vertices', 'one place three times', polygon(A, A, A)],
  ['too-many-vertices', '201 corners', { kind: 'polygon', vertices: round(201) }],
  ['too-many-vertices', '10,000 corners', { kind: 'polygon', vertices: round(10_000) }],
  ['no-area', 'three corners on one line', polygon(A, [35, 51.5], B)],
  ['no-area', 'a corner a metre beside a line', polygon(A, [35.00001, 51.00001], [35.00001, 51])],
  ['crosses-itself', 'a bow tie', polygon(A, C, B, D)],
  [
    'crosses-itself',
    'a bow tie whose halves are equal, so that its area is none',
    polygon(A, C, [36, 51.5], [35, 51.5]),
  ],
  ['crosses-itself', 'a corner visited twice', polygon(A, B, [35.5, 51.5], C, D, [35.5, 51.5])],
  ['crosses-itself', 'a corner on another edge', polygon(A, B, C, [35, 51.5], D)],
  ['crosses-itself', 'an edge that goes back over the one before', polygon(A, B, [35, 51.5], C)],
  ['crosses-itself', 'a star', polygon([36, 51.5], [35, 51.8], [35.6, 51], [35.6, 52], [35, 51.2])],
])('finds %s in %s', (fault, _, shape) => {
  expect(faultOfShape(shape)).toBe(fault);
});

it('refuses 10,000 corners without comparing them', () => {
  const shape: Shape = { kind: 'polygon', vertices: round(10_000) };
  const begun = performance.now();
  for (let time = 0; time < 100; time += 1) faultOfShape(shape);
  expect(performance.now() - begun).toBeLessThan(100);
});

it('leaves the sea to anyone who knows the coast when only the form is asked about', () => {
  expect(faultOfForm(circle(38.5, 51, 50))).toBeNull();
  expect(faultOfForm(circle(48.85, 2.35))).toBe('outside');
});
