import { PREPARED } from '@peyk/server-database';
import type { DbOrTx, Tx } from '@peyk/server-database';
import { sql } from 'kysely';
import type { SendKey } from '../sql/finish-sends';
import { numberArray } from '../sql/arrays';
import './limits.tables';
import { OverLimitError, faultOfCost } from './spending-limits';
import type { SpendingLimits } from './spending-limits';

type Spender = Pick<SpendingLimits, 'userId' | 'keyId'> & { accountId: bigint };

/** The day of Tehran. */
const dayOf = (at: Date) => sql`(${at}::timestamptz at time zone 'Asia/Tehran')::date`;

/** Keeps with a send what its maker may spend, for whoever prepares it later. */
export async function keepLimits(tx: Tx, { accountId, sendId }: SendKey, limits: SpendingLimits): Promise<void> {
  const { userId, keyId, maxSendMrial, maxDayMrial, approvalAboveMrial } = limits;
  await sql`${PREPARED}
    insert into send_limits (account_id, send_id, user_id, key_id, max_send_mrial, max_day_mrial, approval_above_mrial)
    values (${accountId}, ${sendId}, ${userId}, ${keyId}, ${maxSendMrial}, ${maxDayMrial}, ${approvalAboveMrial})`.execute(
    tx,
  );
}

/**
 * Counts what a send costs for who made it, in one row that stays locked until the commit: two at once pass one after the other. Once for
 * each send, whose limits are kept; before the wallet is locked. @throws OverLimitError, and nothing is counted
 */
export async function countSpending(
  tx: Tx,
  { accountId, sendId }: SendKey,
  limits: SpendingLimits,
  { costMrial, at }: { costMrial: bigint; at: Date },
): Promise<void> {
  const alone = faultOfCost(costMrial, limits);
  if (alone) throw new OverLimitError(alone);
  const { userId, keyId, maxDayMrial } = limits;
  if (maxDayMrial === null) return;
  const { rows } = await sql<{ day: string }>`${PREPARED}
    with counted as (
      insert into spent_days as d (account_id, user_id, key_id, day, spent_mrial)
      values (${accountId}, ${userId}, ${keyId}, ${dayOf(at)}, ${costMrial})
      on conflict (account_id, user_id, key_id, day) do update set spent_mrial = d.spent_mrial + excluded.spent_mrial
        where d.spent_mrial + excluded.spent_mrial <= ${maxDayMrial}
      returning day
    )
    update send_limits l set day = counted.day from counted
    where l.account_id = ${accountId} and l.send_id = ${sendId} returning l.day::text as day`.execute(tx);
  if (rows.length > 0) return;
  const spent = await readSpent(tx, { accountId, userId, keyId }, at);
  const fault = faultOfCost(costMrial, limits, spent);
  // It came back between the two statements; a second try would be let in.
  throw new OverLimitError(fault ?? faultOfDay(costMrial, maxDayMrial));
}

function faultOfDay(costMrial: bigint, maxDayMrial: bigint) {
  const fault = faultOfCost(costMrial, { maxSendMrial: null, maxDayMrial }, maxDayMrial);
  if (!fault) throw new Error('a send that costs nothing was over a limit');
  return fault;
}

/** What of the day is spent so far. */
export async function readSpent(db: DbOrTx, { accountId, userId, keyId }: Spender, at: Date): Promise<bigint> {
  const { rows } = await sql<{ spentMrial: bigint }>`
    select spent_mrial as "spentMrial" from spent_days
    where account_id = ${accountId} and user_id = ${userId} and key_id = ${keyId} and day = ${dayOf(at)}`.execute(db);
  return rows[0]?.spentMrial ?? 0n;
}

/** Money of a send that came back, charity included. */
export interface CameBack extends SendKey {
  amountMrial: bigint;
}

/** What came back counts no more, on the day on which it was counted. Nothing for sends of which nothing was; before the wallet is locked. */
export async function uncountSpending(tx: Tx, back: readonly CameBack[]): Promise<void> {
  const some = back.filter(({ amountMrial }) => amountMrial > 0n);
  if (some.length === 0) return;
  const column = (pick: (one: CameBack) => bigint) => numberArray(some.map(pick));
  await sql`${PREPARED}
    with back as materialized (
      select l.account_id, l.user_id, l.key_id, l.day, sum(u.amount)::bigint as amount
      from unnest(${column((one) => one.accountId)}::bigint[], ${column((one) => one.sendId)}::bigint[],
        ${column((one) => one.amountMrial)}::bigint[]) u (account_id, send_id, amount)
      join send_limits l on l.account_id = u.account_id and l.send_id = u.send_id
      where l.day is not null group by 1, 2, 3, 4
    ), locked as materialized (
      select d.account_id, d.user_id, d.key_id, d.day from spent_days d join back using (account_id, user_id, key_id, day)
      order by 1, 2, 3, 4 for update of d
    )
    update spent_days d set spent_mrial = greatest(0, d.spent_mrial - back.amount)
    from locked join back using (account_id, user_id, key_id, day)
    where d.account_id = locked.account_id and d.user_id = locked.user_id and d.key_id = locked.key_id and d.day = locked.day`.execute(
    tx,
  );
}
