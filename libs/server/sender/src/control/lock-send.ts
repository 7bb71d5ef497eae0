import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { auditChange } from '@peyk/server-database';
import type { AuditFacts, DbOrTx, Tx } from '@peyk/server-database';
import type { SendKey } from '../sql/finish-sends';

/** What of a send decides what may be done with it. */
export interface LockedSend {
  state: number;
  lane: number;
  queuedAt: Date | null;
  startedAt: Date | null;
  sendTime: Date | null;
  expiresAt: Date | null;
  validityMinutes: number | null;
  ratePerSecond: number | null;
  withCharity: boolean;
  cancelledCount: number;
  cancelledMrial: bigint;
}

/** From here on no mark can pass, because marks take the row `for share`. Undefined when the account has no such send. */
export function lockSend(tx: Tx, key: SendKey): Promise<LockedSend | undefined> {
  return selectLocked(tx, key, sql`for update`);
}

/** The same for work that comes round again: undefined also while someone else holds the row, so that nothing waits for one send. */
export function lockSendUnlessHeld(tx: Tx, key: SendKey): Promise<LockedSend | undefined> {
  return selectLocked(tx, key, sql`for update skip locked`);
}

async function selectLocked(
  tx: Tx,
  { accountId, sendId }: SendKey,
  lock: RawBuilder<unknown>,
): Promise<LockedSend | undefined> {
  const { rows } = await sql<LockedSend>`
    select state, lane, queued_at as "queuedAt", started_at as "startedAt", send_time as "sendTime",
      expires_at as "expiresAt", validity_minutes as "validityMinutes", rate_per_second as "ratePerSecond",
      with_charity as "withCharity", cancelled_count as "cancelledCount", cancelled_mrial as "cancelledMrial"
    from sends where account_id = ${accountId} and id = ${sendId} ${lock}`.execute(tx);
  return rows[0];
}

/** What is answered to the one who controls a send. */
export interface SendControl {
  state: number;
  sendTime: Date | null;
  ratePerSecond: number | null;
}

/** For the audit log, where a person controls the send: how it stood, and stands now. */
export function noteControl({ accountId, sendId }: SendKey, before: AuditFacts, after: AuditFacts): void {
  auditChange({ accountId, object: `send:${sendId}`, before, after });
}

/** Tells senders that are at work on these sends, and open panels. */
export async function tellControl(tx: DbOrTx, ...sends: readonly SendKey[]): Promise<void> {
  const progress = sends.map(({ accountId, sendId }) =>
    JSON.stringify({ accountId: String(accountId), sendId: String(sendId) }),
  );
  await sql`
    select pg_notify('send_control', '') union all
    select pg_notify('send_progress', payload) from unnest(${progress}::text[]) payload`.execute(tx);
}
