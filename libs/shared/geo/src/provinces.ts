import { BORDERS, PROVINCE_DATA } from './outlines.data';
import { isInBox, type GeoBox, type GeoPoint } from './point';
import { readBorders, readRings } from './read-borders';
import { boxOfRing, distanceToRingKm, isInRing, type Ring } from './ring';

export interface Province {
  /** ISO 3166-2. */
  readonly id: string;
  readonly name: string;
  /** The mainland and the islands. */
  readonly rings: readonly Ring[];
  readonly boxes: readonly GeoBox[];
  /** Where its name has most room on a map. */
  readonly label: GeoPoint;
  /** How wide the name may be there, in degrees of latitude. */
  readonly labelRoom: number;
}

let known: readonly Province[] | undefined;

/** The 31 provinces with their outlines; read from the compact form at the first call. */
export function readProvinces(): readonly Province[] {
  return (known ??= makeProvinces());
}

function makeProvinces(): readonly Province[] {
  const borders = readBorders(BORDERS);
  return PROVINCE_DATA.map(({ id, name, rings: names, label: [lng, lat], room }) => {
    const rings = readRings(borders, names);
    return { id, name, rings, boxes: rings.map(boxOfRing), label: { lat, lng }, labelRoom: room };
  });
}

/** Whether the outline of a province holds a point. */
export function isInProvince({ rings, boxes }: Province, point: GeoPoint): boolean {
  return rings.some((ring, at) => isInBox(point, boxes[at] as GeoBox) && isInRing(ring, point.lat, point.lng));
}

/**
 * The province of a point. The coast is drawn coarsely and leaves harbours in the water (Bandar Abbas by two kilometres), so
 * a point outside all outlines belongs to the nearest, up to `withinKm` away; null beyond.
 */
export function provinceAt(point: GeoPoint, withinKm = Infinity): Province | null {
  const provinces = readProvinces();
  const holding = provinces.find((province) => isInProvince(province, point));
  if (holding !== undefined) return holding;
  let [nearest, least]: [Province | null, number] = [null, withinKm];
  for (const province of provinces) {
    const distance = Math.min(...province.rings.map((ring) => distanceToRingKm(ring, point)));
    if (distance <= least) [nearest, least] = [province, distance];
  }
  return nearest;
}
