import { failWith } from '@peyk/server-http';
import type { Fail } from '@peyk/server-http';
import { parseMobileKey } from '@peyk/shared-sms';
import { PROGRAMS_ERRORS } from './programs.errors';

export const failPrograms: Fail<typeof PROGRAMS_ERRORS, 'id' | 'mobile' | 'pattern_code' | 'length' | 'ids'> =
  failWith(PROGRAMS_ERRORS);

/** The nine digits after 9. @throws badMobile */
export function requireMobile(written: string): number {
  const mobile = parseMobileKey(written);
  return mobile < 0 ? failPrograms('badMobile', 'mobile') : mobile;
}
