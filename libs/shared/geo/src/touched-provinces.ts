import { containmentOf } from './contains';
import { boxOfShape } from './measure';
import type { GeoBox, GeoPoint } from './point';
import { isInProvince, provinceAt, readProvinces, type Province } from './provinces';
import { distanceToRingKm, ringOf, type Ring } from './ring';
import type { Shape } from './shape';

/** How wrong the drawn coast may be: a place so far out at sea may still be a harbour or an island that is not drawn. */
export const COAST_TOLERANCE_KM = 5;

/**
 * The provinces of which a shape covers a part, in the order of their codes. A small shape in the water right before the coast
 * belongs to the nearest one. Nothing for a shape in the sea or abroad.
 */
export function touchedProvinces(shape: Shape): readonly Province[] {
  const box = boxOfShape(shape);
  const touched = readProvinces().filter((province) =>
    province.rings.some((ring, at) => doBoxesMeet(box, province.boxes[at] as GeoBox) && touches(shape, province, ring)),
  );
  if (touched.length > 0) return touched;
  const near = anchorsOf(shape).map((point) => provinceAt(point, COAST_TOLERANCE_KM));
  return [...new Set(near)].filter((province) => province !== null);
}

/** The points by which a shape in open water is told from one at the coast. */
const anchorsOf = (shape: Shape): readonly GeoPoint[] => (shape.kind === 'circle' ? [shape.centre] : shape.vertices);

function touches(shape: Shape, province: Province, ring: Ring): boolean {
  if (shape.kind === 'circle') {
    return isInProvince(province, shape.centre) || distanceToRingKm(ring, shape.centre) <= shape.radiusKm;
  }
  if (shape.vertices.some((vertex) => isInProvince(province, vertex))) return true;
  const isInside = containmentOf(shape);
  for (let at = 0; at < ring.length; at += 2) {
    if (isInside(ring[at + 1] as number, ring[at] as number)) return true;
  }
  return doRingsCross(ringOf(shape.vertices), ring);
}

function doBoxesMeet(one: GeoBox, other: GeoBox): boolean {
  return one.south <= other.north && other.south <= one.north && one.west <= other.east && other.west <= one.east;
}

function doRingsCross(one: Ring, other: Ring): boolean {
  for (let i = 0; i < one.length; i += 2) {
    for (let j = 0; j < other.length; j += 2) if (doEdgesCross(one, i, other, j)) return true;
  }
  return false;
}

function doEdgesCross(one: Ring, i: number, other: Ring, j: number): boolean {
  const [a, b, c, d] = [pointOf(one, i), pointOf(one, i + 2), pointOf(other, j), pointOf(other, j + 2)];
  return sideOf(a, b, c) !== sideOf(a, b, d) && sideOf(c, d, a) !== sideOf(c, d, b);
}

type Pair = readonly [number, number];
const pointOf = (ring: Ring, at: number): Pair => [
  ring[at % ring.length] as number,
  ring[(at + 1) % ring.length] as number,
];
const sideOf = ([ax, ay]: Pair, [bx, by]: Pair, [cx, cy]: Pair) => (bx - ax) * (cy - ay) > (by - ay) * (cx - ax);
