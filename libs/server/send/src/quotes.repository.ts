import type { DbOrTx, Tx } from '@peyk/server-database';

export interface NewQuote {
  accountId: bigint;
  lineId: bigint;
  requestHash: Buffer;
  unitMrial: bigint;
  statutoryMrial: bigint;
  /** For Latin texts, where each recipient has one of its own; null where all get the same. */
  latinUnitMrial: bigint | null;
  latinStatutoryMrial: bigint | null;
  /** With charity. */
  totalMrial: bigint;
  /** Null in one of before it was kept. */
  reachableCount: number | null;
  expiresAt: Date;
}

export interface StoredQuote extends NewQuote {
  id: bigint;
  usedBySendId: bigint | null;
}

/** Stores a quote; its id. */
export async function insertQuote(db: DbOrTx, quote: NewQuote): Promise<bigint> {
  const { id } = await db
    .insertInto('quotes')
    .values({
      account_id: quote.accountId,
      line_id: quote.lineId,
      request_hash: quote.requestHash,
      unit_mrial: quote.unitMrial,
      statutory_mrial: quote.statutoryMrial,
      latin_unit_mrial: quote.latinUnitMrial,
      latin_statutory_mrial: quote.latinStatutoryMrial,
      total_mrial: quote.totalMrial,
      reachable_count: quote.reachableCount,
      expires_at: quote.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** An account's quote, locked: of two sends that present it, the second waits and then sees that it is used. */
export async function lockQuote(tx: Tx, accountId: bigint, id: bigint): Promise<StoredQuote | undefined> {
  return quoteOf(tx, accountId, id).forUpdate().executeTakeFirst();
}

/** An account's quote, to be looked at. */
export async function selectQuote(db: DbOrTx, accountId: bigint, id: bigint): Promise<StoredQuote | undefined> {
  return quoteOf(db, accountId, id).executeTakeFirst();
}

function quoteOf(db: DbOrTx, accountId: bigint, id: bigint) {
  return db
    .selectFrom('quotes')
    .select([
      'account_id as accountId',
      'id',
      'line_id as lineId',
      'request_hash as requestHash',
      'unit_mrial as unitMrial',
      'statutory_mrial as statutoryMrial',
      'latin_unit_mrial as latinUnitMrial',
      'latin_statutory_mrial as latinStatutoryMrial',
      'total_mrial as totalMrial',
      'reachable_count as reachableCount',
      'expires_at as expiresAt',
      'used_by_send_id as usedBySendId',
    ])
    .where('account_id', '=', accountId)
    .where('id', '=', id);
}

export async function markQuoteUsed(tx: Tx, quote: StoredQuote, sendId: bigint): Promise<void> {
  await tx
    .updateTable('quotes')
    .set({ used_by_send_id: sendId })
    .where('account_id', '=', quote.accountId)
    .where('id', '=', quote.id)
    .execute();
}
