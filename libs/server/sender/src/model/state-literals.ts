import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { CHUNK_STATE, RECIPIENT_STATUS, SEND_STATE } from './states';

const literalsOf = <Name extends string>(states: Readonly<Record<Name, number>>) =>
  Object.fromEntries(Object.entries<number>(states).map(([name, state]) => [name, sql.lit(state)])) as Readonly<
    Record<Name, RawBuilder<number>>
  >;

// Literals and no parameters: only so does the planner know that a partial index holds what is asked for.

/** States of sends, for a statement. */
export const sendState = literalsOf(SEND_STATE);
/** States of chunks, for a statement. */
export const chunkState = literalsOf(CHUNK_STATE);
/** Statuses of recipients, for a statement. */
export const recipientStatus = literalsOf(RECIPIENT_STATUS);
