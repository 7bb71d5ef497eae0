import { openSavepoint } from '@peyk/server-database';
import type { Tx } from '@peyk/server-database';
import { sql } from 'kysely';

/** Carries out `work` in a part of the transaction in which the database refuses every write; behind it the transaction may write again. */
export async function readingOnly<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  const before = await openSavepoint(tx, 'reading');
  await sql`set transaction read only`.execute(tx);
  const found = await work();
  await before.undo();
  await before.keep();
  return found;
}
