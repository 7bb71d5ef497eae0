import { COMMON_WORDS, PASSWORD_MESSAGES, knowCommonWords, passwordProblems } from '@peyk/shared-validation';
import type { PasswordOwner } from '@peyk/shared-validation';

export type { PasswordOwner };

knowCommonWords(COMMON_WORDS);

/** The Persian sentence about what is wrong with a new password, or undefined. The panel's meter has the same rules. */
export function newPasswordFault(password: string, owner: PasswordOwner = {}): string | undefined {
  const [problem] = passwordProblems(password, owner);
  return problem && PASSWORD_MESSAGES[problem];
}
