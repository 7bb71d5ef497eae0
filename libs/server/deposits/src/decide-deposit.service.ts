import { auditChange, notify, runTransaction } from '@peyk/server-database';
import type { Tx } from '@peyk/server-database';
import { decideWaiting, mobileToTell, takeWaiting } from '@peyk/server-decisions';
import type { Reviewer } from '@peyk/server-decisions';
import { requireOwned } from '@peyk/server-http';
import { creditTransfer } from '@peyk/server-ledger';
import { floorRial } from '@peyk/shared-sms';
import { announceDeposit } from './create-deposit.service';
import { REFUSAL_REASONS, requireConfirmedAmount, shareOf, taxOf } from './deposits.policy';
import type { RefusalReason } from './deposits.policy';
import { findDeposit, findDepositKey } from './deposits.repository';
import type { DepositKey, DepositRow } from './deposits.repository';
import { fail } from './fail';

export const METHODS = { card_to_card: 'کارت به کارت', bank_transfer: 'واریز بانکی' } as const;

/** Accepted as it was written down, or with what really arrived. */
interface Acceptance {
  decision: 'accepted';
  confirmedMrial?: bigint | undefined;
}

export type DepositVerdict = Acceptance | { decision: 'refused'; reason: RefusalReason; note: string | undefined };

const rial = (mrial: bigint) => `${floorRial(mrial).toLocaleString('fa-IR')} ریال`;

function sentenceOf(deposit: DepositRow, verdict: DepositVerdict): string {
  const { arrivedMrial, creditedMrial } = shareOf(deposit);
  const what = `${METHODS[deposit.method]} شما به مبلغ ${rial(arrivedMrial)}`;
  if (verdict.decision === 'accepted') {
    const differs =
      deposit.confirmedMrial === null ? '' : ` که با مبلغ ثبت‌شده (${rial(deposit.amountMrial)}) یکی نیست،`;
    return `${what}${differs} تأیید شد و پس از کسر مالیات، ${rial(creditedMrial)} به اعتبار پنل شما افزوده شد.`;
  }
  const note = verdict.note === undefined ? '' : ` (${verdict.note})`;
  return `${what} تأیید نشد: ${REFUSAL_REASONS[verdict.reason]}${note}. برای پیگیری با پشتیبانی تماس بگیرید.`;
}

/** What the transaction says where another amount arrived than was written down. */
function differenceOf({ confirmedMrial, amountMrial }: DepositRow): string {
  if (confirmedMrial === null) return '';
  return `، با مبلغ ${rial(confirmedMrial)} که با مبلغ ثبت‌شده (${rial(amountMrial)}) یکی نیست`;
}

/** The columns that go with an acceptance with another amount; none with anything else. */
function confirmedColumns(verdict: DepositVerdict, { amountMrial }: DepositRow): Record<string, bigint> {
  if (verdict.decision === 'refused' || verdict.confirmedMrial === undefined) return {};
  const confirmedMrial = requireConfirmedAmount(verdict.confirmedMrial, amountMrial);
  return { confirmed_mrial: confirmedMrial, confirmed_tax_mrial: taxOf(confirmedMrial) };
}

/** What the audit log says: both amounts where they differ. */
function auditedDecision({ decision, reason, amountMrial, confirmedMrial }: DepositRow) {
  const [written, arrived] =
    confirmedMrial === null
      ? [{}, {}]
      : [{ amountMrial: String(amountMrial) }, { amountMrial: String(confirmedMrial) }];
  return { before: { decision: null, ...written }, after: { decision, reason, ...arrived } };
}

/** Books what was accepted. Its key is the deposit: however often this runs, it is credited once. */
async function credit(tx: Tx, deposit: DepositRow, at: Date): Promise<void> {
  const { accountId, id, method, referenceCode } = deposit;
  const { arrivedMrial: amountMrial, taxMrial } = shareOf(deposit);
  const description = `${METHODS[method]}، شمارهٔ پیگیری ${referenceCode}${differenceOf(deposit)}`;
  const isBooked = await creditTransfer(tx, method, {
    ...{ accountId, amountMrial, taxMrial, description, at },
    dedupeKey: `deposit:${id}`,
  });
  if (!isBooked) throw new Error(`deposit ${id} was credited before it was accepted`);
  await notify(tx, 'credit_changed', JSON.stringify({ accountId: String(accountId) }));
}

/**
 * Decides about a deposit, once: what was accepted is credited in the transaction that says so, and the account is told. One that is
 * accepted with the amount that really arrived keeps both.
 * @throws unknownDeposit, decidedBefore, takenByOther, badConfirmedAmount, sameAmount
 */
export async function decideDeposit(reviewer: Reviewer, id: bigint, verdict: DepositVerdict): Promise<DepositRow> {
  const { db, clock, by, tellBySms } = reviewer;
  const key = await requireOwned(findDepositKey(db, id), () => fail('unknownDeposit'));
  const at = clock.now();
  return runTransaction(db, async (tx) => {
    const also = confirmedColumns(verdict, await requireDeposit(tx, key));
    await decideWaiting(tx, { table: 'deposits', ...key, by, at }, { ...verdict, also });
    const deposit = await requireDeposit(tx, key);
    if (verdict.decision === 'accepted') await credit(tx, deposit, at);
    auditChange({
      accountId: key.accountId,
      object: `deposit:${id}`,
      ...auditedDecision(deposit),
    });
    await announceDeposit(tx, key.accountId);
    const mobile = await mobileToTell(tx, { accountId: key.accountId, askedBy: deposit.askedBy, about: 'deposits' });
    if (mobile !== undefined) await tellBySms(tx, { mobile, text: sentenceOf(deposit, verdict), at });
    return deposit;
  });
}

/** Says that this reviewer looks at it. @throws unknownDeposit, decidedBefore, takenByOther */
export async function takeDeposit({ db, clock, by }: Omit<Reviewer, 'tellBySms'>, id: bigint): Promise<DepositRow> {
  const key = await requireOwned(findDepositKey(db, id), () => fail('unknownDeposit'));
  return runTransaction(db, async (tx) => {
    const before = await requireDeposit(tx, key);
    await takeWaiting(tx, { table: 'deposits', ...key, by, at: clock.now() });
    auditChange({
      accountId: key.accountId,
      object: `deposit:${id}`,
      before: { takenBy: before.takenBy },
      after: { takenBy: by },
    });
    return requireDeposit(tx, key);
  });
}

const requireDeposit = (tx: Tx, key: DepositKey) => requireOwned(findDeposit(tx, key), () => fail('unknownDeposit'));
