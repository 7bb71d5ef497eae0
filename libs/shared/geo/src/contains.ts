import { boxOfShape } from './measure';
import { EARTH_RADIUS_KM, isInBox, radians, type GeoBox } from './point';
import { isInRing, ringOf } from './ring';
import type { Circle, Shape } from './shape';

/** Tells of a place, in degrees, whether it lies inside. */
export type Contains = (lat: number, lng: number) => boolean;

/** Prepares the question that is then asked of a million places: most are told apart by the box alone. */
export function containmentOf(shape: Shape): Contains {
  const box = boxOfShape(shape);
  const isInside = shape.kind === 'circle' ? insideCircle(shape) : insideRing(shape.vertices);
  return (lat, lng) => isBoxed(box, lat, lng) && isInside(lat, lng);
}

/** How many of the places lie inside. Degrees as whole numbers of `perDegree`, as databases keep them. */
export function countInside(shape: Shape, lats: Int32Array, lngs: Int32Array, perDegree: number): number {
  const isInside = containmentOf(shape);
  let count = 0;
  for (let at = 0; at < lats.length; at += 1) {
    if (isInside((lats[at] as number) / perDegree, (lngs[at] as number) / perDegree)) count += 1;
  }
  return count;
}

const isBoxed = (box: GeoBox, lat: number, lng: number) => isInBox({ lat, lng }, box);

function insideRing(vertices: Parameters<typeof ringOf>[0]): Contains {
  const ring = ringOf(vertices);
  return (lat, lng) => isInRing(ring, lat, lng);
}

/** The haversine formula without its square root and arc sine, which both keep the order. */
function insideCircle({ centre, radiusKm }: Circle): Contains {
  const most = Math.sin(radiusKm / EARTH_RADIUS_KM / 2) ** 2;
  const [centreLat, centreLng, centreCos] = [radians(centre.lat), radians(centre.lng), Math.cos(radians(centre.lat))];
  return (lat, lng) => {
    const phi = radians(lat);
    const [sinLat, sinLng] = [Math.sin((phi - centreLat) / 2), Math.sin((radians(lng) - centreLng) / 2)];
    return sinLat * sinLat + centreCos * Math.cos(phi) * sinLng * sinLng <= most;
  };
}
