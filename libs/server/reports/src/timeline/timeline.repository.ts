import type { DbOrTx, RefundRule } from '@peyk/server-database';
import type { SendKey } from '../send-key';

/** What of a send belongs to the history of each of its messages. */
export interface SendMoments {
  createdAt: Date;
  sendTime: Date | null;
  queuedAt: Date | null;
  stoppedAt: Date | null;
  expiresAt: Date | null;
  refundRule: RefundRule;
}

/** What is kept beyond the times of the recipient's row: that it was in doubt, and what ended the doubt. */
export interface KeptEvent {
  at: Date;
  kind: string;
  detail: string | null;
}

export async function findMoments(db: DbOrTx, { accountId, sendId }: SendKey): Promise<SendMoments | undefined> {
  return db
    .selectFrom('sends')
    .select([
      'created_at as createdAt',
      'send_time as sendTime',
      'queued_at as queuedAt',
      'stopped_at as stoppedAt',
      'expires_at as expiresAt',
      'refund_rule as refundRule',
    ])
    .where('account_id', '=', accountId)
    .where('id', '=', sendId)
    .executeTakeFirst();
}

/** More than a message can have: each event of these happens to it once or twice. */
const MOST_EVENTS = 50;

export async function listEvents(db: DbOrTx, { accountId, sendId }: SendKey, n: number): Promise<KeptEvent[]> {
  return db
    .selectFrom('recipient_events')
    .select(['at', 'kind', 'detail'])
    .where('account_id', '=', accountId)
    .where('send_id', '=', sendId)
    .where('n', '=', n)
    .orderBy('at')
    .limit(MOST_EVENTS)
    .execute();
}
