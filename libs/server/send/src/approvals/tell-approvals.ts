import { runTransaction } from '@peyk/server-database';
import type { ServerContext, Tx } from '@peyk/server-database';
import { wantedNotices } from '@peyk/server-decisions';
import { findMemberLimits } from '@peyk/server-http';
import { faultOfDecider } from '@peyk/server-sender';
import type { Asked } from '@peyk/server-sender';
import { findAccountsToTell, listDeciders, takeUntold } from './tell-approvals.repository';

/** A message of the installation to a person; it goes with the transaction. */
export type TellBySms = (tx: Tx, message: { mobile: number; text: string; at: Date }) => Promise<unknown>;

/** What is asked for soon after a message comes together in the next one: nobody gets a message for each of a hundred sends. */
export const TOLD_AGAIN_AFTER_MS = 10 * 60_000;

const textOf = (count: number) =>
  `${count === 1 ? 'یک ارسال' : `${count.toLocaleString('fa')} ارسال`} منتظر تأیید شماست. لطفاً در پنل، بخش «گزارش ارسال»، تصمیم بگیرید؛ آنچه تا ۷ روز تأیید نشود فرستاده نمی‌شود.`;

/** Tells those who may decide, each of what they may decide, once: the mark and the messages are one transaction. */
async function tellAccount(
  tx: Tx,
  { accountId, at }: { accountId: bigint; at: Date },
  tellBySms: TellBySms,
): Promise<void> {
  const waiting = await takeUntold(tx, accountId, at);
  if (waiting.length === 0 || !(await wantedNotices(tx, accountId)).approvals) return;
  for (const { userId, mobile } of await listDeciders(tx, accountId)) {
    const limits = await findMemberLimits(tx, { accountId, userId });
    const isTheirs = (one: Asked) => faultOfDecider(one, { userId, limits }) === undefined;
    const count = waiting.filter(isTheirs).length;
    if (count > 0) await tellBySms(tx, { mobile, text: textOf(count), at });
  }
}

/** Tells by SMS of sends that have begun to wait for a second person; answers in how many accounts. A kill leaves the rest for the next round. */
export async function tellApprovals({ db, clock }: ServerContext, tellBySms: TellBySms): Promise<number> {
  const at = clock.now();
  const toldBefore = new Date(at.getTime() - TOLD_AGAIN_AFTER_MS);
  const accounts = await findAccountsToTell(db, toldBefore);
  for (const accountId of accounts) {
    await runTransaction(db, (tx) => tellAccount(tx, { accountId, at }, tellBySms));
  }
  return accounts.length;
}
