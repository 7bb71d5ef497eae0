import type { Tx } from '@peyk/server-database';
import { sql } from 'kysely';

/** Carries out `work` in a part of the transaction in which the database refuses every write; behind it the transaction may write again. */
export async function readingOnly<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await sql`savepoint reading`.execute(tx);
  await sql`set transaction read only`.execute(tx);
  const found = await work();
  await sql`rollback to savepoint reading`.execute(tx);
  await sql`release savepoint reading`.execute(tx);
  return found;
}
