import type { PatternToSend } from '@peyk/server-patterns';
import { failPrograms } from '../programs/fail-programs';

/** Then a code is over. */
export const MOST_WRONG_TRIES = 5;
export const CODE_RATE_OF_ACCOUNT = { limit: 600, windowSeconds: 60 };
const GAP_MS = 60_000;
const HOUR_MS = 3_600_000;
const MOST_AN_HOUR = 6;

/** Codes older than this say nothing about whether another may go. */
export const SENT_TIMES_SINCE_MS = HOUR_MS;

/** Milliseconds until another code may go to a number, 0 for now. @param sent when codes of the last hour went, newest first */
export function waitForCodeMs(sent: readonly Date[], now: Date): number {
  const since = (at: Date | undefined, ms: number) => (at ? Math.max(0, at.getTime() + ms - now.getTime()) : 0);
  return Math.max(since(sent[0], GAP_MS), since(sent[MOST_AN_HOUR - 1], HOUR_MS));
}

/** The one variable of a pattern that is for codes. @throws notCodePattern, longerThanVariable */
export function requireCodeVariable({ kind, accepted }: PatternToSend, length: number): string {
  const [variable, ...more] = accepted.variables;
  if (kind !== 'otp' || variable?.type !== 'code' || more.length > 0) failPrograms('notCodePattern', 'pattern_code');
  if (variable.maxLength < length) failPrograms('longerThanVariable', 'length');
  return variable.name;
}

export type CodeFault = 'used' | 'replaced' | 'expired' | 'too_many_tries';

/** Why a code counts no more, whatever is given for it; null while it counts. */
export function faultOfCode(
  code: { usedAt: Date | null; replacedAt: Date | null; expiresAt: Date; wrongTries: number },
  now: Date,
): CodeFault | null {
  if (code.usedAt) return 'used';
  if (code.replacedAt) return 'replaced';
  if (code.expiresAt <= now) return 'expired';
  return code.wrongTries >= MOST_WRONG_TRIES ? 'too_many_tries' : null;
}
