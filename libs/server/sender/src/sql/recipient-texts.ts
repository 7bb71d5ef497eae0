import { sql } from 'kysely';
import { PREPARED } from '@peyk/server-database';
import type { DbOrTx, Tx } from '@peyk/server-database';
import type { SendKey } from './finish-sends';

/** Texts of a row: some eighty kilobytes of Persian, so that one recipient's text is found without reading a whole chunk. */
export const TEXTS_PER_ROW = 500;

/** Stores texts of recipients that follow each other from `fromN` on, at most TEXTS_PER_ROW. */
export async function insertTexts(
  tx: Tx,
  { accountId, sendId }: SendKey,
  { fromN, texts }: { fromN: number; texts: readonly string[] },
): Promise<void> {
  await sql`${PREPARED}
    insert into recipient_texts (account_id, send_id, from_n, texts)
    select ${accountId}::bigint, ${sendId}::bigint, ${fromN}::int, array_agg(t.value order by t.ordinality)
    from json_array_elements_text(${JSON.stringify(texts)}::json) with ordinality t (value, ordinality)`.execute(tx);
}

/** The texts of recipients `fromN` to `toN`, in their order; undefined where there is none. */
export async function selectTexts(
  db: DbOrTx,
  { accountId, sendId }: SendKey,
  { fromN, toN }: { fromN: number; toN: number },
): Promise<(string | undefined)[]> {
  const { rows } = await sql<{ fromN: number; texts: string[] }>`${PREPARED}
    select from_n as "fromN", to_json(texts) as texts from recipient_texts
    where account_id = ${accountId} and send_id = ${sendId} and from_n <= ${toN}::int
      and from_n > ${fromN - TEXTS_PER_ROW}::int`.execute(db);
  const found = new Array<string | undefined>(Math.max(0, toN - fromN + 1)).fill(undefined);
  for (const row of rows) {
    row.texts.forEach((text, i) => {
      const n = row.fromN + i;
      if (n >= fromN && n <= toN) found[n - fromN] = text;
    });
  }
  return found;
}
