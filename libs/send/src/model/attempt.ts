import type { Composition } from './composition';
import { newIdempotencyKey } from '@peyk/shared-api-client';
import type { Quote } from './types';
import type { Way } from './way';

/** What was written, and the way it goes. */
export interface WrittenSend {
  readonly composition: Composition;
  readonly way: Way;
}

/** A send that was handed over and whose answer is not known yet. */
export interface Attempt {
  /** Which composition it was, see {@link fingerprintOf}. */
  readonly fingerprint: string;
  /** What the person agreed to. It travels with a repetition too: the API knows a key only together with its body. */
  readonly quote: Quote;
  readonly idempotencyKey: string;
  /** When it was first handed over, in milliseconds of the epoch. */
  readonly begunAtMs: number;
}

/** The API keeps keys for 24 hours; an hour less, because clocks differ. A repetition after that would be a second send. */
const REPEATABLE_MS = 23 * 60 * 60 * 1000;
const FNV_PRIME = 0x01000193;
const SEEDS = [0x811c9dc5, 0x9e3779b9] as const;

/** A first attempt to send this at this price. */
export function beginAttempt(written: WrittenSend, quote: Quote, nowMs: number): Attempt {
  return { fingerprint: fingerprintOf(written), quote, idempotencyKey: newIdempotencyKey(), begunAtMs: nowMs };
}

/** Whether sending `written` now would repeat the attempt: the same body, while the API still knows the key. */
export function isRepeatOf(attempt: Attempt, written: WrittenSend, nowMs: number): boolean {
  return nowMs - attempt.begunAtMs < REPEATABLE_MS && attempt.fingerprint === fingerprintOf(written);
}

/**
 * Tells compositions apart without keeping a second copy of their numbers: its length and two FNV-1a hashes. Not a secret
 * and not a proof: if two should ever meet, the API refuses the key because its body differs.
 */
export function fingerprintOf({ composition, way: { sendingType, paramsOf } }: WrittenSend): string {
  const { line, text, charity, trackLinks, sendTime, rate, validity, weeklyLimit } = composition;
  const plan = [sendTime, rate, validity, weeklyLimit];
  const whole = JSON.stringify([sendingType, paramsOf(composition), line, text, charity, trackLinks, ...plan]);
  return [whole.length, ...SEEDS.map((seed) => fnv1a(whole, seed))].map((part) => part.toString(36)).join('.');
}

function fnv1a(text: string, seed: number): number {
  let hash = seed;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), FNV_PRIME);
  }
  return hash >>> 0;
}

/** Reads a kept attempt; null for whatever does not look like one. */
export function readAttempt(kept: string | null): Attempt | null {
  try {
    const value: unknown = JSON.parse(kept ?? 'null');
    return isAttempt(value) ? value : null;
  } catch {
    return null;
  }
}

function isAttempt(value: unknown): value is Attempt {
  if (typeof value !== 'object' || value === null) return false;
  const fields: Partial<Record<keyof Attempt, unknown>> = value;
  return (
    typeof fields.fingerprint === 'string' &&
    typeof fields.idempotencyKey === 'string' &&
    typeof fields.begunAtMs === 'number' &&
    isQuote(fields.quote)
  );
}

/** The parts that are shown again or sent again. */
function isQuote(value: unknown): value is Quote {
  if (typeof value !== 'object' || value === null) return false;
  const fields: Partial<Record<keyof Quote, unknown>> = value;
  return (
    [fields.quote_id, fields.total, fields.credit].every((part) => typeof part === 'string') &&
    typeof fields.reachable_count === 'number' &&
    typeof fields.excluded === 'object' &&
    fields.excluded !== null
  );
}
