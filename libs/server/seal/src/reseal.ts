import type { Db } from '@peyk/server-database';
import { SealError } from './seal';
import type { Seal } from './seal';

export interface ResealedBatch {
  /** Rows that are sealed with the current secret now. */
  changed: number;
  /** Rows that no accepted secret opens; they are left as they are. */
  failed: number;
  /** Where the next batch begins; undefined after the last one. */
  next: string | undefined;
}

/**
 * Brings the rows of one table under the current secret: what is still plain, and what an older secret has sealed. A batch is one
 * transaction; done twice, by two processes at once, or killed in the middle, it does no harm.
 */
export interface Resealer {
  /** The table, for who watches. */
  name: string;
  /** @param after the `next` of the batch before, '' at first. */
  run(db: Db, seal: Seal, batch: { after: string; limit: number }): Promise<ResealedBatch>;
}

export interface Resealed {
  name: string;
  changed: number;
  failed: number;
}

const BATCH = 500;

/** Goes through the tables batch by batch. @param onBatch hears how far a table is. */
export async function resealAll(
  db: Db,
  seal: Seal,
  { resealers, onBatch }: { resealers: readonly Resealer[]; onBatch?: (so: Resealed) => void },
): Promise<Resealed[]> {
  const all: Resealed[] = [];
  for (const { name, run } of resealers) {
    const sum = { name, changed: 0, failed: 0 };
    for (let after: string | undefined = ''; after !== undefined;) {
      const batch: ResealedBatch = await run(db, seal, { after, limit: BATCH });
      sum.changed += batch.changed;
      sum.failed += batch.failed;
      after = batch.next;
      if (batch.changed + batch.failed > 0) onBatch?.({ ...sum });
    }
    all.push(sum);
  }
  return all;
}

/**
 * Carries out a batch on rows that were selected in the order of their key.
 * @param rewrite throws SealError for a row that does not open.
 */
export async function resealRows<Row>(
  rows: readonly Row[],
  { limit, keyOf, rewrite }: { limit: number; keyOf(row: Row): string; rewrite(row: Row): Promise<unknown> },
): Promise<ResealedBatch> {
  const result = { changed: 0, failed: 0 };
  for (const row of rows) {
    try {
      await rewrite(row);
      result.changed += 1;
    } catch (error) {
      if (!(error instanceof SealError)) throw error;
      result.failed += 1;
    }
  }
  const last = rows.at(-1);
  return { ...result, next: rows.length === limit && last !== undefined ? keyOf(last) : undefined };
}
