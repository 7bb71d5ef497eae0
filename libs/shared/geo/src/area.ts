import { isInBox, IRAN_BOX, roundPoint, type GeoPoint } from './point';
import { SHAPE_LIMITS, type Shape } from './shape';

/**
 * What a person is drawing: a circle or a polygon, finished or not. Both are kept, so that looking at the other kind loses
 * nothing.
 */
export interface Area {
  readonly kind: 'circle' | 'polygon';
  readonly centre: GeoPoint | null;
  readonly radiusKm: number;
  readonly vertices: readonly GeoPoint[];
}

export const NO_AREA: Area = { kind: 'circle', centre: null, radiusKm: 10, vertices: [] };

/** The area as a shape; null while nothing is drawn. A polygon of one or two vertices is a shape with a fault. */
export function shapeOfArea({ kind, centre, radiusKm, vertices }: Area): Shape | null {
  if (kind === 'circle') return centre === null ? null : { kind, centre, radiusKm };
  return vertices.length === 0 ? null : { kind, vertices };
}

/** Reads a kept area; whatever does not look like one is none, and what is no place in the country is dropped. */
export function readArea(value: unknown): Area {
  if (typeof value !== 'object' || value === null) return NO_AREA;
  const { kind, centre, radiusKm, vertices }: Partial<Record<keyof Area, unknown>> = value;
  const { min, max } = SHAPE_LIMITS.radiusKm;
  const isRadius = typeof radiusKm === 'number' && radiusKm >= min && radiusKm <= max;
  const points = Array.isArray(vertices) ? vertices.map(readPoint).filter((point) => point !== null) : [];
  return {
    kind: kind === 'polygon' ? 'polygon' : 'circle',
    centre: readPoint(centre),
    radiusKm: isRadius ? radiusKm : NO_AREA.radiusKm,
    vertices: points.slice(0, SHAPE_LIMITS.vertices.max),
  };
}

/** The map shows a little of what lies beside the country, and people draw there. */
function readPoint(value: unknown): GeoPoint | null {
  if (typeof value !== 'object' || value === null) return null;
  const { lat, lng }: Partial<Record<keyof GeoPoint, unknown>> = value;
  if (typeof lat !== 'number' || typeof lng !== 'number' || !isInBox({ lat, lng }, IRAN_BOX, 0.5)) return null;
  return roundPoint({ lat, lng });
}
