import type { DbOrTx } from '@peyk/server-database';
import { sql } from 'kysely';

/** A recipient of one of several sends, as people see it: status 11 for what was marked and has no answer. */
export interface RecipientOfSend {
  sendId: bigint;
  /** The nine digits after 9. */
  mobile: number;
  status: number;
  parts: number;
  /** 0 held, 1 charged, 2 returned. */
  settled: number;
  priceMrial: bigint;
  submittedAt: Date | null;
  answeredAt: Date | null;
  receiptAt: Date | null;
}

/**
 * Recipients with these numbers in these sends of an account, in one question. Each send is walked by its key, so it is for sends of a
 * thousand at most.
 */
export async function findRecipientsOfMany(
  db: DbOrTx,
  { accountId, sendIds, mobiles }: { accountId: bigint; sendIds: readonly bigint[]; mobiles: readonly number[] },
): Promise<RecipientOfSend[]> {
  const { rows } = await sql<RecipientOfSend>`
    select r.send_id as "sendId", r.mobile, r.parts, r.settled, r.price_mrial as "priceMrial",
      case when r.status <> 10 then r.status when exists (
        select from send_chunks c where c.account_id = r.account_id and c.send_id = r.send_id and c.state in (0, 1)
          and r.n between c.next_n and c.to_n
      ) then 10 else 11 end as status,
      r.submitted_at as "submittedAt", r.answered_at as "answeredAt", r.receipt_at as "receiptAt"
    from recipients r
    where r.account_id = ${accountId} and r.send_id = any(${sendIds.map(String)}::bigint[])
      and r.mobile = any(${mobiles}::int[])`.execute(db);
  return rows;
}
