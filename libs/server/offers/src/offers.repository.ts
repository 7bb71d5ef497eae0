import { sql } from 'kysely';
import type { DbOrTx, Tx } from '@peyk/server-database';
import './offers.tables';

const PACKAGE = [
  'id',
  'title',
  'description',
  'amount_mrial as amountMrial',
  'bonus_mrial as bonusMrial',
  'most_each as mostEach',
  'is_open as isOpen',
] as const;

export interface ChargePackage {
  id: bigint;
  title: string;
  description: string;
  amountMrial: bigint;
  bonusMrial: bigint;
  /** How often an account gets what comes on top; null for every time. */
  mostEach: number | null;
  isOpen: boolean;
}

/** The smallest amount first. */
export const listChargePackages = (db: DbOrTx): Promise<ChargePackage[]> =>
  db.selectFrom('charge_packages').select(PACKAGE).orderBy('amount_mrial').orderBy('id').execute();

export const findChargePackage = (db: DbOrTx, id: bigint): Promise<ChargePackage | undefined> =>
  db.selectFrom('charge_packages').select(PACKAGE).where('id', '=', id).executeTakeFirst();

/** Those that hold at an instant; the one that ends first comes first. */
export const listPromotions = (db: DbOrTx, at: Date) =>
  db
    .selectFrom('promotions')
    .select(['id', 'title', 'percent', 'from_mrial as fromMrial', 'most_mrial as mostMrial', 'ends_at as endsAt'])
    .where('starts_at', '<=', at)
    .where('ends_at', '>', at)
    .orderBy('ends_at')
    .orderBy('id')
    .execute();

/** For those who run the installation: promotions that hold now or will, the first end first. */
export const listAllPromotions = (db: DbOrTx, now: Date) =>
  db
    .selectFrom('promotions')
    .select(['id', 'title', 'percent', 'starts_at as startsAt', 'ends_at as endsAt'])
    .where('ends_at', '>', now)
    .orderBy('ends_at')
    .execute();

/** For those who run the installation: gifts that are given now or will be. */
export const listAllGifts = (db: DbOrTx, now: Date) =>
  db
    .selectFrom('gift_packages')
    .select(['id', 'title', 'amount_mrial as amountMrial', 'taken_count as takenCount', 'ends_at as endsAt'])
    .where('ends_at', '>', now)
    .orderBy('ends_at')
    .execute();

export interface Gift {
  id: bigint;
  title: string;
  description: string;
  amountMrial: bigint;
  paidMrial: bigint;
  mostTaken: number | null;
  takenCount: number;
  endsAt: Date;
  /** Null while the account has not taken it. */
  takenAt: Date | null;
}

const gifts = (db: DbOrTx, accountId: bigint, at: Date) =>
  db
    .selectFrom('gift_packages as g')
    .leftJoin('gift_takings as t', (join) =>
      join.onRef('t.gift_package_id', '=', 'g.id').on('t.account_id', '=', accountId),
    )
    .select(['g.id', 'g.title', 'g.description', 'g.amount_mrial as amountMrial', 'g.paid_mrial as paidMrial'])
    .select([
      'g.most_taken as mostTaken',
      'g.taken_count as takenCount',
      'g.ends_at as endsAt',
      't.taken_at as takenAt',
    ])
    .where('g.starts_at', '<=', at)
    .where('g.ends_at', '>', at);

/** Gifts that are given at an instant, as this account sees them. */
export const listGifts = (db: DbOrTx, accountId: bigint, at: Date): Promise<Gift[]> =>
  gifts(db, accountId, at).orderBy('g.ends_at').orderBy('g.id').execute();

/**
 * One of them, locked: of many that come at once each sees how many were there before. It is read again after the lock, for who waits at
 * a row sees only that row as it has become, not what was written beside it.
 */
export async function lockGift(
  tx: Tx,
  { accountId, id }: { accountId: bigint; id: bigint },
  at: Date,
): Promise<Gift | undefined> {
  await tx.selectFrom('gift_packages').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  return gifts(tx, accountId, at).where('g.id', '=', id).executeTakeFirst();
}

/** What an account has taken, newest first. */
export const listTakings = (db: DbOrTx, accountId: bigint) =>
  db
    .selectFrom('gift_takings as t')
    .innerJoin('gift_packages as g', 'g.id', 't.gift_package_id')
    .select(['g.id', 'g.title', 't.amount_mrial as amountMrial', 't.taken_at as takenAt'])
    .where('t.account_id', '=', accountId)
    .orderBy('t.taken_at', 'desc')
    .orderBy('g.id')
    .execute();

/** What an account has paid in since an instant, by gateway or transfer. */
export async function sumPaid(db: DbOrTx, accountId: bigint, since: Date): Promise<bigint> {
  const { paid } = await db
    .selectFrom('ledger_transactions')
    .select(sql<bigint>`coalesce(sum(amount_mrial), 0)::bigint`.as('paid'))
    .where('account_id', '=', accountId)
    .where('kind', 'in', ['online_payment', 'card_to_card', 'bank_transfer'])
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow();
  return paid;
}

export interface Taking {
  accountId: bigint;
  id: bigint;
  amountMrial: bigint;
  userId: bigint | null;
  impersonatedBy: string | null;
}

/** Notes that a gift was taken; the gift is locked. */
export async function insertTaking(tx: Tx, { accountId, id, amountMrial, ...by }: Taking, at: Date): Promise<void> {
  await tx
    .insertInto('gift_takings')
    .values({
      ...{ account_id: accountId, gift_package_id: id, amount_mrial: amountMrial },
      ...{ taken_by: by.userId, impersonated_by: by.impersonatedBy, taken_at: at },
    })
    .execute();
  await tx
    .updateTable('gift_packages')
    .set(({ eb }) => ({ taken_count: eb('taken_count', '+', 1) }))
    .where('id', '=', id)
    .execute();
}
