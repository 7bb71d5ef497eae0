import { sql } from 'kysely';
import { tellAccountChanged } from '@peyk/server-accounts';
import type { DbOrTx, Tx } from '@peyk/server-database';
import type { Seal } from '@peyk/server-seal';
import type { Activation } from './activation.presenter';
import type { IdentityClaim } from './identity-registry';
import { PERSON_COLUMNS, openPerson, sealGift, sealPerson } from './sealed-person';
import type { Person } from './sealed-person';

/** A claim as it stands in the table, of an account that is being checked. */
export interface DueClaim extends IdentityClaim {
  accountId: bigint;
  /** How often the registry was asked, this time included. */
  tries: number;
}

/**
 * Takes a claim to be asked about, when the account is still being checked; says when it is due again should this process die.
 * @returns undefined when someone else has settled it.
 */
export async function takeClaim(
  { db, seal }: { db: DbOrTx; seal: Seal },
  accountId: bigint,
  dueAgainAt: (tries: number) => Date,
): Promise<DueClaim | undefined> {
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('account_holders')
      .innerJoin('accounts', 'accounts.id', 'account_holders.account_id')
      .select(['mobile', 'identity_tries', ...PERSON_COLUMNS])
      .where('account_id', '=', accountId)
      .where('accounts.activation', '=', 'checking')
      .forUpdate('account_holders')
      .executeTakeFirst();
    if (!row) return undefined;
    const tries = row.identity_tries + 1;
    await tx
      .updateTable('account_holders')
      .set({ identity_tries: tries, identity_due_at: dueAgainAt(tries) })
      .where('account_id', '=', accountId)
      .execute();
    return { ...openPerson(seal, row), mobile: row.mobile, accountId, tries };
  });
}

export async function listDueAccounts(db: DbOrTx, now: Date, limit: number): Promise<bigint[]> {
  const rows = await db
    .selectFrom('account_holders')
    .select('account_id')
    .where('identity_due_at', '<=', now)
    .orderBy('identity_due_at')
    .limit(limit)
    .execute();
  return rows.map(({ account_id }) => account_id);
}

export async function findActivation(db: DbOrTx, accountId: bigint): Promise<Activation | undefined> {
  return db
    .selectFrom('accounts')
    .select(['activation', 'activation_reason as activationReason'])
    .where('id', '=', accountId)
    .executeTakeFirst();
}

/** Locks the account, so that of two verdicts one is written after the other. */
export async function lockActivation(tx: Tx, accountId: bigint): Promise<Activation | undefined> {
  return tx
    .selectFrom('accounts')
    .select(['activation', 'activation_reason as activationReason'])
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
}

/** Whether the claim that was asked about is still the one that the account makes. */
export async function isStillClaimed(tx: Tx, seal: Seal, claim: DueClaim): Promise<boolean> {
  const person = await lockPerson(tx, seal, claim.accountId);
  const isSame = person?.nationalId === claim.nationalId && person.birthDate === claim.birthDate;
  return isSame && person.mobile === claim.mobile;
}

/** Whom an account claims to be of, until the transaction ends; undefined for one that nobody registered. */
export async function lockPerson(
  tx: Tx,
  seal: Seal,
  accountId: bigint,
): Promise<(Person & { mobile: number }) | undefined> {
  const row = await tx
    .selectFrom('account_holders')
    .select(['mobile', ...PERSON_COLUMNS])
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  return row && { ...openPerson(seal, row), mobile: row.mobile };
}

/** Senders and open panels hear of it. @param dueAt when the registry is asked (again); null when it need not be. */
export async function writeActivation(
  tx: Tx,
  accountId: bigint,
  { activation, activationReason, dueAt }: Activation & { dueAt: Date | null },
): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ activation, activation_reason: activationReason })
    .where('id', '=', accountId)
    .execute();
  await tx.updateTable('account_holders').set({ identity_due_at: dueAt }).where('account_id', '=', accountId).execute();
  await tellAccountChanged(tx, accountId);
}

export async function writeClaim(
  tx: Tx,
  seal: Seal,
  { accountId, ...person }: Person & { accountId: bigint },
): Promise<void> {
  await tx
    .updateTable('account_holders')
    .set({ ...sealPerson(seal, accountId, person), identity_tries: 0 })
    .where('account_id', '=', accountId)
    .execute();
}

/** An account and the national id that its holder claims. */
export interface GiftOf {
  accountId: bigint;
  nationalId: string;
}

/** The gift of the account's package that was not given yet; 0 when there is none, or this person had one with another account. */
export async function findOpenGift(tx: Tx, seal: Seal, { accountId, nationalId }: GiftOf): Promise<bigint> {
  const indexes = seal.blindIndexes('national id', nationalId);
  const { rows } = await sql<{ giftMrial: bigint }>`
    select packages.gift_mrial as "giftMrial"
    from account_holders holder join packages on packages.id = holder.package_id
    where holder.account_id = ${accountId} and num_nonnulls(holder.gift_national_id, holder.gift_national_id_index) = 0
      and not exists (select 1 from account_holders other
        where other.gift_national_id_index = any(${indexes}::bytea[]) or other.gift_national_id = ${nationalId})`.execute(
    tx,
  );
  return rows[0]?.giftMrial ?? 0n;
}

/**
 * Of two accounts of one person at once, the second waits here for the first: also when their processes seal with two secrets,
 * the former and the current one, as long as both know both.
 */
export async function lockGiftsOf(tx: Tx, seal: Seal, nationalId: string): Promise<void> {
  const keys = seal.blindIndexes('national id', nationalId).map((index) => `gift:${index.toString('hex')}`);
  for (const key of keys.sort()) await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
}

export async function markGiftGiven(tx: Tx, seal: Seal, { accountId, nationalId }: GiftOf): Promise<void> {
  await tx
    .updateTable('account_holders')
    .set(sealGift(seal, accountId, nationalId))
    .where('account_id', '=', accountId)
    .execute();
}

export interface UnsettledAccount extends Activation {
  username: string;
  registeredAt: Date;
  tries: number;
}

/** Accounts whose holder is not settled, oldest first. */
export function listUnsettled(db: DbOrTx, limit: number): Promise<UnsettledAccount[]> {
  return db
    .selectFrom('account_holders')
    .innerJoin('accounts', 'accounts.id', 'account_holders.account_id')
    .innerJoin('users', 'users.account_id', 'accounts.id')
    .select([
      'users.username',
      'accounts.activation',
      'accounts.activation_reason as activationReason',
      'account_holders.registered_at as registeredAt',
      'account_holders.identity_tries as tries',
    ])
    .where('accounts.activation', '<>', 'active')
    .orderBy('account_holders.registered_at')
    .limit(limit)
    .execute();
}

/** An account whose holder waits for a person: the registry could not tell. */
export interface CheckedHolder {
  accountId: bigint;
  accountName: string;
  username: string;
  mobile: number;
  registeredAt: Date;
  tries: number;
  /** Changes with what the holder says of themselves. */
  claim: string;
}

const checked = (db: DbOrTx) =>
  db
    .selectFrom('account_holders')
    .innerJoin('accounts', 'accounts.id', 'account_holders.account_id')
    .innerJoin('users', (join) => join.onRef('users.account_id', '=', 'accounts.id').on('users.is_owner', '=', true))
    .select([
      'accounts.id as accountId',
      'accounts.name as accountName',
      'users.username',
      'account_holders.mobile',
      'account_holders.registered_at as registeredAt',
      'account_holders.identity_tries as tries',
      // Not cast to bytea: a backslash in a name would be read as an escape.
      sql<string>`left(encode(sha256(convert_to(concat_ws('|', encode(national_id_sealed, 'hex'),
        encode(birth_date_sealed, 'hex'), national_id, birth_date, account_holders.mobile, first_name, last_name),
        'UTF8')), 'hex'), 16)`.as('claim'),
    ])
    .where('accounts.activation', '=', 'checking');

/** Of all accounts, the longest first. */
export function listChecked(
  db: DbOrTx,
  { offset, limit }: { offset: number; limit: number },
): Promise<CheckedHolder[]> {
  return checked(db)
    .orderBy('account_holders.registered_at')
    .orderBy('accounts.id')
    .offset(offset)
    .limit(limit)
    .execute();
}

export function findChecked(db: DbOrTx, accountId: bigint): Promise<CheckedHolder | undefined> {
  return checked(db).where('accounts.id', '=', accountId).executeTakeFirst();
}

export async function countChecked(db: DbOrTx): Promise<{ waiting: number; oldestAt: Date | null }> {
  const { rows } = await sql<{ waiting: number; oldestAt: Date | null }>`
    select count(*)::int as waiting, min(h.registered_at) as "oldestAt"
    from accounts a join account_holders h on h.account_id = a.id where a.activation = 'checking'`.execute(db);
  return rows[0] ?? { waiting: 0, oldestAt: null };
}

export async function isHolder(db: DbOrTx, accountId: bigint): Promise<boolean> {
  const row = await db
    .selectFrom('account_holders')
    .select('account_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row !== undefined;
}
