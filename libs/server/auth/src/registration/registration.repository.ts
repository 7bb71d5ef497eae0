import type { DbOrTx, Tx } from '@peyk/server-database';
import type { CheckedRegistration } from './check-fields';

/** A registration between its form and its code. Ids are text, as JSON has no bigint. */
export interface PendingRegistration extends CheckedRegistration {
  passwordHash: string;
  packageId: string;
  activityDomainId: string;
  roleId: string;
  termsVersion: string;
}

export async function insertPending(
  tx: Tx,
  { tokenHash, details, expiresAt }: { tokenHash: Buffer; details: PendingRegistration; expiresAt: Date },
): Promise<void> {
  await tx
    .insertInto('pending_registrations')
    .values({ token_hash: tokenHash, details: JSON.stringify(details), expires_at: expiresAt })
    .execute();
}

/** Takes it out of the table: of its personal data nothing stays behind. */
export async function takePending(tx: Tx, tokenHash: Buffer): Promise<PendingRegistration | undefined> {
  const row = await tx
    .deleteFrom('pending_registrations')
    .where('token_hash', '=', tokenHash)
    .returning('details')
    .executeTakeFirst();
  // Written by insertPending and by nobody else.
  return row?.details as PendingRegistration | undefined;
}

export interface NewHolder {
  accountId: bigint;
  pending: PendingRegistration;
  at: Date;
}

/** @throws a unique violation when the mobile has registered before. */
export async function insertHolder(tx: Tx, { accountId, pending, at }: NewHolder): Promise<void> {
  const { company } = pending;
  await tx
    .insertInto('account_holders')
    .values({
      account_id: accountId,
      person: pending.person,
      first_name: pending.firstName,
      last_name: pending.lastName,
      mobile: pending.mobile,
      national_id: pending.nationalId,
      birth_date: pending.birthDate,
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
