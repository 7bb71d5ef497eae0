/** A place on earth in degrees of WGS 84. */
export interface GeoPoint {
  readonly lat: number;
  readonly lng: number;
}

/** A rectangle of meridians and parallels, in degrees. */
export interface GeoBox {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** Mean radius of the earth (IUGG). */
export const EARTH_RADIUS_KM = 6371.0088;

/** The whole country, its islands and some kilometres around it. */
export const IRAN_BOX: GeoBox = { south: 24.9, west: 43.9, north: 39.9, east: 63.5 };

/** What a degree of latitude measures. */
export const KM_PER_DEGREE = (EARTH_RADIUS_KM * Math.PI) / 180;

/** Points are kept to a hundred thousandth of a degree, about a metre: what a person points at on a map is no finer. */
const STEPS_PER_DEGREE = 100_000;

export const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** A degree as a whole number of the steps that points are kept in. */
export const stepsOf = (degrees: number) => Math.round(degrees * STEPS_PER_DEGREE);

/** The point as it is kept and sent. */
export function roundPoint({ lat, lng }: GeoPoint): GeoPoint {
  return { lat: stepsOf(lat) / STEPS_PER_DEGREE, lng: stepsOf(lng) / STEPS_PER_DEGREE };
}

/** Whether a point lies in a box, its edges included, or beside it within a margin in degrees; a point that is no number lies nowhere. */
export function isInBox({ lat, lng }: GeoPoint, { south, west, north, east }: GeoBox, margin = 0): boolean {
  return lat >= south - margin && lat <= north + margin && lng >= west - margin && lng <= east + margin;
}

/** Distance over the surface of a sphere (haversine formula), in kilometres; wrong by at most 0.5 percent. */
export function distanceKm(from: GeoPoint, to: GeoPoint): number {
  const [half, halfLng] = [radians(to.lat - from.lat) / 2, radians(to.lng - from.lng) / 2];
  const h = Math.sin(half) ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(halfLng) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}
