import type { Tx } from '@peyk/server-database';
import type { Seal } from '@peyk/server-seal';
import { RECOVERY_CODES, RECOVERY_DIGITS } from '../auth.limits';
import { newCode } from '../codes/code';
import { lockAuthenticator, setRecoveryCodes } from './authenticator.repository';
import { openRecovery, sealRecovery } from './secret-box';

/** Whether someone means a recovery code: it has more digits than the code of an app. */
export const isRecoveryCode = (code: string): boolean => code.length === RECOVERY_DIGITS;

/** New ones, no two alike. */
export function makeRecoveryCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < RECOVERY_CODES) codes.add(newCode(RECOVERY_DIGITS));
  return [...codes];
}

/** Whether a code is one of the user's; then it is used up. */
export async function takeRecoveryCode(
  tx: Tx,
  seal: Seal,
  { userId, code }: { userId: bigint; code: string },
): Promise<boolean> {
  const row = await lockAuthenticator(tx, userId);
  if (!row?.recovery) return false;
  const codes = openRecovery(seal, userId, row.recovery);
  if (!codes.includes(code)) return false;
  const left = codes.filter((other) => other !== code);
  await setRecoveryCodes(tx, userId, sealRecovery(seal, userId, left));
  return true;
}
