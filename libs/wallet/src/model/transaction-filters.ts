import type { FilterField } from '@peyk/shared-ui';
import type { FilterValuesOf } from '@peyk/shared-url-state';
import { messages } from '../messages';

const ID_SHAPE = /^\d{1,19}$/;
const ID_MAX_DIGITS = 19;
const KINDS = [
  'online_payment',
  'card_to_card',
  'bank_transfer',
  'gift',
  'plan',
  'admin_credit',
  'admin_debit',
  'send_hold',
  'send_return',
] as const;

const checkId = (id: string) => (ID_SHAPE.test(id) ? undefined : messages.wrongSendId);

/** What the list can be narrowed to: the fields of the panel and the keys of the address. */
export const TRANSACTION_FILTERS = [
  {
    type: 'options',
    key: 'type',
    label: messages.direction,
    options: [
      { value: 'deposit', label: messages.types.deposit },
      { value: 'withdrawal', label: messages.types.withdrawal },
    ],
  },
  {
    type: 'options',
    key: 'kind',
    label: messages.kind,
    options: KINDS.map((value) => ({ value, label: messages.kinds[value] })),
  },
  {
    type: 'search',
    key: 'send',
    label: messages.sendId,
    kind: 'digits',
    maxLength: ID_MAX_DIGITS,
    check: checkId,
  },
  { type: 'date_range', key: 'created', label: messages.time },
] as const satisfies readonly FilterField[];

export type TransactionFilterValues = FilterValuesOf<typeof TRANSACTION_FILTERS>;

/** What the API is asked for; everything absent means all. */
export interface TransactionFilters {
  readonly type?: 'deposit' | 'withdrawal';
  readonly kind?: (typeof KINDS)[number];
  readonly send_id?: string;
  readonly from_date?: string;
  readonly to_date?: string;
}

/** What the address asks for, as the API takes it; what nobody can mean is dropped. */
export function toTransactionFilters({ type, kind, send, created }: TransactionFilterValues): TransactionFilters {
  const knownKind = KINDS.find((candidate) => candidate === kind);
  return {
    ...((type === 'deposit' || type === 'withdrawal') && { type }),
    ...(knownKind !== undefined && { kind: knownKind }),
    ...(send !== undefined && ID_SHAPE.test(send) && { send_id: send }),
    ...(created?.from !== undefined && { from_date: created.from }),
    ...(created?.to !== undefined && { to_date: created.to }),
  };
}
