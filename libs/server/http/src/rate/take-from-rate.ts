import { sql } from 'kysely';
import type { DbOrTx } from '@peyk/server-database';
import { DomainError } from '../errors/domain-error';
import { HTTP_ERRORS } from '../errors/http.errors';

export interface Rate {
  /** What is counted, such as `login:user:ali`. Personal data in it should be hashed by the caller. */
  key: string;
  /** How many are allowed in a window. */
  limit: number;
  windowSeconds: number;
  now: Date;
}

export interface RateTaken {
  allowed: boolean;
  /** Whole seconds until the window ends, at least 1. */
  retryAfterSeconds: number;
}

/** Milliseconds since 1970 of the beginning of the window that `now` lies in. */
function windowStart(windowSeconds: number, now: Date): number {
  const windowMs = windowSeconds * 1000;
  return Math.floor(now.getTime() / windowMs) * windowMs;
}

/**
 * Counts one event in the current window of time, for all processes together. What is over the limit is counted
 * too but never lengthens the wait, which ends with the window.
 */
export async function takeFromRate(db: DbOrTx, { key, limit, windowSeconds, now }: Rate): Promise<RateTaken> {
  const windowMs = windowSeconds * 1000;
  const start = windowStart(windowSeconds, now);
  const { count } = await db
    .insertInto('rate_counters')
    .values({ key, window_start: new Date(start), count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['key', 'window_start'])
        // Stops counting far above the limit, so that a flood never overflows.
        .doUpdateSet({ count: sql<number>`least(rate_counters.count + 1, 1000000000)` }),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  return {
    allowed: count <= limit,
    retryAfterSeconds: Math.max(1, Math.ceil((start + windowMs - now.getTime()) / 1000)),
  };
}

/** The same, as a refusal. @throws 429-1 with the seconds to wait. */
export async function requireRate(db: DbOrTx, rate: Rate): Promise<void> {
  const { allowed, retryAfterSeconds } = await takeFromRate(db, rate);
  if (!allowed) throw new DomainError({ ...HTTP_ERRORS.tooOften, retryAfterSeconds });
}

/** Takes an event back that turned out not to count, such as a sign-in whose password was right. */
export async function giveBackToRate(db: DbOrTx, { key, windowSeconds, now }: Omit<Rate, 'limit'>): Promise<void> {
  await db
    .updateTable('rate_counters')
    .set((row) => ({ count: row('count', '-', 1) }))
    .where('key', '=', key)
    .where('window_start', '=', new Date(windowStart(windowSeconds, now)))
    .where('count', '>', 0)
    .execute();
}
