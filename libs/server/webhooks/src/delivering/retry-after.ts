import type { Outcome } from '../outgoing/post-event';

/** With these a receiver is too busy, or what stands before it. Beside any other answer `Retry-After` says nothing about a next try. */
const BUSY: ReadonlySet<number | null> = new Set([429, 502, 503, 504]);
/** As HTTP writes dates; what `Date` reads besides depends on where this runs. */
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/** For how long a busy receiver asks to be left alone, by its `Retry-After`; 0 where it does not, or in no way that can be read. */
export function askedWaitMs({ status, retryAfter }: Pick<Outcome, 'status' | 'retryAfter'>, now: Date): number {
  const written = retryAfter?.trim();
  if (!written || !BUSY.has(status)) return 0;
  if (/^\d+$/.test(written)) return Number(written) * 1_000;
  const at = HTTP_DATE.test(written) ? Date.parse(written) : Number.NaN;
  return Number.isNaN(at) ? 0 : Math.max(at - now.getTime(), 0);
}
