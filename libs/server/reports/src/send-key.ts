import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Range } from './cursors.repository';

export interface SendKey {
  accountId: bigint;
  sendId: bigint;
}

/** The rows of one send. */
export function ofSend(alias: 'r' | 'c', key: SendKey): RawBuilder<unknown> {
  const table = sql.ref(alias);
  return sql`${table}.account_id = ${key.accountId} and ${table}.send_id = ${key.sendId}`;
}

/** Recipients `r` in ranges of n. As constants the ranges let PostgreSQL see how few rows they are; joined with the chunks they made it read all. */
export function within(ranges: readonly Range[]): RawBuilder<unknown> {
  const each = ranges.map(({ from, to }) => sql`r.n between ${from} and ${to}`);
  return sql`(${sql.join(each, sql` or `)})`;
}
