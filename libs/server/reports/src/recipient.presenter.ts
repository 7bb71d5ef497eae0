import type { components } from '@peyk/shared-contract';
import { keyToMobile, mrialToRialString } from '@peyk/shared-sms';
import { recipientReason } from './recipient-reason';
import { presentCounts } from './send.presenter';
import type { RecipientRow } from './recipients.repository';
import type { OperatorStats, SendStats } from './stats.service';

type Schemas = components['schemas'];

/** In the order of the database's codes. */
const OPERATORS = ['mci', 'irancell', 'rightel', 'other'] as const;
const MONEY = ['held', 'charged', 'returned'] as const;

export function presentOperator(code: number): Schemas['Operator'] {
  return OPERATORS[code] ?? 'other';
}

export function presentRecipient(row: RecipientRow): Schemas['Recipient'] {
  return {
    n: row.n,
    number: keyToMobile(row.mobile),
    operator: presentOperator(row.operator),
    // The engine writes no other codes; the contract's enum is the same list.
    status: row.status as Schemas['RecipientStatus'],
    reason: recipientReason(row),
    parts: row.parts,
    ...(row.text !== null && { text: row.text }),
    price: mrialToRialString(row.priceMrial),
    money: MONEY[row.settled] ?? 'held',
    submitted_at: row.submittedAt?.toISOString() ?? null,
    answered_at: row.answeredAt?.toISOString() ?? null,
    receipt_at: row.receiptAt?.toISOString() ?? null,
  };
}

function presentOperatorStats(stats: OperatorStats) {
  return {
    operator: presentOperator(stats.operator),
    counts: presentCounts(stats.counts),
    charged: mrialToRialString(stats.chargedMrial),
    returned: mrialToRialString(stats.returnedMrial),
  };
}

export function presentStats({ language, operators }: SendStats): Schemas['SendStats'] {
  return { language: language === 'persian' ? 'fa' : 'en', operators: operators.map(presentOperatorStats) };
}
