import { sql } from 'kysely';
import { notify } from '@peyk/server-database';
import type { Tx } from '@peyk/server-database';
import { giveBack, hold } from '@peyk/server-ledger';
import { uncountSpending } from '../limits/count-spending';
import type { SendKey } from '../sql/finish-sends';

/** Money of a send that was accepted with a quote: held before anybody knows the exact cost. */
export interface Reserve extends SendKey {
  amountMrial: bigint;
  at: Date;
}

const DESCRIPTION = 'هزینهٔ ارسال پیامک';
const RETURN_DESCRIPTION = 'برگشت مبلغ کنارگذاشته برای ارسال';

/** Holds what a send costs, or costs at most. False when the wallet has not so much: nothing changed. */
export async function holdForSend(tx: Tx, { accountId, sendId, amountMrial, at }: Reserve): Promise<boolean> {
  const held = await hold(tx, {
    accountId,
    sendId,
    amountMrial,
    description: DESCRIPTION,
    dedupeKey: `hold:${sendId}`,
    at,
  });
  if (held) await tellCredit(tx, accountId);
  return held;
}

/**
 * Holds the quoted total of a send that is being accepted. False when there is not enough credit.
 * The caller has inserted the send in this transaction.
 */
export async function reserve(tx: Tx, money: Reserve): Promise<boolean> {
  if (!(await holdForSend(tx, money))) return false;
  const { accountId, sendId, amountMrial } = money;
  await sql`update sends set reserved_mrial = ${amountMrial} where account_id = ${accountId} and id = ${sendId}`.execute(
    tx,
  );
  return true;
}

/**
 * Ends what was reserved for a send whose row the transaction has locked: gives back what goes beyond `costMrial` (all of it,
 * where the send costs nothing) and answers how much that was. Nothing for a send without a reserve, and the second time.
 */
export async function endReserve(
  tx: Tx,
  { accountId, sendId }: SendKey,
  { costMrial, at }: { costMrial: bigint; at: Date },
): Promise<bigint> {
  const { rows } = await sql<{ reservedMrial: bigint }>`
    select reserved_mrial as "reservedMrial" from sends
    where account_id = ${accountId} and id = ${sendId} for update`.execute(tx);
  const reservedMrial = rows[0]?.reservedMrial ?? 0n;
  if (reservedMrial === 0n) return 0n;
  await sql`update sends set reserved_mrial = 0 where account_id = ${accountId} and id = ${sendId}`.execute(tx);
  const amountMrial = reservedMrial - costMrial;
  await uncountSpending(tx, [{ accountId, sendId, amountMrial }]);
  await giveBack(tx, {
    accountId,
    sendId,
    amountMrial,
    description: RETURN_DESCRIPTION,
    dedupeKey: `reserve:${sendId}`,
    at,
  });
  if (amountMrial > 0n) await tellCredit(tx, accountId);
  return amountMrial;
}

async function tellCredit(tx: Tx, accountId: bigint): Promise<void> {
  await notify(tx, 'credit_changed', JSON.stringify({ accountId: String(accountId) }));
}
