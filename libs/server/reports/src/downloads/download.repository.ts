import type { DbOrTx } from '@peyk/server-database';
import { sql } from 'kysely';
import { ofSend, shownStatus } from '../recipients.repository';
import type { SendKey } from '../recipients.repository';

/** Recipients read at once: more would keep the event loop for more than a few milliseconds. */
export const ROWS_PER_PAGE = 2_000;

/**
 * Recipients `after + 1` to `after + ROWS_PER_PAGE` as lines of numbers with blanks between: n, mobile, operator, status, price
 * in milli-rial, and the seconds since 1970 of submit, answer and receipt, or `-`. One text for a page, because two thousand
 * rows as objects take ten times as long. Undefined past the last one.
 */
export async function selectRecipientLines(db: DbOrTx, key: SendKey, after: number): Promise<string | undefined> {
  const { rows } = await sql<{ lines: string | null }>`
    select string_agg(concat_ws(' ', r.n, r.mobile, r.operator, ${shownStatus(key)}, r.price_mrial,
      coalesce(floor(extract(epoch from r.submitted_at))::bigint::text, '-'),
      coalesce(floor(extract(epoch from r.answered_at))::bigint::text, '-'),
      coalesce(floor(extract(epoch from r.receipt_at))::bigint::text, '-')), E'\n' order by r.n) as lines
    from recipients r where ${ofSend('r', key)} and r.n between ${after + 1} and ${after + ROWS_PER_PAGE}`.execute(db);
  return rows[0]?.lines ?? undefined;
}
