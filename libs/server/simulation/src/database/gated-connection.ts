import type { QueryResult } from 'pg';
import type { SimProcess } from '../world/process';
import type { RealConnection } from './real-connections';

/** A statement that a process has asked and that the scheduler lets go on, or not. */
export interface Statement {
  readonly connection: GatedConnection;
  readonly text: string;
  readonly values: unknown[];
  resolve(result: Pick<QueryResult, 'rows' | 'rowCount' | 'command'>): void;
  reject(error: unknown): void;
  /** Set once the database has answered. */
  outcome?: { result: QueryResult } | { error: unknown };
  running?: Promise<void>;
  /** What it changed has been looked at: once, whether it had to wait for a lock or not. */
  isSeen?: true;
}

/** What a process sees as one connection. It has at most one statement at a time, as Kysely asks. */
export class GatedConnection {
  /** `begun`: the process has said begin, and the database hears of it with the first statement. */
  transaction: 'none' | 'begun' | 'open' = 'none';
  broken = false;
  /** Its open transaction has changed the books. */
  touchedBooks = false;
  /** Its open transaction has stored a send. */
  storedSend = false;
  real: RealConnection | undefined;
  statement: Statement | undefined;
  /** Said in the open transaction, heard when it commits. */
  notifications: { channel: string; payload: string }[] = [];

  constructor(
    readonly process: SimProcess,
    readonly number: number,
  ) {}
}

export function connectionLost(): Error {
  // As node-postgres says it, because that is what the engine recognises.
  return new Error('Connection terminated unexpectedly');
}
