import type { DbOrTx } from '@peyk/server-database';
import { sql } from 'kysely';
import type { SendKey } from '../sql/finish-sends';
import type { ApprovalDecision } from './limits.tables';

/** A send that waits, or has waited, for a second person, as people see it. */
export interface Approval {
  askedBy: bigint;
  askedByName: string;
  costMrial: bigint;
  lineId: bigint;
  recipientCount: number;
  askedAt: Date;
  expiresAt: Date;
  decision: ApprovalDecision | null;
  decidedByName: string | null;
  decidedAt: Date | null;
  reason: string | null;
}

/** The approval of a send; undefined where nobody was asked. */
export async function findApproval(db: DbOrTx, { accountId, sendId }: SendKey): Promise<Approval | undefined> {
  const { rows } = await sql<Approval>`
    select a.asked_by as "askedBy", u.name as "askedByName", a.cost_mrial as "costMrial", s.line_id as "lineId",
      s.recipient_count as "recipientCount",
      a.asked_at as "askedAt", a.expires_at as "expiresAt", a.decision, d.name as "decidedByName",
      a.decided_at as "decidedAt", a.reason
    from send_approvals a join sends s on s.account_id = a.account_id and s.id = a.send_id
    join users u on u.id = a.asked_by left join users d on d.id = a.decided_by
    where a.account_id = ${accountId} and a.send_id = ${sendId}`.execute(db);
  return rows[0];
}

/** Who would decide, and what they may themselves; null where nothing limits them. */
export interface Decider {
  userId: bigint;
  limits: {
    maxSendMrial: bigint | null;
    maxDayMrial: bigint | null;
    approvalAboveMrial: bigint | null;
    maxRecipients: number | null;
    lineIds: readonly bigint[] | null;
  } | null;
}

/** What is asked of whoever would decide. */
export type Asked = Pick<Approval, 'askedBy' | 'costMrial' | 'lineId' | 'recipientCount'>;

/** Why someone who may approve does not decide this one: it is their own, or more than they may themselves. Undefined when they may. */
export function faultOfDecider(
  { askedBy, costMrial, lineId, recipientCount }: Asked,
  { userId, limits }: Decider,
): 'own' | 'limits' | undefined {
  if (askedBy === userId) return 'own';
  if (limits === null) return undefined;
  const amounts = [limits.maxSendMrial, limits.maxDayMrial, limits.approvalAboveMrial];
  if (amounts.some((most) => most !== null && costMrial > most)) return 'limits';
  if (limits.maxRecipients !== null && recipientCount > limits.maxRecipients) return 'limits';
  return limits.lineIds !== null && !limits.lineIds.includes(lineId) ? 'limits' : undefined;
}
