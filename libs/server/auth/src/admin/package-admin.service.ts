import { auditChange, isUniqueViolation, runTransaction } from '@peyk/server-database';
import type { Db } from '@peyk/server-database';
import { DomainError } from '@peyk/server-http';
import { ACCOUNT_ADMIN_ERRORS } from './account-admin.errors';
import { findLineId, insertPackage, insertPackageLine, updatePackage, updatePackageOpen } from './package.repository';

export interface NewPackage {
  title: string;
  description: string;
  /** Credit for nothing, once a person; 0 for none. */
  giftMrial: bigint;
  /** Numbers of the lines that a new account gets, the default one first. */
  lines: readonly string[];
}

const TITLE_CHARACTERS = 60;
const DESCRIPTION_CHARACTERS = 500;

/** A package that registrations may choose from now on; its id. @throws 404-12, 409-14, 422-62 */
export async function createPackage(db: Db, { lines, ...row }: NewPackage): Promise<bigint> {
  const isTitle = row.title.trim() !== '' && row.title.length <= TITLE_CHARACTERS;
  if (!isTitle || row.description.length > DESCRIPTION_CHARACTERS) {
    throw new DomainError(ACCOUNT_ADMIN_ERRORS.badPackage);
  }
  try {
    return await runTransaction(db, async (tx) => {
      const packageId = await insertPackage(tx, row);
      for (const [index, number] of [...new Set(lines)].entries()) {
        const lineId = await findLineId(tx, number);
        if (lineId === undefined) throw new DomainError(ACCOUNT_ADMIN_ERRORS.unknownPackageLine);
        await insertPackageLine(tx, { packageId, lineId, isDefault: index === 0 });
      }
      return packageId;
    });
  } catch (error) {
    if (isUniqueViolation(error, 'packages_title_key')) throw new DomainError(ACCOUNT_ADMIN_ERRORS.packageExists);
    throw error;
  }
}

/**
 * Changes what is said of a package, and whether it is offered; what it gives was promised with its title, and stays.
 * @throws 404-11, 422-62
 */
export async function changePackage(
  db: Db,
  id: bigint,
  { description, isOpen }: { description: string; isOpen: boolean },
): Promise<void> {
  if (description.length > DESCRIPTION_CHARACTERS) throw new DomainError(ACCOUNT_ADMIN_ERRORS.badPackage);
  await runTransaction(db, async (tx) => {
    const before = await updatePackage(tx, id, { description, is_open: isOpen });
    if (!before) throw new DomainError(ACCOUNT_ADMIN_ERRORS.unknownPackage);
    auditChange({ before, after: { description, isOpen } });
  });
}

/** A closed package is offered to nobody; accounts that have it keep what it gave. @throws 404-11 */
export async function setPackageOpen(db: Db, title: string, isOpen: boolean): Promise<void> {
  await runTransaction(db, async (tx) => {
    const wasOpen = await updatePackageOpen(tx, title, isOpen);
    if (wasOpen === undefined) throw new DomainError(ACCOUNT_ADMIN_ERRORS.unknownPackage);
    auditChange({ before: { isOpen: wasOpen }, after: { isOpen } });
  });
}
