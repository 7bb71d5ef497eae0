import type { GeoPoint } from './point';

/** All places at most so far from a point. */
export interface Circle {
  readonly kind: 'circle';
  readonly centre: GeoPoint;
  readonly radiusKm: number;
}

/** What lies inside of a closed line; the last point is joined with the first. */
export interface Polygon {
  readonly kind: 'polygon';
  readonly vertices: readonly GeoPoint[];
}

/** A part of the map that a person has drawn. */
export type Shape = Circle | Polygon;

export const SHAPE_LIMITS = {
  radiusKm: { min: 0.1, max: 500 },
  vertices: { min: 3, max: 200 },
  /** A square of 32 metres: less is a line, or a point that was meant to be moved. */
  minAreaKm2: 0.001,
} as const;
