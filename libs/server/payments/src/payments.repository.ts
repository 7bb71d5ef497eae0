import { sql } from 'kysely';
import type { InferResult } from 'kysely';
import type { DbOrTx, Tx } from '@peyk/server-database';
import { listPage } from '@peyk/server-http';
import type { Page, Paging } from '@peyk/server-http';
import type { Bonus } from '@peyk/server-offers';
import type { GatewayName, PaymentState } from './payments.tables';

export interface PaymentKey {
  accountId: bigint;
  id: bigint;
}

const SHOWN = [
  'account_id as accountId',
  'id',
  'gateway',
  'amount_mrial as amountMrial',
  'tax_mrial as taxMrial',
  'bonus_mrial as bonusMrial',
  'bonus_title as bonusTitle',
  'charge_package_id as chargePackageId',
  'plan_id as planId',
  'plan_mrial as planMrial',
  'asked_by as askedBy',
  'impersonated_by as impersonatedBy',
  'description',
  'authority',
  'state',
  'reference',
  'card',
  'fault',
  'created_at as createdAt',
  'next_check_at as nextCheckAt',
  'settled_at as settledAt',
] as const;

export type PaymentRow = NonNullable<Awaited<ReturnType<typeof findPayment>>>;

export const findPayment = (db: DbOrTx, { accountId, id }: PaymentKey) =>
  db.selectFrom('payments').select(SHOWN).where('account_id', '=', accountId).where('id', '=', id).executeTakeFirst();

/** What people call a state, as the states that it is made of. */
export const STATES_OF = {
  waiting: ['created', 'waiting', 'undecided'],
  credited: ['credited'],
  failed: ['failed'],
  returned: ['returned'],
} as const satisfies Record<string, readonly PaymentState[]>;

export interface PaymentsQuestion {
  accountId: bigint;
  state?: keyof typeof STATES_OF | undefined;
  gateway?: GatewayName | undefined;
  paging: Paging;
}

/** One page of an account's, newest first. */
export function listPaymentRows(
  db: DbOrTx,
  { accountId, state, gateway, paging }: PaymentsQuestion,
): Promise<Page<PaymentRow>> {
  let matching = db.selectFrom('payments').where('account_id', '=', accountId);
  if (state !== undefined) matching = matching.where('state', 'in', STATES_OF[state]);
  if (gateway !== undefined) matching = matching.where('gateway', '=', gateway);
  return listPage({
    paging,
    rows: ({ offset, limit }) => matching.select(SHOWN).orderBy('id', 'desc').limit(limit).offset(offset).execute(),
    count: async (most) => {
      const counted = matching.select('id').limit(most).as('counted');
      const row = await db
        .selectFrom(counted)
        .select(({ fn }) => fn.countAll<bigint>().as('total'))
        .executeTakeFirstOrThrow();
      return Number(row.total);
    },
  });
}

/** Held until the transaction ends: anyone who settles a payment does it alone. */
export const lockPayment = (tx: Tx, { accountId, id }: PaymentKey) =>
  tx
    .selectFrom('payments')
    .select(SHOWN)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();

/** Whose it is. */
export const findPaymentKey = (db: DbOrTx, id: bigint) =>
  db.selectFrom('payments').select(['account_id as accountId', 'id']).where('id', '=', id).executeTakeFirst();

export interface PaidPlan {
  id: bigint;
  priceMrial: bigint;
}

export interface PaymentToInsert {
  accountId: bigint;
  gateway: GatewayName;
  amountMrial: bigint;
  taxMrial: bigint;
  /** What it brings on top, and whose promise that is. */
  bonus: Bonus | null;
  chargePackageId: bigint | null;
  /** The plan that is bought with it, at the price that was shown. */
  plan: PaidPlan | null;
  description: string;
  askedBy: bigint | null;
  impersonatedBy: string | null;
  at: Date;
  nextCheckAt: Date | null;
}

export async function insertPayment(tx: Tx, payment: PaymentToInsert): Promise<PaymentKey> {
  return tx
    .insertInto('payments')
    .values({
      account_id: payment.accountId,
      gateway: payment.gateway,
      amount_mrial: payment.amountMrial,
      tax_mrial: payment.taxMrial,
      bonus_mrial: payment.bonus?.amountMrial ?? 0n,
      bonus_title: payment.bonus?.title ?? null,
      charge_package_id: payment.chargePackageId,
      plan_id: payment.plan?.id ?? null,
      plan_mrial: payment.plan?.priceMrial ?? null,
      description: payment.description,
      asked_by: payment.askedBy,
      impersonated_by: payment.impersonatedBy,
      created_at: payment.at,
      next_check_at: payment.nextCheckAt,
    })
    .returning(['account_id as accountId', 'id'])
    .executeTakeFirstOrThrow();
}

export async function countSince(tx: Tx, accountId: bigint, since: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('payments')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('account_id', '=', accountId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many credited payments of an account have brought what this package promises; this payment's turn is held. */
export async function countBonuses(tx: Tx, accountId: bigint, chargePackageId: bigint): Promise<number> {
  const { count } = await tx
    .selectFrom('payments')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('account_id', '=', accountId)
    .where('charge_package_id', '=', chargePackageId)
    .where('state', '=', 'credited')
    .where('bonus_mrial', '>', 0n)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export interface PaymentChange {
  state?: PaymentState;
  authority?: string;
  reference?: string;
  card?: string | null;
  fault?: string | null;
  next_check_at?: Date | null;
  settled_at?: Date;
  bonus_mrial?: bigint;
  bonus_title?: string | null;
  decided_by?: string;
  reason?: string;
}

/** Writes what has become of a payment. Anyone who calls it has made sure that it may become so. */
export async function updatePayment(db: DbOrTx, { accountId, id }: PaymentKey, change: PaymentChange): Promise<void> {
  await db
    .updateTable('payments')
    .set(change)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** The address is known now; a row that the inquiry has given up in the meantime stays as it is. */
export async function storeAuthority(
  db: DbOrTx,
  { accountId, id }: PaymentKey,
  { authority, nextCheckAt }: { authority: string; nextCheckAt: Date | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payments')
    .set({ state: 'waiting', authority, next_check_at: nextCheckAt })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('state', '=', 'created')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Whether this number of the bank was worth a credit: capitals and small letters are one, as a gateway may take them. */
export async function isReferenceCredited(tx: Tx, gateway: GatewayName, reference: string): Promise<boolean> {
  const row = await tx
    .selectFrom('payments')
    .select('id')
    .where('gateway', '=', gateway)
    .where(sql`lower(reference)`, '=', sql`lower(${reference}::text)`)
    .where('state', '=', 'credited')
    .executeTakeFirst();
  return row !== undefined;
}

/** Of one gateway, the longest due first. */
export const listDue = (db: DbOrTx, { gateway, now, limit }: { gateway: GatewayName; now: Date; limit: number }) =>
  db
    .selectFrom('payments')
    .select(SHOWN)
    .where('next_check_at', '<=', now)
    .where('gateway', '=', gateway)
    .orderBy('next_check_at')
    .limit(limit)
    .execute();

/** What it is found by in the statement of the gateway: the bank's number, or the receipt that a browser has brought. */
const NUMBER = sql<string | null>`coalesce(p.reference, r.receipt)`;
/** The other payment that was credited with this number, or has brought it before. */
const HELD_BY = sql<bigint | null>`coalesce(
  (select o.id from payments o
   where o.gateway = p.gateway and lower(o.reference) = lower(${NUMBER}) and o.state = 'credited'),
  (select o.payment_id from payment_returns o
   where o.gateway = p.gateway and lower(o.receipt) = lower(${NUMBER}) and o.payment_id <> p.id))`;

const undecided = (db: DbOrTx) =>
  db
    .selectFrom('payments as p')
    .innerJoin('accounts as a', 'a.id', 'p.account_id')
    .leftJoin('payment_returns as r', (on) =>
      on.onRef('r.account_id', '=', 'p.account_id').onRef('r.payment_id', '=', 'p.id'),
    )
    .select(['p.account_id as accountId', 'p.id', 'p.gateway', 'p.authority', 'p.fault'])
    .select([NUMBER.as('reference'), HELD_BY.as('heldBy')])
    .select(['p.created_at as createdAt', 'p.amount_mrial as amountMrial', 'p.tax_mrial as taxMrial'])
    .select('a.name as accountName')
    .where('p.state', '=', 'undecided');

/** For those who decide: of any account, with its name. */
export type UndecidedPayment = InferResult<ReturnType<typeof undecided>>[number];

export const listUndecided = (db: DbOrTx, limit: number, offset = 0): Promise<UndecidedPayment[]> =>
  undecided(db).orderBy('p.id').limit(limit).offset(offset).execute();

/** One of any account, while nobody could tell. */
export const findUndecided = (db: DbOrTx, id: bigint): Promise<UndecidedPayment | undefined> =>
  undecided(db).where('p.id', '=', id).executeTakeFirst();
