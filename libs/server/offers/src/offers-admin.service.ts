import { auditChange, isUniqueViolation, runTransaction } from '@peyk/server-database';
import type { Db, Tx } from '@peyk/server-database';
import { fail } from './fail';
import './offers.tables';

const TITLE_CHARACTERS = 60;
const DESCRIPTION_CHARACTERS = 200;

interface Named {
  title: string;
  description?: string;
}

function requireNamed({ title, description = '' }: Named, amounts: readonly bigint[]): void {
  const isTitle = title.trim() === title && title.length >= 1 && title.length <= TITLE_CHARACTERS;
  const isGood = isTitle && description.length <= DESCRIPTION_CHARACTERS && amounts.every((amount) => amount > 0n);
  if (!isGood) fail('badOffer');
}

async function insertNew(db: Db, insert: (tx: Tx) => Promise<{ id: bigint }>): Promise<bigint> {
  try {
    const { id } = await runTransaction(db, insert);
    return id;
  } catch (error) {
    if (isUniqueViolation(error, 'charge_packages_title_key') || isUniqueViolation(error, 'gift_packages_title_key')) {
      return fail('offerExists');
    }
    throw error;
  }
}

export interface NewChargePackage extends Named {
  description: string;
  amountMrial: bigint;
  bonusMrial: bigint;
  mostEach: number | null;
}

/** Its id. @throws badOffer, offerExists */
export async function addChargePackage(db: Db, offered: NewChargePackage, now: Date): Promise<bigint> {
  const { title, description, amountMrial, bonusMrial, mostEach } = offered;
  requireNamed(offered, [amountMrial]);
  return insertNew(db, (tx) =>
    tx
      .insertInto('charge_packages')
      .values({
        ...{ title, description, amount_mrial: amountMrial, bonus_mrial: bonusMrial },
        ...{ most_each: mostEach, created_at: now },
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
}

interface Times {
  startsAt: Date;
  endsAt: Date;
}

export interface NewPromotion extends Named, Times {
  percent: number;
  fromMrial: bigint;
  mostMrial: bigint | null;
}

/** Its id. @throws badOffer */
export async function addPromotion(db: Db, offered: NewPromotion, now: Date): Promise<bigint> {
  const { title, percent, fromMrial, mostMrial, startsAt, endsAt } = offered;
  requireNamed(offered, mostMrial === null ? [] : [mostMrial]);
  if (percent < 1 || percent > 100 || startsAt >= endsAt) fail('badOffer');
  return insertNew(db, (tx) =>
    tx
      .insertInto('promotions')
      .values({
        ...{ title, percent, from_mrial: fromMrial, most_mrial: mostMrial },
        ...{ starts_at: startsAt, ends_at: endsAt, created_at: now },
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
}

export interface NewGift extends Named, Times {
  description: string;
  amountMrial: bigint;
  /** What an account must have paid in thirty days; 0 for every account. */
  paidMrial: bigint;
  mostTaken: number | null;
}

/** Its id. @throws badOffer, offerExists */
export async function addGift(db: Db, offered: NewGift, now: Date): Promise<bigint> {
  const { title, description, amountMrial, paidMrial, mostTaken, startsAt, endsAt } = offered;
  requireNamed(offered, [amountMrial]);
  if (startsAt >= endsAt) fail('badOffer');
  return insertNew(db, (tx) =>
    tx
      .insertInto('gift_packages')
      .values({
        ...{ title, description, amount_mrial: amountMrial, paid_mrial: paidMrial, most_taken: mostTaken },
        ...{ starts_at: startsAt, ends_at: endsAt, created_at: now },
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
}

export const OFFER_KINDS = ['charge', 'promotion', 'gift'] as const;
export type OfferKind = (typeof OFFER_KINDS)[number];

/** Offered no more from now on; payments that have begun keep what they were promised. @throws unknownAdminOffer */
export async function endOffer(db: Db, { kind, id }: { kind: OfferKind; id: bigint }, now: Date): Promise<void> {
  await runTransaction(db, async (tx) => {
    if (!(await close(tx, { kind, id }, now))) fail('unknownAdminOffer');
    auditChange({ object: `${kind}:${id}`, before: { isOpen: true }, after: { isOpen: false } });
  });
}

/** False when there is none that is offered. */
async function close(tx: Tx, { kind, id }: { kind: OfferKind; id: bigint }, now: Date): Promise<boolean> {
  if (kind === 'charge') {
    const { numUpdatedRows } = await tx
      .updateTable('charge_packages')
      .set({ is_open: false })
      .where('id', '=', id)
      .where('is_open', '=', true)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }
  const table = kind === 'gift' ? 'gift_packages' : 'promotions';
  // What has not begun yet ends as it begins: its time must not be empty.
  const { numUpdatedRows } = await tx
    .updateTable(table)
    .set(({ fn, val, ref }) => ({
      starts_at: fn<Date>('least', [ref('starts_at'), val(new Date(now.getTime() - 1))]),
      ends_at: now,
    }))
    .where('id', '=', id)
    .where('ends_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
