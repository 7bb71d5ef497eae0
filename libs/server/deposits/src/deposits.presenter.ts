import { refusalSentence } from '@peyk/server-decisions';
import type { components } from '@peyk/shared-contract';
import { mrialToRialString } from '@peyk/shared-sms';
import { REFUSAL_REASONS, shareOf } from './deposits.policy';
import type { DepositRow } from './deposits.repository';
import type { TargetRow } from './targets.repository';

type Schemas = components['schemas'];

export function presentDeposit(row: DepositRow): Schemas['Deposit'] {
  const { taxMrial, creditedMrial } = shareOf(row);
  return {
    id: String(row.id),
    method: row.method,
    state: row.decision ?? 'waiting',
    amount: mrialToRialString(row.amountMrial),
    confirmed_amount: row.confirmedMrial === null ? null : mrialToRialString(row.confirmedMrial),
    tax: mrialToRialString(taxMrial),
    credited: mrialToRialString(creditedMrial),
    reference_code: row.referenceCode,
    submitted_at: row.submittedAt.toISOString(),
    source_last4: row.sourceLast4,
    target: { number: row.targetNumber, bank: row.targetBank, owner: row.targetOwner },
    slip_file_id: row.slipFileId,
    refusal: refusalSentence(row, REFUSAL_REASONS),
    created_at: row.askedAt.toISOString(),
    decided_at: row.decidedAt?.toISOString() ?? null,
  };
}

export function presentTarget({ id, kind, number, sheba, bank, owner }: TargetRow): Schemas['DepositTarget'] {
  return { id: String(id), kind, number, sheba, bank, owner };
}
