import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Client, PoolClient } from 'pg';

const MARK = '/* long */';

/**
 * Stands in a statement that lets those behind it take longer than usual, such as `set local statement_timeout`: until the connection
 * is given back its answers are waited for without end.
 */
export const LONG: RawBuilder<unknown> = sql.raw(MARK);

export const asksForLong = (text: string): boolean => text.includes(MARK);

/** The server ends a statement that takes too long and says so; what comes this much later does not come at all. */
const GRACE_MS = 5_000;

/** How long an answer is waited for; undefined for without end. */
export const answerLimitMs = (statementTimeoutMs: number, graceMs = GRACE_MS): number | undefined =>
  statementTimeoutMs === 0 ? undefined : statementTimeoutMs + graceMs;

/** What node-postgres says of an answer that did not come in time. It has no code. */
export const isAnswerMissing = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout';

/**
 * Cuts a connection off without a word: one whose other end is frozen, or behind a wall that swallows everything, never says goodbye.
 * Who waits for an answer on it gets an error.
 */
export function cutOff(client: Client | PoolClient): void {
  // The driver types its protocol layer as private; the socket is the only way to end what does not answer.
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
}
