import { notify, runTransaction } from '@peyk/server-database';
import type { ServerContext, Tx } from '@peyk/server-database';
import { keepFile } from '@peyk/server-files';
import { requireOwned, takeTurn, unlessTaken } from '@peyk/server-http';
import {
  TARGET_OF,
  requireAmount,
  requireReference,
  requireSource,
  requireTransferTime,
  taxOf,
} from './deposits.policy';
import { countWaiting, findDeposit, insertDeposit } from './deposits.repository';
import type { DepositRow, DepositToInsert } from './deposits.repository';
import { fail } from './fail';
import { SLIP } from './slip';
import { lockOpenTarget } from './targets.repository';

/** Anyone who decides has more to do; and a table does not grow without end. */
const MOST_WAITING = 20;

export const DEPOSIT_CHANGED_CHANNEL = 'deposit_changed';

/** Asks the open panels of the account to look again. */
export const announceDeposit = (tx: Tx, accountId: bigint): Promise<void> =>
  notify(tx, DEPOSIT_CHANGED_CHANNEL, JSON.stringify({ accountId: String(accountId) }));

export type NewDeposit = Omit<DepositToInsert, 'taxMrial' | 'at'>;

/**
 * Writes a transfer down; it waits for a person, and moves no money.
 * @throws tooLittle, tooMuch, timeAhead, tooOld, badReference, sourceOfCardsOnly, unknownTarget, unknownSlip, referenceTaken, tooManyWaiting
 */
export async function createDeposit({ db, clock }: ServerContext, deposit: NewDeposit): Promise<DepositRow> {
  const at = clock.now();
  const { accountId, method, slipFileId } = deposit;
  const amountMrial = requireAmount(deposit.amountMrial);
  requireTransferTime(deposit.submittedAt, at);
  requireReference(deposit.referenceCode);
  requireSource(deposit.sourceLast4, method);
  const row = { ...deposit, amountMrial, taxMrial: taxOf(amountMrial), at };
  return runTransaction(db, async (tx) => {
    await takeTurn(tx, 'deposits', accountId);
    if ((await countWaiting(tx, accountId)) >= MOST_WAITING) fail('tooManyWaiting');
    const target = { id: deposit.targetId, kind: TARGET_OF[method] };
    await requireOwned(lockOpenTarget(tx, target), () => fail('unknownTarget', 'target'));
    const slip = { accountId, purpose: SLIP, id: slipFileId ?? '', now: at };
    if (slipFileId !== null && !(await keepFile(tx, slip))) fail('unknownSlip', 'slip_file_id');
    const taken = { deposits_reference: () => fail('referenceTaken', 'reference_code') };
    const key = await unlessTaken(insertDeposit(tx, row), taken);
    await announceDeposit(tx, accountId);
    return requireOwned(findDeposit(tx, key), () => fail('unknownDeposit'));
  });
}
