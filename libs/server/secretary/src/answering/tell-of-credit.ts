import { sql } from 'kysely';
import type { Tx } from '@peyk/server-database';
import { findOwnerMobile } from '@peyk/server-wallet';

/** A message of the installation to a person; it goes with the transaction. */
export type TellBySms = (tx: Tx, message: { mobile: number; text: string; at: Date }) => Promise<unknown>;

interface Telling {
  accountId: bigint;
  at: Date;
  tellBySms: TellBySms;
}

/**
 * Tells the owner once that a secretary can pay no answer. It is told again only after an answer was paid in between.
 * @param unpaid secretaries with an answer that was not paid @param paid those with one that was
 */
export async function tellOfCredit(
  tx: Tx,
  { accountId, at, tellBySms }: Telling,
  { unpaid, paid }: { unpaid: readonly bigint[]; paid: readonly bigint[] },
): Promise<void> {
  await sql`
    update secretaries set credit_told_at = null
    where account_id = ${accountId} and id = any(${[...paid]}::bigint[]) and credit_told_at is not null`.execute(tx);
  const { rows } = await sql<{ title: string }>`
    update secretaries set credit_told_at = ${at}
    where account_id = ${accountId} and id = any(${[...unpaid]}::bigint[]) and credit_told_at is null
    returning title`.execute(tx);
  const [first] = rows;
  if (!first) return;
  const mobile = await findOwnerMobile(tx, accountId);
  if (mobile === undefined) return;
  const text = `اعتبار پنل برای پاسخ منشی «${first.title}» کافی نیست؛ پیام‌ها ثبت می‌شوند و بی‌پاسخ می‌مانند. لطفاً اعتبار خود را افزایش دهید.`;
  await tellBySms(tx, { mobile, text, at });
}
