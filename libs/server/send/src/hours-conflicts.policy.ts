import { closesAt, haveCommonHour, isPermittedAt, nextPermitted } from '@peyk/server-sender';
import type { PermittedHours } from '@peyk/server-sender';

/** How permitted hours and a send do not fit. It is told, never refused: the send waits for its line. */
export type HoursConflict =
  /** The line's hours and the account's own have none in common. */
  | { kind: 'never_open' }
  /** It would begin later than asked. */
  | { kind: 'waits_until_open'; opensAt: Date }
  /** Its validity ends before the line opens: nobody would get it. */
  | { kind: 'expires_before_open'; opensAt: Date }
  /** It takes longer than the line stays open: the rest goes when it opens again. */
  | { kind: 'ends_after_close'; closesAt: Date; opensAt: Date };

export interface HoursQuestion {
  /** Of the line and of the account; none for always. */
  windows: readonly PermittedHours[];
  /** When it would begin. */
  at: Date;
  /** When what was not handed over expires; null for never. */
  expiresAt: Date | null;
  /** Parts of all messages together. */
  parts: number;
  /** The lowest rate that is known, in parts a second; null where none is: then nothing is foretold of its end. */
  ratePerSecond: number | null;
}

/** What the hours of a line do to a send, or null. */
export function hoursConflictOf(question: HoursQuestion): HoursConflict | null {
  const { windows, at, expiresAt, parts, ratePerSecond } = question;
  if (windows.length === 0) return null;
  if (!haveCommonHour(windows)) return { kind: 'never_open' };
  if (!isPermittedAt(windows, at)) {
    const opensAt = nextPermitted(windows, at) ?? at;
    return { kind: expiresAt && expiresAt <= opensAt ? 'expires_before_open' : 'waits_until_open', opensAt };
  }
  const closing = closesAt(windows, at);
  if (ratePerSecond === null || !closing || at.getTime() + (parts / ratePerSecond) * 1000 <= closing.getTime())
    return null;
  return { kind: 'ends_after_close', closesAt: closing, opensAt: nextPermitted(windows, closing) ?? closing };
}
