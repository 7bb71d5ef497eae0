import { boxOfShape, EARTH_RADIUS_KM } from '@peyk/shared-geo';
import type { Circle, GeoPoint, Shape } from '@peyk/shared-geo';
import type { components } from '@peyk/shared-contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

type MapShape = components['schemas']['MapShape'];

/** As `bank_numbers` has degrees: whole numbers, about a metre each. */
const STEPS_PER_DEGREE = 100_000;

/** A place of the contract, which has exactly two numbers. */
const pointOf = ([lat = Number.NaN, lng = Number.NaN]: readonly number[]): GeoPoint => ({ lat, lng });

/** A shape of the contract, which has exactly one of both, as the geometry has it. */
export function shapeOf({ circle, polygon = [] }: MapShape): Shape {
  if (circle) return { kind: 'circle', centre: pointOf(circle.centre), radiusKm: circle.radius_km };
  return { kind: 'polygon', vertices: polygon.map(pointOf) };
}

/**
 * Who of `bank_numbers b` lives in a shape, or which of `bank_towers t` stands in it. The box comes first, of which an index knows; what is exact is asked only of those in it.
 */
export function shapeCondition(shape: MapShape, of: 'b' | 't' = 'b'): RawBuilder<unknown> {
  const [lat, lng] = [sql.ref(`${of}.lat`), sql.ref(`${of}.lng`)];
  const known = shapeOf(shape);
  const { south, west, north, east } = boxOfShape(known);
  return sql`${lat} between ${stepsDown(south)} and ${-stepsDown(-north)} and ${lng} between ${stepsDown(west)} and ${-stepsDown(-east)}
    and ${known.kind === 'circle' ? circleCondition(known, of) : polygonCondition(known.vertices, of)}`;
}

/** The largest whole number of steps that is not above so many degrees. */
const stepsDown = (degrees: number) => Math.floor(degrees * STEPS_PER_DEGREE);

/** PostgreSQL's own polygon of a plane, in steps: edges are straight in longitude and latitude. */
function polygonCondition(vertices: readonly GeoPoint[], of: 'b' | 't'): RawBuilder<unknown> {
  const corners = vertices.map(({ lat, lng }) => `(${lng * STEPS_PER_DEGREE},${lat * STEPS_PER_DEGREE})`);
  return sql`${`(${corners.join()})`}::polygon @> point(${sql.ref(`${of}.lng`)}, ${sql.ref(`${of}.lat`)})`;
}

/** The haversine formula without its square root and arc sine, which both keep the order. */
function circleCondition({ centre: { lat, lng }, radiusKm }: Circle, of: 'b' | 't'): RawBuilder<unknown> {
  const most = Math.sin(radiusKm / EARTH_RADIUS_KM / 2) ** 2;
  const degrees = (column: 'lat' | 'lng') => sql`(${sql.ref(`${of}.${column}`)}::float8 / ${STEPS_PER_DEGREE}::float8)`;
  return sql`power(sind((${degrees('lat')} - ${lat}::float8) / 2), 2)
    + cosd(${lat}::float8) * cosd(${degrees('lat')}) * power(sind((${degrees('lng')} - ${lng}::float8) / 2), 2)
    <= ${most}::float8`;
}
