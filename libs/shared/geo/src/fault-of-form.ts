import { crossesItself, withoutRepeats } from './crosses-itself';
import { areaKm2, boxOfShape } from './measure';
import { IRAN_BOX, isInBox, type GeoPoint } from './point';
import { SHAPE_LIMITS, type Circle, type Polygon, type Shape } from './shape';

/** What is wrong with a shape. */
export type ShapeFault =
  | 'not-a-place'
  | 'radius'
  | 'too-few-vertices'
  | 'too-many-vertices'
  | 'crosses-itself'
  | 'no-area'
  | 'outside'
  | 'sea';

/** As `faultOfShape`, without asking where the land is. */
export function faultOfForm(shape: Shape): ShapeFault | null {
  const fault = shape.kind === 'circle' ? faultOfCircle(shape) : faultOfPolygon(shape);
  if (fault !== null) return fault;
  const { south, west, north, east } = boxOfShape(shape);
  const isApart = north < IRAN_BOX.south || south > IRAN_BOX.north || east < IRAN_BOX.west || west > IRAN_BOX.east;
  return isApart ? 'outside' : null;
}

function faultOfCircle({ centre, radiusKm }: Circle): ShapeFault | null {
  if (!isPlace(centre)) return 'not-a-place';
  const { min, max } = SHAPE_LIMITS.radiusKm;
  // Written so that what is no number fails too.
  if (!(radiusKm >= min && radiusKm <= max)) return 'radius';
  return isInBox(centre, IRAN_BOX) ? null : 'outside';
}

function faultOfPolygon({ vertices }: Polygon): ShapeFault | null {
  if (vertices.length > SHAPE_LIMITS.vertices.max) return 'too-many-vertices';
  if (!vertices.every(isPlace)) return 'not-a-place';
  const corners = withoutRepeats(vertices);
  if (corners.length < SHAPE_LIMITS.vertices.min) return 'too-few-vertices';
  if (areaKm2({ kind: 'polygon', vertices: corners }) < SHAPE_LIMITS.minAreaKm2 && isFlat(corners)) return 'no-area';
  if (crossesItself(corners)) return 'crosses-itself';
  return areaKm2({ kind: 'polygon', vertices: corners }) < SHAPE_LIMITS.minAreaKm2 ? 'no-area' : null;
}

const isPlace = ({ lat, lng }: GeoPoint) => Math.abs(lat) <= 90 && Math.abs(lng) <= 180;

/** All points on one line: it goes back over itself, but what a person sees is that it has no inside. */
function isFlat(corners: readonly GeoPoint[]): boolean {
  const [first, second, ...rest] = corners as readonly [GeoPoint, GeoPoint, ...GeoPoint[]];
  const [alongLat, alongLng] = [second.lat - first.lat, second.lng - first.lng];
  return rest.every(({ lat, lng }) => Math.abs(alongLat * (lng - first.lng) - alongLng * (lat - first.lat)) < 1e-9);
}
