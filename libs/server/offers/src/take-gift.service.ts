import { auditChange, notify } from '@peyk/server-database';
import type { Tx } from '@peyk/server-database';
import { giveCredit } from '@peyk/server-ledger';
import { fail } from './fail';
import { insertTaking, lockGift, sumPaid } from './offers.repository';
import type { Gift } from './offers.repository';

const DAY_MS = 86_400_000;
/** What an account has paid in so many days counts for gifts that ask for it. */
export const PAID_DAYS = 30;

/** From when on payments count for gifts. */
export const paidSince = (now: Date): Date => new Date(now.getTime() - PAID_DAYS * DAY_MS);

/** Whether there is still one. */
export const isLeft = ({ mostTaken, takenCount }: Gift): boolean => mostTaken === null || takenCount < mostTaken;

export interface GiftWish {
  accountId: bigint;
  id: bigint;
  userId: bigint | null;
  impersonatedBy: string | null;
}

/**
 * Books a gift, once an account: of two at once the second waits at the gift's row and finds it taken.
 * @throws unknownGift (also when the account has not paid enough), giftTaken, giftGone
 */
export async function takeGift(tx: Tx, wish: GiftWish, now: Date): Promise<Gift> {
  const { accountId, id } = wish;
  const gift = (await lockGift(tx, { accountId, id }, now)) ?? fail('unknownGift');
  if (gift.takenAt !== null) fail('giftTaken');
  if (!isLeft(gift)) fail('giftGone');
  const paid = gift.paidMrial === 0n ? 0n : await sumPaid(tx, accountId, paidSince(now));
  if (paid < gift.paidMrial) fail('unknownGift');
  const { amountMrial } = gift;
  await insertTaking(tx, { ...wish, amountMrial }, now);
  const booking = { accountId, amountMrial, description: `هدیه: ${gift.title}`, dedupeKey: `gift:${id}`, at: now };
  if (!(await giveCredit(tx, booking))) throw new Error(`gift ${id} was booked before it was taken`);
  await notify(tx, 'credit_changed', JSON.stringify({ accountId: String(accountId) }));
  auditChange({ object: `gift:${id}`, before: { taken: false }, after: { taken: true } });
  return { ...gift, takenAt: now, takenCount: gift.takenCount + 1 };
}
