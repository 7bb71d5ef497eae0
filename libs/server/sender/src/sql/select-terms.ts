import { sql } from 'kysely';
import { PREPARED } from '@peyk/server-database';
import type { DbOrTx, RefundRule } from '@peyk/server-database';
import { numberArray } from './arrays';

/** What a send fixes for the money of its recipients; never changes after it was accepted. */
export interface SendTerms {
  accountId: bigint;
  sendId: bigint;
  refundRule: RefundRule;
  withCharity: boolean;
  /** Parts of its text. */
  parts: number;
  /** Whom it goes to. */
  recipientCount: number;
}

export async function selectTerms(
  db: DbOrTx,
  sends: readonly { accountId: bigint; sendId: bigint }[],
): Promise<SendTerms[]> {
  const { rows } = await sql<SendTerms>`${PREPARED}
    select s.account_id as "accountId", s.id as "sendId", s.refund_rule as "refundRule", s.with_charity as "withCharity",
      s.parts, s.recipient_count as "recipientCount"
    from unnest(${numberArray(sends.map((send) => send.accountId))}::bigint[],
      ${numberArray(sends.map((send) => send.sendId))}::bigint[]) k (account_id, id)
    join sends s on s.account_id = k.account_id and s.id = k.id`.execute(db);
  return rows;
}
