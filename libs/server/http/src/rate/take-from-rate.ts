import { sql } from 'kysely';
import { PREPARED } from '@peyk/server-database';
import type { Db, DbOrTx } from '@peyk/server-database';
import { DomainError, type ErrorDescription } from '../errors/domain-error';
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
export async function takeFromRate(db: Db, rate: Rate): Promise<RateTaken> {
  const [taken] = await takeFromRates(db, [rate]);
  if (!taken) throw new Error('A rate was counted and did not answer.');
  return taken;
}

/**
 * Several at once, in one statement; answers in their order. No two may have the same key. It does not wait for the disk: a
 * database that loses its power forgets less than the last second of counting, and someone waits for what is counted.
 */
async function takeFromRates(db: Db, rates: readonly Rate[]): Promise<RateTaken[]> {
  if (db.isTransaction) throw new Error('A rate is counted by itself: its transaction does not wait for the disk.');
  const windows = rates.map((rate) => ({ ...rate, start: windowStart(rate.windowSeconds, rate.now) }));
  const { rows } = await sql<{ key: string; count: number }>`${PREPARED}
    insert into rate_counters (key, window_start, count)
    select u.key, u.window_start, 1
    from unnest(${windows.map(({ key }) => key)}::text[], ${windows.map(({ start }) => new Date(start))}::timestamptz[])
      u (key, window_start)
    where set_config('synchronous_commit', 'off', true) is not null
    -- Two that count the same never wait for each other in a ring.
    order by u.key collate "C"
    -- Stops counting far above the limit, so that a flood never overflows.
    on conflict (key, window_start) do update set count = least(rate_counters.count + 1, 1000000000)
    returning key, count`.execute(db);
  const counts = new Map(rows.map(({ key, count }) => [key, count]));
  return windows.map(({ key, limit, start, windowSeconds, now }) => ({
    allowed: (counts.get(key) ?? Infinity) <= limit,
    retryAfterSeconds: Math.max(1, Math.ceil((start + windowSeconds * 1000 - now.getTime()) / 1000)),
  }));
}

/** The same, as a refusal. @throws 429-1, or a domain's own error where the wait is long, with the seconds to wait. */
export async function requireRate(db: Db, rate: Rate, error: ErrorDescription = HTTP_ERRORS.tooOften): Promise<void> {
  const { allowed, retryAfterSeconds } = await takeFromRate(db, rate);
  if (!allowed) throw new DomainError({ ...error, retryAfterSeconds });
}

/** Counts each of them, whichever refuses. @throws 429-1 with the longest wait of those that are used up. */
export async function requireRates(db: Db, rates: readonly Rate[]): Promise<void> {
  const taken = await takeFromRates(db, rates);
  const waits = taken.filter(({ allowed }) => !allowed).map(({ retryAfterSeconds }) => retryAfterSeconds);
  if (waits.length > 0) throw new DomainError({ ...HTTP_ERRORS.tooOften, retryAfterSeconds: Math.max(...waits) });
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
