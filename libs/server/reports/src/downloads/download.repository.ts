import type { DbOrTx } from '@peyk/server-database';
import { sql } from 'kysely';
import { shownStatus } from '../recipients.repository';
import { ofSend } from '../send-key';
import type { SendKey } from '../send-key';

/** Recipients read at once: more would keep the event loop for more than a few milliseconds. */
export const ROWS_PER_PAGE = 2_000;

/**
 * Recipients `after + 1` to `after + ROWS_PER_PAGE` as lines of numbers with blanks between: n, mobile, operator, status, price
 * in milli-rial, the seconds since 1970 of submit, answer and receipt, or `-`, parts, and where the money is. One text for a page,
 * because two thousand rows as objects take ten times as long. Undefined past the last one, and where none has the status.
 */
export async function selectRecipientLines(
  db: DbOrTx,
  key: SendKey,
  { after, status }: { after: number; status?: number | undefined },
): Promise<string | undefined> {
  const shows = status === undefined ? sql`true` : sql`${shownStatus(key)} = ${status}`;
  const { rows } = await sql<{ lines: string | null }>`
    select string_agg(concat_ws(' ', r.n, r.mobile, r.operator, ${shownStatus(key)}, r.price_mrial,
      coalesce(floor(extract(epoch from r.submitted_at))::bigint::text, '-'),
      coalesce(floor(extract(epoch from r.answered_at))::bigint::text, '-'),
      coalesce(floor(extract(epoch from r.receipt_at))::bigint::text, '-'), r.parts, r.settled), E'\n' order by r.n) as lines
    from recipients r
    where ${ofSend('r', key)} and r.n between ${after + 1} and ${after + ROWS_PER_PAGE} and ${shows}`.execute(db);
  return rows[0]?.lines ?? undefined;
}

/** Whether each recipient has a text of its own. */
export async function selectHasOwnTexts(db: DbOrTx, { accountId, sendId }: SendKey): Promise<boolean> {
  const { rows } = await sql<{ own: boolean }>`
    select own_texts as own from sends where account_id = ${accountId} and id = ${sendId}`.execute(db);
  return rows[0]?.own ?? false;
}
