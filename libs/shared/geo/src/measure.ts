import { EARTH_RADIUS_KM, KM_PER_DEGREE, radians, type GeoBox, type GeoPoint } from './point';
import { boxOfRing, ringOf } from './ring';
import type { Shape } from './shape';

/** Area on the sphere, in square kilometres. A polygon that crosses itself has none that means anything. */
export function areaKm2(shape: Shape): number {
  if (shape.kind === 'polygon') return polygonArea(shape.vertices);
  return 2 * Math.PI * EARTH_RADIUS_KM ** 2 * (1 - Math.cos(shape.radiusKm / EARTH_RADIUS_KM));
}

/**
 * The exact area under edges that are straight in longitude and latitude: an edge adds its width times the mean of the sine
 * of its latitudes, which is how much of the sphere lies between it and the equator.
 */
function polygonArea(vertices: readonly GeoPoint[]): number {
  let sum = 0;
  let before = vertices[vertices.length - 1];
  for (const here of vertices) {
    if (before !== undefined) sum += radians(here.lng - before.lng) * meanSine(radians(before.lat), radians(here.lat));
    before = here;
  }
  return Math.abs(sum) * EARTH_RADIUS_KM ** 2;
}

function meanSine(from: number, to: number): number {
  const half = (to - from) / 2;
  // sin(x) / x, whose limit the division would miss.
  const sinc = Math.abs(half) < 1e-6 ? 1 : Math.sin(half) / half;
  return Math.sin((from + to) / 2) * sinc;
}

/** The smallest box around a shape. */
export function boxOfShape(shape: Shape): GeoBox {
  if (shape.kind === 'polygon') return boxOfRing(ringOf(shape.vertices));
  const { centre, radiusKm } = shape;
  const high = radiusKm / KM_PER_DEGREE;
  // A circle is widest a little north of its centre.
  const wide = radiusKm / EARTH_RADIUS_KM;
  const width = (Math.asin(Math.min(1, Math.sin(wide) / Math.cos(radians(centre.lat)))) * 180) / Math.PI;
  return {
    south: centre.lat - high,
    north: centre.lat + high,
    west: centre.lng - width,
    east: centre.lng + width,
  };
}
