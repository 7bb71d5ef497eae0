import { KM_PER_DEGREE, radians, type GeoBox, type GeoPoint } from './point';
import type { Ring } from './ring';

/** A place on the drawn map: x to the east, y downwards, in the map's own units. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

/** The parallel on which both directions are drawn with one scale; the middle of the country. */
const TRUE_LATITUDE = 32.5;
const UNITS_PER_DEGREE = 60;
const X_PER_DEGREE = UNITS_PER_DEGREE * Math.cos(radians(TRUE_LATITUDE));
/** What the map shows when it shows all: the country with a margin. */
const FRAME: GeoBox = { south: 24.55, west: 43.5, north: 40.25, east: 63.85 };

/** The size of the whole map. */
export const MAP_SIZE = {
  width: (FRAME.east - FRAME.west) * X_PER_DEGREE,
  height: (FRAME.north - FRAME.south) * UNITS_PER_DEGREE,
} as const;

/** How many units a degree of latitude is drawn with; of a kilometre `MAP_UNITS_PER_KM`. */
export const MAP_UNITS_PER_DEGREE = UNITS_PER_DEGREE;
export const MAP_UNITS_PER_KM = UNITS_PER_DEGREE / KM_PER_DEGREE;

/** Where a place is drawn (equirectangular projection). */
export function project({ lat, lng }: GeoPoint): MapPoint {
  return { x: (lng - FRAME.west) * X_PER_DEGREE, y: (FRAME.north - lat) * UNITS_PER_DEGREE };
}

/** Which place is drawn there. */
export function unproject({ x, y }: MapPoint): GeoPoint {
  return { lat: FRAME.north - y / UNITS_PER_DEGREE, lng: FRAME.west + x / X_PER_DEGREE };
}

/** The `d` of an SVG path through rings, to a tenth of a unit (some 200 metres): coarser than the outlines are. */
export function pathOfRings(rings: readonly Ring[]): string {
  return rings.map(pathOfRing).join('');
}

function pathOfRing(ring: Ring): string {
  const points: string[] = [];
  for (let at = 0; at < ring.length; at += 2) {
    const { x, y } = project({ lng: ring[at] as number, lat: ring[at + 1] as number });
    points.push(`${x.toFixed(1)} ${y.toFixed(1)}`);
  }
  return `M${points.join('L')}Z`;
}

/** The vertices of a circle as it is drawn: it is a circle on the ground, and a little wider in the north of the map. */
export function outlineOfCircle(centre: GeoPoint, radiusKm: number, corners = 72): readonly MapPoint[] {
  const high = radiusKm / KM_PER_DEGREE;
  return Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * 2 * Math.PI;
    const lat = centre.lat + high * Math.sin(angle);
    const lng = centre.lng + (high * Math.cos(angle)) / Math.cos(radians(lat));
    return project({ lat, lng });
  });
}
