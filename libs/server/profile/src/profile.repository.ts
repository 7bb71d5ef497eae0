import type { DbOrTx, Tx } from '@peyk/server-database';
import type { Seal } from '@peyk/server-seal';
import type { ProfileChanges } from './profile-fields';

/** What an account has told itself; without a row nothing. */
export interface ProfileRow {
  details: ProfileChanges;
  logoFileId: string | null;
}

const placeOf = (accountId: bigint) => `profiles.details_sealed:${accountId}`;

export const sealDetails = (seal: Seal, accountId: bigint, details: ProfileChanges): Buffer =>
  seal.seal('profile', JSON.stringify(details), placeOf(accountId));

/** @throws SealError */
export const openDetails = (seal: Seal, accountId: bigint, sealed: Buffer): ProfileChanges =>
  JSON.parse(seal.open('profile', sealed, placeOf(accountId)).toString()) as ProfileChanges;

/** @throws SealError */
export async function findProfile(db: DbOrTx, seal: Seal, accountId: bigint): Promise<ProfileRow> {
  const row = await db
    .selectFrom('profiles')
    .select(['details_sealed as sealed', 'logo_file_id as logoFileId'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!row) return { details: {}, logoFileId: null };
  return { details: openDetails(seal, accountId, row.sealed), logoFileId: row.logoFileId };
}

export interface ProfileToWrite extends ProfileRow {
  accountId: bigint;
  at: Date;
  impersonatedBy: string | null;
}

/** The whole of it; who changes it has the account's turn. */
export async function writeProfile(tx: Tx, seal: Seal, profile: ProfileToWrite): Promise<void> {
  const { accountId, details, logoFileId, at, impersonatedBy } = profile;
  const row = {
    details_sealed: sealDetails(seal, accountId, details),
    logo_file_id: logoFileId,
    updated_at: at,
    impersonated_by: impersonatedBy,
  };
  await tx
    .insertInto('profiles')
    .values({ account_id: accountId, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute();
}

export interface Owner {
  username: string;
  mobile: number;
}

export async function findOwner(db: DbOrTx, accountId: bigint): Promise<Owner | undefined> {
  return db
    .selectFrom('users')
    .select(['username', 'mobile'])
    .where('account_id', '=', accountId)
    .where('is_owner', '=', true)
    .executeTakeFirst();
}
