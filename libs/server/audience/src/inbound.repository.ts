import { sql } from 'kysely';
import type { DbOrTx, Tx } from '@peyk/server-database';

/** A line and the account that alone may send from it; null when several share it or nobody has it. */
export interface LineHolder {
  lineId: bigint;
  accountId: bigint | null;
}

export async function selectLineHolder(db: DbOrTx, number: string): Promise<LineHolder | undefined> {
  const { rows } = await sql<LineHolder>`
    select l.id as "lineId", case when count(a.account_id) = 1 then min(a.account_id) end as "accountId"
    from lines l left join account_lines a on a.line_id = l.id
    where l.number = ${number} group by l.id`.execute(db);
  return rows[0];
}

export interface InboundRow {
  accountId: bigint | null;
  lineId: bigint | null;
  from: string;
  to: string;
  text: string;
  carrier: string;
  /** Not shown: the account does not want to see messages from this number. */
  hidden: boolean;
  receivedAt: Date;
}

export async function insertInbound(tx: Tx, row: InboundRow): Promise<void> {
  await tx
    .insertInto('inbound_messages')
    .values({
      account_id: row.accountId,
      line_id: row.lineId,
      from_number: row.from,
      to_number: row.to,
      text: row.text,
      carrier: row.carrier,
      hidden: row.hidden,
      received_at: row.receivedAt,
    })
    .execute();
}
