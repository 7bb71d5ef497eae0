import { sql } from 'kysely';
import { PREPARED } from '@peyk/server-database';
import { numberArray } from './arrays';
import type { LockedRecipient } from './lock-recipients';
import type { SeekingTx } from './run-seeking';

/** What a batch writes into a recipient's row. Times are milliseconds since 1970; null leaves the old one. */
export interface RecipientChange extends LockedRecipient {
  submittedAtMs: number | null;
  answeredAtMs: number | null;
  receiptAtMs: number | null;
}

/** Writes locked recipients back. Touches no indexed column, so a row stays on its page. */
export async function updateRecipients(tx: SeekingTx, changes: readonly RecipientChange[], now: Date): Promise<void> {
  const column = (pick: (change: RecipientChange) => number | bigint | null) => numberArray(changes.map(pick));
  await sql`${PREPARED}
    update recipients r set status = u.status, settled = u.settled,
      delivered_mask = u.delivered_mask, failed_mask = u.failed_mask,
      submitted_at = coalesce(to_timestamp(u.submitted / 1000.0), r.submitted_at),
      answered_at = coalesce(to_timestamp(u.answered / 1000.0), r.answered_at),
      receipt_at = case
        when u.receipt is null then r.receipt_at
        -- As in swap-recipients.
        when to_timestamp(u.receipt / 1000.0) < coalesce(to_timestamp(u.submitted / 1000.0), r.submitted_at) then ${now}
        else to_timestamp(u.receipt / 1000.0) end
    from unnest(${column((c) => c.accountId)}::bigint[], ${column((c) => c.sendId)}::bigint[],
      ${column((c) => c.n)}::int[], ${column((c) => c.status)}::smallint[], ${column((c) => c.settled)}::smallint[],
      ${column((c) => c.deliveredMask)}::bigint[], ${column((c) => c.failedMask)}::bigint[],
      ${column((c) => c.submittedAtMs)}::bigint[], ${column((c) => c.answeredAtMs)}::bigint[],
      ${column((c) => c.receiptAtMs)}::bigint[]
    ) u (account_id, send_id, n, status, settled, delivered_mask, failed_mask, submitted, answered, receipt)
    where r.account_id = u.account_id and r.send_id = u.send_id and r.n = u.n`.execute(tx);
}
