import { PASSWORD_MESSAGES, passwordProblems } from '@peyk/shared-validation';
import { isCommonPassword } from './common-passwords';

const COMMON = 'این گذرواژه را همه می‌شناسند و زود حدس زده می‌شود؛ لطفاً گذرواژهٔ دیگری انتخاب کنید.';

/** The Persian sentence about what is wrong with a new password, or undefined. The rules of shared/validation, and no common one. */
export function newPasswordFault(password: string): string | undefined {
  const [problem] = passwordProblems(password);
  if (problem) return PASSWORD_MESSAGES[problem];
  return isCommonPassword(password) ? COMMON : undefined;
}
