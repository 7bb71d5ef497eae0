import type { OperationInput } from '@peyk/server-http';
import { failPrograms, requireMobile } from '../programs/fail-programs';
import type { WhichCode } from './one-time-codes.repository';

/** Which code a call means. @throws whichCode, badMobile */
export function whichOf({
  id,
  mobile,
  pattern_code: patternCode,
}: OperationInput<'checkOneTimeCode'>['body']): WhichCode {
  const isByNumber = mobile !== undefined && patternCode !== undefined;
  if (id !== undefined) {
    return mobile === undefined && patternCode === undefined ? { id: BigInt(id) } : failPrograms('whichCode', 'id');
  }
  return isByNumber ? { mobile: requireMobile(mobile), patternCode } : failPrograms('whichCode', 'id');
}
