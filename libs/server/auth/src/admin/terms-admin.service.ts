import { isUniqueViolation } from '@peyk/server-database';
import type { ServerContext } from '@peyk/server-database';
import { DomainError } from '@peyk/server-http';
import { DEFAULT_TERMS } from '../registration/terms';
import { ACCOUNT_ADMIN_ERRORS } from './account-admin.errors';
import { insertTerms } from './package.repository';

const VERSION_CHARACTERS = 50;
const TEXT_CHARACTERS = 100_000;

/** From now on registrations accept this text. What was accepted keeps its version. @throws 409-16, 422-63 */
export async function publishTerms(
  { db, clock }: ServerContext,
  { version, text }: { version: string; text: string },
): Promise<void> {
  const isVersion = version.trim() !== '' && version.length <= VERSION_CHARACTERS;
  const isText = text.trim() !== '' && text.length <= TEXT_CHARACTERS && !text.includes('\0');
  if (!isVersion || !isText) throw new DomainError(ACCOUNT_ADMIN_ERRORS.badTerms);
  // The terms that come with Peyk were accepted under their version, too.
  if (version === DEFAULT_TERMS.version) throw new DomainError(ACCOUNT_ADMIN_ERRORS.termsExist);
  try {
    await insertTerms(db, { version, text, at: clock.now() });
  } catch (error) {
    if (isUniqueViolation(error, 'terms_pkey')) throw new DomainError(ACCOUNT_ADMIN_ERRORS.termsExist);
    throw error;
  }
}
