import { sql } from 'kysely';
import type { DbOrTx, Tx } from '@peyk/server-database';
import { bytesOf } from '../source/key-bytes';

/** The send whose numbers were left out. */
export interface SendKey {
  accountId: bigint;
  sendId: bigint;
}

/** Records that were left out for one reason. */
export interface NewExcludedPage {
  reason: number;
  page: number;
  places: Int32Array;
  mobiles: Int32Array;
  /** One for each record, for the reasons "invalid" and "noText"; null for the others. */
  texts: readonly string[] | null;
}

export async function insertExcludedPage(
  tx: Tx,
  { accountId, sendId }: SendKey,
  { reason, page, places, mobiles, texts }: NewExcludedPage,
): Promise<void> {
  await sql`
    insert into send_excluded (account_id, send_id, reason, page, places, mobiles, texts)
    values (${accountId}, ${sendId}, ${reason}, ${page}, ${bytesOf(places)}, ${bytesOf(mobiles)},
      ${texts}::text[])`.execute(tx);
}

export interface ExcludedPageRow {
  reason: number;
  page: number;
  places: Buffer;
  mobiles: Buffer;
  texts: string[] | null;
}

/** The page after this one, by reason and page. */
export async function selectExcludedPage(
  db: DbOrTx,
  { accountId, sendId }: SendKey,
  after: Pick<ExcludedPageRow, 'reason' | 'page'>,
): Promise<ExcludedPageRow | undefined> {
  const { rows } = await sql<ExcludedPageRow>`
    select reason, page, places, mobiles, texts from send_excluded
    where account_id = ${accountId} and send_id = ${sendId} and (reason, page) > (${after.reason}, ${after.page})
    order by reason, page limit 1`.execute(db);
  return rows[0];
}
