import { sql } from 'kysely';
import { runTransaction } from '@peyk/server-database';
import type { Tx } from '@peyk/server-database';
import { isNotCurrent, resealRows } from '@peyk/server-seal';
import type { Resealer, Seal } from '@peyk/server-seal';
import { placeOfText } from '../system-text';

interface WaitingText {
  accountId: bigint;
  sendId: bigint;
  mobile: number;
  text: string;
  sealed: Buffer | null;
}

/** Texts of the installation's own messages that are still to be handed over. */
export const systemTextResealer: Resealer = {
  name: 'sends',
  run: (db, seal, { after, limit }) =>
    runTransaction(db, async (tx) => {
      const rows = await selectWaiting(tx, seal, { after, limit });
      const keyOf = ({ sendId }: WaitingText) => sendId.toString();
      return resealRows(rows, { limit, keyOf, rewrite: (row) => rewrite(tx, seal, row) });
    }),
};

async function selectWaiting(tx: Tx, seal: Seal, { after, limit }: { after: string; limit: number }) {
  const { rows } = await sql<WaitingText>`
    select s.account_id as "accountId", s.id as "sendId", r.mobile, s.text, s.sealed_text as sealed
    from sends s join recipients r on r.account_id = s.account_id and r.send_id = s.id and r.n = 1
    where s.type = 'verification' and (s.sealed_text is not null or s.text <> '') and s.finished_at is null
      and (s.text <> '' or ${isNotCurrent(seal, 's.sealed_text')}) and s.id > ${after || '0'}::bigint
    order by s.id limit ${limit} for update of s`.execute(tx);
  return rows;
}

async function rewrite(tx: Tx, seal: Seal, { accountId, sendId, mobile, text, sealed }: WaitingText): Promise<void> {
  const place = placeOfText(accountId, mobile);
  const plain = sealed === null ? text : seal.open('system message', sealed, place);
  await tx
    .updateTable('sends')
    .set({ text: '', sealed_text: seal.seal('system message', plain, place) })
    .where('account_id', '=', accountId)
    .where('id', '=', sendId)
    .execute();
}
