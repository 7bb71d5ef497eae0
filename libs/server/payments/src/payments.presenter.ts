import type { components } from '@peyk/shared-contract';
import { mrialToRialString } from '@peyk/shared-sms';
import type { PaymentRow } from './payments.repository';

const STATES = {
  created: 'waiting',
  waiting: 'waiting',
  undecided: 'waiting',
  credited: 'credited',
  failed: 'failed',
  returned: 'returned',
} as const;

export function presentPayment(row: PaymentRow): components['schemas']['Payment'] {
  return {
    id: String(row.id),
    state: STATES[row.state],
    gateway: row.gateway,
    amount: mrialToRialString(row.amountMrial),
    tax: mrialToRialString(row.taxMrial),
    payable: mrialToRialString(row.amountMrial + row.taxMrial),
    bonus: mrialToRialString(row.bonusMrial),
    bonus_title: row.bonusTitle,
    description: row.description,
    tracking_code: row.reference,
    card: row.card,
    created_at: row.createdAt.toISOString(),
    settled_at: row.settledAt?.toISOString() ?? null,
  };
}
