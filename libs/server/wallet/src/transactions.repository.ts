import type { DbOrTx } from '@peyk/server-database';
import type { LedgerKind } from '@peyk/server-ledger';

/** A booking that moved the balance. */
export interface TransactionRow {
  id: bigint;
  kind: Exclude<LedgerKind, 'send_charge'>;
  /** Positive in, negative out; never zero here. */
  amountMrial: bigint;
  balanceAfterMrial: bigint;
  description: string;
  sendId: bigint | null;
  /** Under which it was booked; of a payment through a gateway `payment:<id>`. */
  dedupeKey: string | null;
  createdAt: Date;
}

/** What the filter panel may ask for; all must hold. */
export interface TransactionFilters {
  type?: 'deposit' | 'withdrawal';
  kind?: TransactionRow['kind'];
  sendId?: bigint;
  fromDate?: Date;
  toDate?: Date;
}

export interface TransactionQuestion {
  accountId: bigint;
  filters: TransactionFilters;
}

/**
 * A charge comes out of what was held and does not move the balance: it is not listed. `amount_mrial <> 0` stands here
 * word for word as in the partial index.
 */
function matching(db: DbOrTx, { accountId, filters }: TransactionQuestion) {
  const { type, kind, sendId, fromDate, toDate } = filters;
  let query = db.selectFrom('ledger_transactions').where('account_id', '=', accountId).where('amount_mrial', '<>', 0n);
  if (type !== undefined) query = query.where('amount_mrial', type === 'deposit' ? '>' : '<', 0n);
  if (kind !== undefined) query = query.where('kind', '=', kind);
  if (sendId !== undefined) query = query.where('send_id', '=', sendId);
  if (fromDate !== undefined) query = query.where('created_at', '>=', fromDate);
  if (toDate !== undefined) query = query.where('created_at', '<=', toDate);
  return query;
}

const COLUMNS = [
  'id',
  'kind',
  'amount_mrial as amountMrial',
  'balance_after_mrial as balanceAfterMrial',
  'description',
  'send_id as sendId',
  'dedupe_key as dedupeKey',
  'created_at as createdAt',
] as const;

/** `limit` bookings that are older than `before`, newest first; for anyone who goes through all of them. */
export async function listTransactionsBefore(
  db: DbOrTx,
  question: TransactionQuestion,
  { before, limit }: { before: bigint | undefined; limit: number },
): Promise<TransactionRow[]> {
  let query = matching(db, question).where('kind', '<>', 'send_charge').select(COLUMNS);
  if (before !== undefined) query = query.where('id', '<', before);
  return query
    .$narrowType<{ kind: TransactionRow['kind']; balanceAfterMrial: bigint }>()
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** `limit` bookings after the first `offset`, newest first. */
export async function listTransactionRows(
  db: DbOrTx,
  question: TransactionQuestion,
  { offset, limit }: { offset: number; limit: number },
): Promise<TransactionRow[]> {
  return matching(db, question)
    .where('kind', '<>', 'send_charge')
    .select(COLUMNS)
    .$narrowType<{ kind: TransactionRow['kind']; balanceAfterMrial: bigint }>()
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** How many there are, counted to `most`. */
export async function countTransactions(db: DbOrTx, question: TransactionQuestion, most: number): Promise<number> {
  const counted = matching(db, question).where('kind', '<>', 'send_charge').select('id').limit(most).as('counted');
  const row = await db
    .selectFrom(counted)
    .select(({ fn }) => fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(row.total);
}
