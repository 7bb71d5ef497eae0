import { sql } from 'kysely';
import { PREPARED } from '@peyk/server-database';
import type { DbOrTx, Tx } from '@peyk/server-database';
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

const NAMES = sql.join(COLUMNS.map((name) => sql.ref(name)));
const SUMMED = [...COLUMNS, 'charged_mrial', 'returned_mrial'] as const;
/** Of `send_counters c`, from rows `u` of the same key. */
const ADDED = sql.join(SUMMED.map((name) => sql`${sql.ref(name)} = c.${sql.ref(name)} + u.${sql.ref(name)}`));

/**
 * Recipients of a send from which on what changes is appended: below, batches seldom meet, and rows that are written and folded would
 * cost more than waiting.
 */
export const APPENDED_FROM = 16;

/** What a batch changes in the counters of one send and operator. */
export interface CounterMove {
  accountId: bigint;
  sendId: bigint;
  operator: number;
  /** Several batches work on the send at once: what changes is appended, and nobody waits. Otherwise it is added where it stands. */
  isAppended: boolean;
  by: Partial<Record<CounterColumn, number>>;
  /** Prices without charity, milli-rial. */
  chargedMrial: bigint;
  returnedMrial: bigint;
}

/** Changes counters: appends what is to be appended, and adds the rest, locked in the order of their keys. */
export async function moveCounters(tx: Tx, moves: readonly CounterMove[]): Promise<void> {
  const { definitions, last } = movingCounters(moves);
  await sql`${PREPARED}with ${definitions} select count(*) from ${last}`.execute(tx);
}

/** The same as a part of a statement that does more. */
export function movingCounters(moves: readonly CounterMove[]): Beside {
  const column = (pick: (move: CounterMove) => number | bigint) => numberArray(moves.map(pick));
  const arrays = COLUMNS.map((name) => sql`${column((move) => move.by[name] ?? 0)}::int[]`);
  const definitions = sql`counters_moving as materialized (
      select * from unnest(${column((m) => m.accountId)}::bigint[], ${column((m) => m.sendId)}::bigint[],
        ${column((m) => m.operator)}::smallint[], ${column((m) => m.chargedMrial)}::bigint[],
        ${column((m) => m.returnedMrial)}::bigint[], ${moves.map((move) => move.isAppended)}::boolean[], ${sql.join(arrays)}
      ) x (account_id, send_id, operator, charged_mrial, returned_mrial, is_appended, ${NAMES})
    ), appended_counters as (
      insert into counter_moves (account_id, send_id, operator, charged_mrial, returned_mrial, ${NAMES})
      select account_id, send_id, operator, charged_mrial, returned_mrial, ${NAMES} from counters_moving where is_appended
    ), locked_counters as materialized (
      select k.account_id, k.send_id, k.operator from send_counters k
      join counters_moving u using (account_id, send_id, operator)
      where not u.is_appended
      order by k.account_id, k.send_id, k.operator for update of k
    ), moved_counters as (
      update send_counters c set ${ADDED}
      from locked_counters l join counters_moving u using (account_id, send_id, operator)
      where c.account_id = l.account_id and c.send_id = l.send_id and c.operator = l.operator
      returning 1
    )`;
  return { definitions, last: sql`moved_counters` };
}

/**
 * Adds what was appended to the counters, as far as no other process is at it: the moves go as their sum comes, so that readers of both
 * see the same before and after. A move that has no counter stays. Answers how many moves there were.
 */
export async function foldMoves(tx: Tx, limit: number): Promise<number> {
  const { rows } = await sql<{ taken: number }>`${PREPARED}
    with taken as (
      delete from counter_moves where ctid = any (array(
        select m.ctid from counter_moves m join send_counters k using (account_id, send_id, operator)
        order by m.account_id, m.send_id limit ${limit} for update of m skip locked))
      returning *
    ), sums as materialized (
      select account_id, send_id, operator, ${sql.join(SUMMED.map((name) => sql`sum(${sql.ref(name)})::bigint as ${sql.ref(name)}`))}
      from taken group by account_id, send_id, operator
    ), locked as materialized (
      select k.account_id, k.send_id, k.operator from send_counters k join sums using (account_id, send_id, operator)
      order by k.account_id, k.send_id, k.operator for update of k
    ), folded as (
      update send_counters c set ${ADDED}
      from locked l join sums u using (account_id, send_id, operator)
      where c.account_id = l.account_id and c.send_id = l.send_id and c.operator = l.operator
    )
    select count(*)::int as taken from taken`.execute(tx);
  return rows[0]?.taken ?? 0;
}

/** How many moves no folding will ever take, for they have no counter. */
export async function countLostMoves(db: DbOrTx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from counter_moves m left join send_counters k using (account_id, send_id, operator)
    where k.send_id is null`.execute(db);
  return rows[0]?.count ?? 0;
}
