/** The keys of the address that narrow the list. */
export const TRANSACTION_FILTER_KEYS = ['type', 'send'] as const;
export type TransactionFilterValues = Readonly<Partial<Record<(typeof TRANSACTION_FILTER_KEYS)[number], string>>>;

/** What the API is asked for; everything absent means all. */
export interface TransactionFilters {
  readonly type?: 'deposit' | 'withdrawal';
  readonly send_id?: string;
}

const ID_SHAPE = /^\d{1,19}$/;

/** What the address asks for, as the API takes it; what nobody can mean is dropped. */
export function toTransactionFilters({ type, send }: TransactionFilterValues): TransactionFilters {
  return {
    ...((type === 'deposit' || type === 'withdrawal') && { type }),
    ...(send !== undefined && ID_SHAPE.test(send) && { send_id: send }),
  };
}
