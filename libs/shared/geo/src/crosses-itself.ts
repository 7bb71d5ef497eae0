import { stepsOf, type GeoPoint } from './point';

/** In whole steps of points, so that every product below is exact. */
interface Step {
  readonly x: number;
  readonly y: number;
}

/**
 * Whether the closed line through the points meets itself anywhere but where an edge follows another: a crossing, a point
 * visited twice, an edge that goes back over the one before it (the edge after those two begins on the first). It compares
 * all edges with each other; ask it of hundreds of points, not of thousands. The points must differ from their neighbours (`withoutRepeats`).
 */
export function crossesItself(points: readonly GeoPoint[]): boolean {
  const steps = points.map(({ lat, lng }): Step => ({ x: stepsOf(lng), y: stepsOf(lat) }));
  const count = steps.length;
  const at = (index: number) => steps[index % count] as Step;
  for (let one = 0; one < count; one += 1) {
    for (let other = one + 2; other < count; other += 1) {
      const isNeighbour = one === 0 && other === count - 1;
      if (!isNeighbour && doMeet([at(one), at(one + 1)], [at(other), at(other + 1)])) return true;
    }
  }
  return false;
}

/** The points without those that repeat the one before them; the first after the last is such a repeat too. */
export function withoutRepeats(points: readonly GeoPoint[]): readonly GeoPoint[] {
  return points.filter((point, index) => {
    const before = points[(index + points.length - 1) % points.length] as GeoPoint;
    return stepsOf(point.lat) !== stepsOf(before.lat) || stepsOf(point.lng) !== stepsOf(before.lng);
  });
}

/** Positive when the three points turn left, negative when they turn right, zero on one line. */
const turn = (a: Step, b: Step, c: Step) => Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));

function doMeet([a, b]: readonly [Step, Step], [c, d]: readonly [Step, Step]): boolean {
  const [abc, abd, cda, cdb] = [turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)];
  if (abc !== abd && cda !== cdb) return true;
  return (
    (abc === 0 && isBetween(a, c, b)) ||
    (abd === 0 && isBetween(a, d, b)) ||
    (cda === 0 && isBetween(c, a, d)) ||
    (cdb === 0 && isBetween(c, b, d))
  );
}

/** Of three points on one line: whether the middle one lies between the others. */
function isBetween(one: Step, middle: Step, other: Step): boolean {
  return (
    middle.x >= Math.min(one.x, other.x) &&
    middle.x <= Math.max(one.x, other.x) &&
    middle.y >= Math.min(one.y, other.y) &&
    middle.y <= Math.max(one.y, other.y)
  );
}
