import type { DbOrTx, Tx } from '@peyk/server-database';
import { sql } from 'kysely';

/** More come in the next round. */
const ACCOUNTS_AT_ONCE = 100;

/** Accounts in which something waits that nobody was told of, and which were told of nothing since. */
export async function findAccountsToTell(db: DbOrTx, toldBefore: Date): Promise<bigint[]> {
  const { rows } = await sql<{ accountId: bigint }>`
    select distinct a.account_id as "accountId" from send_approvals a
    where a.decision is null and a.told_at is null and not exists (
      select 1 from send_approvals t where t.account_id = a.account_id and t.told_at > ${toldBefore})
    limit ${ACCOUNTS_AT_ONCE}`.execute(db);
  return rows.map(({ accountId }) => accountId);
}

export interface Untold {
  askedBy: bigint;
  costMrial: bigint;
  lineId: bigint;
  recipientCount: number;
}

/** Marks what waits in an account as told, and answers it. Of two at once the second finds nothing. */
export async function takeUntold(tx: Tx, accountId: bigint, at: Date): Promise<Untold[]> {
  const { rows } = await sql<Untold>`
    update send_approvals a set told_at = ${at} from sends s
    where a.account_id = ${accountId} and a.decision is null and a.told_at is null
      and s.account_id = a.account_id and s.id = a.send_id
    returning a.asked_by as "askedBy", a.cost_mrial as "costMrial", s.line_id as "lineId",
      s.recipient_count as "recipientCount"`.execute(tx);
  return rows;
}

/** The owner, and the members who hold `send.approve` now and have signed in before. */
export async function listDeciders(tx: Tx, accountId: bigint): Promise<{ userId: bigint; mobile: number }[]> {
  const { rows } = await sql<{ userId: bigint; mobile: number }>`
    select u.id as "userId", u.mobile from users u
    left join roles r on r.account_id = u.account_id and r.id = u.role_id
    where u.account_id = ${accountId} and u.state = 'active' and (u.is_owner or 'send.approve' = any(r.permissions))
    order by u.id`.execute(tx);
  return rows;
}
