import { faultOfPattern } from '@peyk/shared-sms';
import type { PatternToCheck } from '@peyk/shared-sms';
import { fail } from './fail';
import { PATTERNS_ERRORS } from './patterns.errors';

const FIELD_OF = {
  otherVariables: 'variables',
  linkNeedsWebsite: 'website',
} as const satisfies Partial<Record<keyof typeof PATTERNS_ERRORS, string>>;

/** What may be reviewed. @throws every fault of `faultOfPattern`, badWebsite */
export function requirePatternText(pattern: PatternToCheck): void {
  if (pattern.website !== null && !URL.canParse(pattern.website)) fail('badWebsite', 'website');
  const found = faultOfPattern(pattern);
  if (found === null) return;
  const { fault, name } = found;
  const field = fault in FIELD_OF ? FIELD_OF[fault as keyof typeof FIELD_OF] : 'text';
  const { message } = PATTERNS_ERRORS[fault];
  fail(fault, { field, message: name === undefined ? message : `«${name}»: ${message}` });
}
