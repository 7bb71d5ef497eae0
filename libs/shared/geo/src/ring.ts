import { KM_PER_DEGREE, radians, type GeoBox, type GeoPoint } from './point';

/**
 * A closed line on the map: longitudes and latitudes in turn, the first point not repeated. Its edges are straight where
 * longitude and latitude are the axes.
 */
export type Ring = Float64Array;

export function ringOf(points: readonly GeoPoint[]): Ring {
  const ring = new Float64Array(points.length * 2);
  points.forEach(({ lat, lng }, index) => ring.set([lng, lat], index * 2));
  return ring;
}

/** The smallest box around a ring. */
export function boxOfRing(ring: Ring): GeoBox {
  let [south, west, north, east] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = 0; at < ring.length; at += 2) {
    const [lng, lat] = [ring[at] as number, ring[at + 1] as number];
    if (lat < south) south = lat;
    if (lat > north) north = lat;
    if (lng < west) west = lng;
    if (lng > east) east = lng;
  }
  return { south, west, north, east };
}

/**
 * Whether a point lies inside (even-odd rule). Rings that share a border share no point: what lies on a border belongs to
 * the ring east or north of it.
 */
export function isInRing(ring: Ring, lat: number, lng: number): boolean {
  let inside = false;
  let beforeLng = ring[ring.length - 2] as number;
  let beforeLat = ring[ring.length - 1] as number;
  for (let at = 0; at < ring.length; at += 2) {
    const [hereLng, hereLat] = [ring[at] as number, ring[at + 1] as number];
    if (hereLat > lat !== beforeLat > lat) {
      const crossing = hereLng + ((lat - hereLat) / (beforeLat - hereLat)) * (beforeLng - hereLng);
      if (lng < crossing) inside = !inside;
    }
    beforeLng = hereLng;
    beforeLat = hereLat;
  }
  return inside;
}

/**
 * How far a point is from the line of a ring, in kilometres. Measured on a plane that touches the earth at the point, which
 * is exact enough near it.
 */
export function distanceToRingKm(ring: Ring, { lat, lng }: GeoPoint): number {
  const narrowing = Math.cos(radians(lat));
  let least = Infinity;
  let fromX = ((ring[ring.length - 2] as number) - lng) * narrowing;
  let fromY = (ring[ring.length - 1] as number) - lat;
  for (let at = 0; at < ring.length; at += 2) {
    const x = ((ring[at] as number) - lng) * narrowing;
    const y = (ring[at + 1] as number) - lat;
    least = Math.min(least, squareToSegment(fromX, fromY, x, y));
    fromX = x;
    fromY = y;
  }
  return Math.sqrt(least) * KM_PER_DEGREE;
}

/** The square of the distance of the origin from a segment. */
function squareToSegment(fromX: number, fromY: number, toX: number, toY: number): number {
  const [alongX, alongY] = [toX - fromX, toY - fromY];
  const square = alongX * alongX + alongY * alongY;
  const part = square === 0 ? 0 : Math.max(0, Math.min(1, -(fromX * alongX + fromY * alongY) / square));
  return (fromX + part * alongX) ** 2 + (fromY + part * alongY) ** 2;
}
