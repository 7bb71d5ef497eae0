import { roundPoint, SHAPE_LIMITS, type Area, type GeoPoint } from '@peyk/shared-geo';

export const withCentre = (area: Area, centre: GeoPoint): Area => ({ ...area, centre: roundPoint(centre) });

/** Half a kilometre is told from a whole one, ten metres from none are not. Beyond the limits the nearest one holds. */
export function withRadius(area: Area, radiusKm: number): Area {
  const { min, max } = SHAPE_LIMITS.radiusKm;
  return { ...area, radiusKm: Math.round(Math.min(max, Math.max(min, radiusKm)) * 10) / 10 };
}

export function withVertexMoved(area: Area, index: number, to: GeoPoint): Area {
  return { ...area, vertices: area.vertices.with(index, roundPoint(to)) };
}

/** With a vertex more, behind another one; the same area when it has as many as it may have. */
export function withVertexAfter(area: Area, index: number, point: GeoPoint): Area {
  if (area.vertices.length >= SHAPE_LIMITS.vertices.max) return area;
  return { ...area, vertices: area.vertices.toSpliced(index + 1, 0, roundPoint(point)) };
}

export function withoutVertex(area: Area, index: number): Area {
  return { ...area, vertices: area.vertices.toSpliced(index, 1) };
}
