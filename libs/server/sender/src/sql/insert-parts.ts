import { sql } from 'kysely';
import { PREPARED } from '@peyk/server-database';
import type { Tx } from '@peyk/server-database';
import { numberArray } from './arrays';
import type { RecipientKey } from './lock-recipients';

/** A part that the operator took, and how it calls it. */
export interface PartRow extends RecipientKey {
  part: number;
  operatorMessageId: string;
  /** The nine digits after 9; absent where nobody wrote it down. */
  mobile?: number | null;
}

export async function insertParts(tx: Tx, carrier: string, parts: readonly PartRow[]): Promise<void> {
  await sql`${PREPARED}
    insert into parts (account_id, send_id, n, part, carrier, operator_message_id, mobile)
    select u.account_id, u.send_id, u.n, u.part, ${carrier}, u.id, u.mobile
    from unnest(${numberArray(parts.map((part) => part.accountId))}::bigint[],
      ${numberArray(parts.map((part) => part.sendId))}::bigint[], ${numberArray(parts.map((part) => part.n))}::int[],
      ${numberArray(parts.map((part) => part.part))}::smallint[],
      ${parts.map((part) => part.operatorMessageId)}::text[],
      ${numberArray(parts.map((part) => part.mobile ?? null))}::int[]) u (account_id, send_id, n, part, id, mobile)`.execute(
    tx,
  );
}
