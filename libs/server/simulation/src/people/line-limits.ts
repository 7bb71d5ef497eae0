import type { Random } from '../world/random';
import { HOURS, hoursOpen } from './hours';
import type { Hours } from './hours';

/** What an account allows itself on its line, beside what the line allows. */
export interface Limits {
  hours: Hours | undefined;
  maxPerSecond: number | undefined;
}

export interface PlannedLimits extends Limits {
  atMs: number;
}

/** What a customer knows of limits that it asked for; times are virtual. */
export interface AskedLimits {
  account: number;
  limits: Limits;
  askedMs: number;
  answeredMs: number | undefined;
  refusedWith: string | undefined;
  /** Beyond one, an earlier call may have been carried out at any time. */
  tries: number;
}

export const NO_LIMITS: Limits = { hours: undefined, maxPerSecond: undefined };
/** A lost notification costs a second; a process that stands still meanwhile, what it stands still, and what its statements take. */
const HEARD_WITHIN_MS = 9_000;

/**
 * Limits that are there from the beginning, and changes of them. Hours without one in common with the line's are refused, so
 * they are only asked for.
 */
export function planLimits(random: Random, lineHours: Hours | undefined, busyMs: number) {
  const draw = (): Limits => ({
    hours: random.chance(0.7) ? random.pick(HOURS) : undefined,
    maxPerSecond: random.chance(0.4) ? random.int(5, 40) : undefined,
  });
  const first = random.chance(0.3) ? draw() : NO_LIMITS;
  const changes = random.chance(0.3)
    ? Array.from({ length: random.int(1, 2) }, () => ({ ...draw(), atMs: random.int(0, busyMs) }))
    : [];
  return { limits: haveCommonHour(lineHours, first.hours) ? first : NO_LIMITS, changes };
}

function haveCommonHour(one: Hours | undefined, other: Hours | undefined): boolean {
  return Array.from({ length: 24 }, (_, hour) => hour).some((hour) => hoursOpen(one, hour) && hoursOpen(other, hour));
}

/** Every hours of its own that may have held for an account at a moment, for all that its customer and a sender can know. */
export function hoursInForce(first: Limits, asked: readonly AskedLimits[], atMs: number): (Hours | undefined)[] {
  const carriedOut = asked.filter(({ refusedWith }) => refusedWith === undefined);
  const begun = [{ limits: first, askedMs: 0, answeredMs: 0, tries: 1 }, ...carriedOut];
  return begun
    .filter(({ askedMs, answeredMs, tries }, place) => {
      // Of two calls that were under way together either may have been carried out last.
      const isFollowed = (next: AskedLimits) =>
        answeredMs !== undefined && next.askedMs >= answeredMs && (next.answeredMs ?? atMs) + HEARD_WITHIN_MS < atMs;
      return askedMs <= atMs && (tries > 1 || !carriedOut.slice(place).some(isFollowed));
    })
    .map(({ limits }) => limits.hours);
}
