import { answerOf, api } from '@peyk/shared-api-client';
import type { PermittedHours } from '../model/line-limits';

interface OwnLimits {
  readonly line: string;
  /** Null for always. */
  readonly hours: PermittedHours | null;
  /** Parts a second; null for none of its own. */
  readonly maxPerSecond: number | null;
}

/** Limits all sends of the account from a line, beside what limits the line for everybody. @throws {ApiError} */
export function setLineLimits({ line, hours, maxPerSecond }: OwnLimits) {
  return answerOf(
    api.POST('/number/set_limits', { body: { number: line, permitted_hours: hours, max_per_second: maxPerSecond } }),
  );
}
