import { sql } from 'kysely';
import type { Tx } from './create-database';
import { rememberActs } from './run-transaction';

/** A point that a transaction may go back to. */
export interface Savepoint {
  /** What was written since stays; there is nothing to go back to any more. */
  keep(): Promise<void>;
  /** What was written since is undone, and what was to be done or told at the commit because of it is forgotten. */
  undo(): Promise<void>;
}

/** Begins a part of a transaction that may be undone by itself. @param name of no other that is open in the same transaction */
export async function openSavepoint(tx: Tx, name: string): Promise<Savepoint> {
  const point = sql.id(name);
  await sql`savepoint ${point}`.execute(tx);
  const forget = rememberActs(tx);
  return {
    keep: async () => void (await sql`release savepoint ${point}`.execute(tx)),
    undo: async () => {
      forget();
      await sql`rollback to savepoint ${point}`.execute(tx);
    },
  };
}
