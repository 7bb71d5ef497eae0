import { NO_AREA, readArea, shapeOfArea, type Area } from './area';

const TEHRAN = { lat: 35.7, lng: 51.4 };
const drawn: Area = { kind: 'polygon', centre: TEHRAN, radiusKm: 25.5, vertices: [TEHRAN, { lat: 36, lng: 52 }] };

it('is a shape of its kind, and the other kind waits', () => {
  expect(shapeOfArea(drawn)).toEqual({ kind: 'polygon', vertices: drawn.vertices });
  expect(shapeOfArea({ ...drawn, kind: 'circle' })).toEqual({ kind: 'circle', centre: TEHRAN, radiusKm: 25.5 });
});

it('is no shape while nothing is drawn', () => {
  expect(shapeOfArea(NO_AREA)).toBeNull();
  expect(shapeOfArea({ ...NO_AREA, kind: 'polygon' })).toBeNull();
});

it('is read as it was kept', () => {
  expect(readArea(JSON.parse(JSON.stringify(drawn)))).toEqual(drawn);
});

it('keeps what was drawn at the edge of the map, outside of the country', () => {
  const edge = { lat: 28.16222, lng: 63.72438 };
  expect(readArea({ ...drawn, vertices: [TEHRAN, edge] }).vertices).toEqual([TEHRAN, edge]);
});

it.each<[string, unknown]>([
  ['nothing', undefined],
  ['a text', 'circle'],
  ['another kind', { kind: 'star' }],
  ['a centre that is no place', { centre: { lat: 'x', lng: 51 } }],
  ['a centre abroad', { centre: { lat: 48.85, lng: 2.35 } }],
  ['a radius beyond the limits', { radiusKm: 5000 }],
  ['a radius that is no number', { radiusKm: null }],
  ['vertices that are no list', { vertices: { 0: TEHRAN } }],
])('reads %s as none', (_, kept) => {
  expect(readArea(kept)).toEqual(NO_AREA);
});

it('drops kept vertices that are no places, and those that are too many', () => {
  expect(readArea({ vertices: [TEHRAN, null, { lat: 1 }, { lat: 0, lng: 0 }] }).vertices).toEqual([TEHRAN]);
  expect(readArea({ vertices: Array.from({ length: 10_000 }, () => TEHRAN) }).vertices).toHaveLength(200);
});
