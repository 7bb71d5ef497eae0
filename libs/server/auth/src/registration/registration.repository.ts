import type { DbOrTx, Tx } from '@peyk/server-database';
import type { Seal } from '@peyk/server-seal';
import { sealPerson } from '../identity/sealed-person';
import type { CheckedRegistration } from './check-fields';

/** A registration between its form and its code. Ids are text, as JSON has no bigint. */
export interface PendingRegistration extends CheckedRegistration {
  passwordHash: string;
  packageId: string;
  activityDomainId: string;
  roleId: string;
  termsVersion: string;
}

const placeOf = (tokenHash: Buffer) => `pending_registrations.details_sealed:${tokenHash.toString('hex')}`;

export function sealDetails(seal: Seal, tokenHash: Buffer, details: PendingRegistration): Buffer {
  return seal.seal('registration', JSON.stringify(details), placeOf(tokenHash));
}

/** @throws SealError */
export function openDetails(seal: Seal, tokenHash: Buffer, sealed: Buffer): PendingRegistration {
  // Written by sealDetails and by nobody else.
  return JSON.parse(seal.open('registration', sealed, placeOf(tokenHash)).toString()) as PendingRegistration;
}

export async function insertPending(
  tx: Tx,
  seal: Seal,
  { tokenHash, details, expiresAt }: { tokenHash: Buffer; details: PendingRegistration; expiresAt: Date },
): Promise<void> {
  await tx
    .insertInto('pending_registrations')
    .values({ token_hash: tokenHash, details_sealed: sealDetails(seal, tokenHash, details), expires_at: expiresAt })
    .execute();
}

/** Takes it out of the table: of its personal data nothing stays behind. */
export async function takePending(tx: Tx, seal: Seal, tokenHash: Buffer): Promise<PendingRegistration | undefined> {
  const row = await tx
    .deleteFrom('pending_registrations')
    .where('token_hash', '=', tokenHash)
    .returning(['details', 'details_sealed as sealed'])
    .executeTakeFirst();
  if (row?.sealed) return openDetails(seal, tokenHash, row.sealed);
  // Plain, of a program from before it was sealed.
  return row?.details as PendingRegistration | undefined;
}

export interface NewHolder {
  accountId: bigint;
  pending: PendingRegistration;
  at: Date;
}

/** @throws a unique violation when the mobile has registered before. */
export async function insertHolder(tx: Tx, seal: Seal, { accountId, pending, at }: NewHolder): Promise<void> {
  const { company } = pending;
  await tx
    .insertInto('account_holders')
    .values({
      account_id: accountId,
      person: pending.person,
      first_name: pending.firstName,
      last_name: pending.lastName,
      mobile: pending.mobile,
      ...sealPerson(seal, accountId, pending),
      company_name: company?.name ?? null,
      company_national_id: company?.nationalId ?? null,
      registration_number: company?.registrationNumber ?? null,
      economic_number: company?.economicNumber ?? null,
      package_id: BigInt(pending.packageId),
      activity_domain_id: BigInt(pending.activityDomainId),
      role_id: BigInt(pending.roleId),
      terms_version: pending.termsVersion,
      registered_at: at,
      // Due at once: who is killed before the registry has answered is asked about by the job.
      identity_due_at: at,
    })
    .execute();
  await tx.updateTable('accounts').set({ activation: 'checking' }).where('id', '=', accountId).execute();
}

/** The account may send from the lines of its package. */
export async function assignPackageLines(tx: Tx, accountId: bigint, packageId: bigint): Promise<void> {
  await tx
    .insertInto('account_lines')
    .columns(['account_id', 'line_id', 'is_default'])
    .expression((query) =>
      query
        .selectFrom('package_lines')
        .select((row) => [row.val(accountId).$castTo<bigint>().as('account_id'), 'line_id', 'is_default'])
        .where('package_id', '=', packageId),
    )
    .execute();
}

export async function hasUsername(db: DbOrTx, username: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where((query) => query(query.fn('lower', ['username']), '=', username.toLowerCase()))
    .executeTakeFirst();
  return row !== undefined;
}
