import { runTransaction } from '@peyk/server-database';
import type { Db, ServerContext, Tx } from '@peyk/server-database';
import { sql } from 'kysely';
import { lockSend } from '../control/lock-send';
import { resumeSend } from '../control/pause-send';
import { SEND_STATE } from '../model/states';
import { sendState } from '../model/state-literals';
import type { SendKey } from '../sql/finish-sends';
import { stopSend } from '../stop/stop-send';
import type { ApprovalDecision } from './limits.tables';

/** Nobody decided for so long: the send is stopped and its money goes back. */
export const APPROVAL_WAITED_MS = 7 * 24 * 3_600_000;
export const APPROVAL_REASON = {
  expired: 'در ۷ روز کسی این ارسال را تأیید نکرد؛ پیامی فرستاده نشد و مبلغ آن برگشت.',
  rejected: (reason: string) => `همکار شما این ارسال را رد کرد: ${reason}`,
} as const;

/** More come in the next round. */
const ENDED_AT_ONCE = 100;

/** A prepared and paid send of this transaction waits for a second person, paused. */
export async function askApproval(
  tx: Tx,
  { accountId, sendId }: SendKey,
  { askedBy, costMrial, at }: { askedBy: bigint; costMrial: bigint; at: Date },
): Promise<void> {
  const expiresAt = new Date(at.getTime() + APPROVAL_WAITED_MS);
  await sql`
    insert into send_approvals (account_id, send_id, asked_by, cost_mrial, asked_at, expires_at)
    values (${accountId}, ${sendId}, ${askedBy}, ${costMrial}, ${at}, ${expiresAt})`.execute(tx);
  await sql`
    update sends set state = ${sendState.paused}, paused_at = ${at}
    where account_id = ${accountId} and id = ${sendId}`.execute(tx);
}

export interface LockedApproval {
  askedBy: bigint;
  costMrial: bigint;
  lineId: bigint;
  recipientCount: number;
  state: number;
  decision: ApprovalDecision | null;
}

/** The approval of a send with the send, both locked: of several who decide at once the second sees what the first has decided. */
export async function lockApproval(tx: Tx, key: SendKey): Promise<LockedApproval | undefined> {
  const send = await lockSend(tx, key);
  if (!send) return undefined;
  const { rows } = await sql<LockedApproval>`
    select a.asked_by as "askedBy", a.cost_mrial as "costMrial", a.decision, s.line_id as "lineId",
      s.recipient_count as "recipientCount", s.state
    from send_approvals a join sends s on s.account_id = a.account_id and s.id = a.send_id
    where a.account_id = ${key.accountId} and a.send_id = ${key.sendId} for update of a`.execute(tx);
  return rows[0];
}

export interface Decision {
  decidedBy: bigint;
  at: Date;
}

/** Lets a locked send that waits go on; as it was prepared, at once or when its line opens. */
export async function approveLocked(
  context: Omit<ServerContext, 'db'> & { db: Tx },
  key: SendKey,
  { decidedBy, at }: Decision,
): Promise<void> {
  await decide(context.db, key, { decision: 'approved', decidedBy, at, reason: null });
  await resumeSend({ ...context, db: dbOf(context.db) }, key);
}

/** Stops a locked send that waits: its money comes back whole, and its maker reads why. */
export async function rejectLocked(
  context: Omit<ServerContext, 'db'> & { db: Tx },
  key: SendKey,
  { decidedBy, at, reason }: Decision & { reason: string },
): Promise<void> {
  await decide(context.db, key, { decision: 'rejected', decidedBy, at, reason });
  await stopSend({ ...context, db: dbOf(context.db) }, key, APPROVAL_REASON.rejected(reason));
}

/** What runs in a transaction takes it for its database: runTransaction makes no other one in it. */
const dbOf = (tx: Tx) => tx as unknown as Db;

interface Decided {
  decision: ApprovalDecision;
  decidedBy: bigint | null;
  at: Date;
  reason: string | null;
}

async function decide(
  tx: Tx,
  { accountId, sendId }: SendKey,
  { decision, decidedBy, at, reason }: Decided,
): Promise<void> {
  await sql`
    update send_approvals set decision = ${decision}, decided_by = ${decidedBy}, decided_at = ${at}, reason = ${reason}
    where account_id = ${accountId} and send_id = ${sendId} and decision is null`.execute(tx);
}

/** Stops what nobody has decided in a week; answers how many. A kill in between leaves the rest for the next round. */
export async function endOverdueApprovals(context: ServerContext): Promise<number> {
  const now = context.clock.now();
  const { rows } = await sql<SendKey>`
    select account_id as "accountId", send_id as "sendId" from send_approvals
    where decision is null and expires_at <= ${now} order by expires_at limit ${ENDED_AT_ONCE}`.execute(context.db);
  for (const key of rows) {
    await runTransaction(context.db, async (tx) => {
      const approval = await lockApproval(tx, key);
      if (!approval || approval.decision !== null) return;
      await decide(tx, key, { decision: 'expired', decidedBy: null, at: now, reason: null });
      if (approval.state === SEND_STATE.paused) {
        await stopSend({ ...context, db: dbOf(tx) }, key, APPROVAL_REASON.expired);
      }
    });
  }
  return rows.length;
}
