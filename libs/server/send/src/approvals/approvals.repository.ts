import type { DbOrTx } from '@peyk/server-database';
import { listPage } from '@peyk/server-http';
import type { Page, Paging } from '@peyk/server-http';
import { sql } from 'kysely';

/** A send that waits for a second person. */
export interface WaitingApproval {
  sendId: bigint;
  askedBy: bigint;
  askedByName: string;
  fromNumber: string;
  text: string;
  recipientCount: number;
  costMrial: bigint;
  lineId: bigint;
  askedAt: Date;
  expiresAt: Date;
}

/** One page of what waits in an account, newest first. */
export function listWaitingApprovals(
  db: DbOrTx,
  { accountId, paging }: { accountId: bigint; paging: Paging },
): Promise<Page<WaitingApproval>> {
  return listPage({
    paging,
    rows: async ({ offset, limit }) => {
      const { rows } = await sql<WaitingApproval>`
        select a.send_id as "sendId", a.asked_by as "askedBy", u.name as "askedByName", s.from_number as "fromNumber", s.text,
          s.recipient_count as "recipientCount", a.cost_mrial as "costMrial", s.line_id as "lineId",
          a.asked_at as "askedAt", a.expires_at as "expiresAt"
        from send_approvals a join sends s on s.account_id = a.account_id and s.id = a.send_id
        join users u on u.id = a.asked_by
        where a.account_id = ${accountId} and a.decision is null order by a.send_id desc limit ${limit} offset ${offset}`.execute(
        db,
      );
      return rows;
    },
    count: async (most) => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from (
          select 1 from send_approvals where account_id = ${accountId} and decision is null limit ${most}) waiting`.execute(
        db,
      );
      return rows[0]?.count ?? 0;
    },
  });
}
