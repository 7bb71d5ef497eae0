import { answerOf, api } from '@peyk/shared-api-client';
import type { PermittedHours } from '../model/line-limits';

/** What is left out stays as it is. */
export interface LimitsChange {
  /** Null for always. */
  readonly hours?: PermittedHours | null;
  /** Parts a second; null for none of its own. */
  readonly maxPerSecond?: number | null;
}

/** Limits all sends of the account from a line, beside what limits the line for everybody. @throws {ApiError} */
export function setLineLimits(line: string, { hours, maxPerSecond }: LimitsChange) {
  const body = {
    number: line,
    ...(hours !== undefined && { permitted_hours: hours }),
    ...(maxPerSecond !== undefined && { max_per_second: maxPerSecond }),
  };
  return answerOf(api.POST('/number/set_limits', { body }));
}
