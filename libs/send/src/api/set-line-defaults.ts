import { answerOf, api } from '@peyk/shared-api-client';

/** What is left out stays as it is. */
export interface LineDefaults {
  /** Null for no name of the account's own. */
  readonly alias: string | null;
  /** An account has one default line. */
  readonly isDefault: boolean;
}

/** What the account calls a line, and whether it is chosen when nobody chooses. @throws {ApiError} */
export function setLineDefaults(number: string, { alias, isDefault }: LineDefaults) {
  return answerOf(
    api.POST('/numbers/defaults/upsert', { body: { number, alias, ...(isDefault && { is_default: true as const }) } }),
  );
}
