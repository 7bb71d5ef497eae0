import { sql } from 'kysely';
import { PREPARED } from '@peyk/server-database';
import type { Tx } from '@peyk/server-database';
import type { Beside } from '@peyk/server-ledger';
import type { CounterColumn } from '../model/states';
import { numberArray } from './arrays';

const COLUMNS = [
  'queued',
  'sent',
  'reached_telecom',
  'delivered',
  'undelivered',
  'blacklisted',
  'in_doubt',
  'expired',
  'cancelled',
  'refused',
] as const satisfies readonly CounterColumn[];

/** What a batch changes in the counters of one send and operator. */
export interface CounterMove {
  accountId: bigint;
  sendId: bigint;
  operator: number;
  by: Partial<Record<CounterColumn, number>>;
  /** Prices without charity, milli-rial. */
  chargedMrial: bigint;
  returnedMrial: bigint;
}

/** Adds to counters, locked in the order of their keys. */
export async function moveCounters(tx: Tx, moves: readonly CounterMove[]): Promise<void> {
  const { definitions, last } = movingCounters(moves);
  await sql`${PREPARED}with ${definitions} select count(*) from ${last}`.execute(tx);
}

/** The same as a part of a statement that does more. */
export function movingCounters(moves: readonly CounterMove[]): Beside {
  const column = (pick: (move: CounterMove) => number | bigint) => numberArray(moves.map(pick));
  const added = COLUMNS.map((name) => sql`${sql.ref(name)} = c.${sql.ref(name)} + u.${sql.ref(name)}`);
  const arrays = COLUMNS.map((name) => sql`${column((move) => move.by[name] ?? 0)}::int[]`);
  const definitions = sql`counter_moves as materialized (
      select * from unnest(${column((m) => m.accountId)}::bigint[], ${column((m) => m.sendId)}::bigint[],
        ${column((m) => m.operator)}::smallint[], ${column((m) => m.chargedMrial)}::bigint[],
        ${column((m) => m.returnedMrial)}::bigint[], ${sql.join(arrays)}
      ) x (account_id, send_id, operator, charged, returned, ${sql.join(COLUMNS.map((name) => sql.ref(name)))})
    ), locked_counters as materialized (
      select k.account_id, k.send_id, k.operator from send_counters k
      join counter_moves u using (account_id, send_id, operator)
      order by k.account_id, k.send_id, k.operator for update of k
    ), moved_counters as (
      update send_counters c set charged_mrial = c.charged_mrial + u.charged,
        returned_mrial = c.returned_mrial + u.returned, ${sql.join(added)}
      from locked_counters l join counter_moves u using (account_id, send_id, operator)
      where c.account_id = l.account_id and c.send_id = l.send_id and c.operator = l.operator
      returning 1
    )`;
  return { definitions, last: sql`moved_counters` };
}
