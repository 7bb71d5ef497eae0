import type { DbOrTx, Tx } from '@peyk/server-database';

export interface PackageRow {
  title: string;
  description: string;
  giftMrial: bigint;
}

export async function insertPackage(tx: Tx, { title, description, giftMrial }: PackageRow): Promise<bigint> {
  const { id } = await tx
    .insertInto('packages')
    .values({ title, description, gift_mrial: giftMrial })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** @returns undefined when there is no such line. */
export async function findLineId(db: DbOrTx, number: string): Promise<bigint | undefined> {
  const row = await db.selectFrom('lines').select('id').where('number', '=', number).executeTakeFirst();
  return row?.id;
}

export async function insertPackageLine(
  tx: Tx,
  { packageId, lineId, isDefault }: { packageId: bigint; lineId: bigint; isDefault: boolean },
): Promise<void> {
  await tx
    .insertInto('package_lines')
    .values({ package_id: packageId, line_id: lineId, is_default: isDefault })
    .execute();
}

/** @returns what it was before; undefined when there is no such package. */
export async function updatePackageOpen(tx: Tx, title: string, isOpen: boolean): Promise<boolean | undefined> {
  const row = await tx
    .selectFrom('packages')
    .select('is_open as wasOpen')
    .where('title', '=', title)
    .forUpdate()
    .executeTakeFirst();
  await tx.updateTable('packages').set({ is_open: isOpen }).where('title', '=', title).execute();
  return row?.wasOpen;
}

/** @returns what it was before; undefined when there is no such package. */
export async function updatePackage(tx: Tx, id: bigint, change: { description: string; is_open: boolean }) {
  const row = await tx
    .selectFrom('packages')
    .select(['description', 'is_open as isOpen'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  await tx.updateTable('packages').set(change).where('id', '=', id).execute();
  return row;
}

/** The package that the account registered with, or was given since; undefined for accounts that were made without one. */
export async function findPackageOf(db: DbOrTx, accountId: bigint): Promise<string | undefined> {
  const row = await db
    .selectFrom('account_holders as h')
    .innerJoin('packages as p', 'p.id', 'h.package_id')
    .select('p.title')
    .where('h.account_id', '=', accountId)
    .executeTakeFirst();
  return row?.title;
}

/** Accounts that were made without a package keep none. */
export async function updatePackageOf(db: DbOrTx, accountId: bigint, packageId: bigint): Promise<void> {
  await db.updateTable('account_holders').set({ package_id: packageId }).where('account_id', '=', accountId).execute();
}

export async function insertTerms(
  db: DbOrTx,
  { version, text, at }: { version: string; text: string; at: Date },
): Promise<void> {
  await db.insertInto('terms').values({ version, text, published_at: at }).execute();
}
