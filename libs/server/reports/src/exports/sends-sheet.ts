import type { Db } from '@peyk/server-database';
import type { Cell } from '@peyk/server-spreadsheets';
import { mrialToRialString } from '@peyk/shared-sms';
import { shownSend } from '../reports.service';
import type { ListedSend } from '../reports.service';
import type { SendQuestion } from '../send-search';
import { countAllSends, listSendsAfter } from '../sends.repository';
import { makerWord, stateWord, typeWord } from './export-words';

/** Few enough that their texts are a moment's work. */
const SENDS_AT_ONCE = 500;

/** How many rows the sheet has, as of now. */
export function countSendRows(db: Db, question: SendQuestion): Promise<number> {
  return countAllSends(db, question);
}

/** Pages of the sheet of a list, newest first; none is read before the one before it has been taken. */
export async function* sendPages(db: Db, question: SendQuestion): AsyncGenerator<readonly (readonly Cell[])[]> {
  let last: bigint | undefined;
  for (;;) {
    const rows = await listSendsAfter(db, question, { last, limit: SENDS_AT_ONCE });
    if (rows.length > 0) yield rows.map((row) => cellsOf(shownSend(row)));
    if (rows.length < SENDS_AT_ONCE) return;
    last = rows.at(-1)?.id;
  }
}

/** An amount to compute with. */
export const rialCell = (mrial: bigint): number => Number(mrialToRialString(mrial));

function cellsOf(send: ListedSend): readonly Cell[] {
  const { total, delivered, inDoubt, queued, submitted, sent, reachedTelecom } = send.counts;
  const open = queued + submitted + sent + reachedTelecom;
  return [
    String(send.id),
    send.createdAt,
    typeWord(send),
    send.fromNumber,
    send.text,
    stateWord(send),
    total,
    delivered,
    total - delivered - inDoubt - open,
    inDoubt,
    open,
    send.parts,
    rialCell(send.costMrial + send.charityMrial),
    rialCell(send.chargedMrial),
    rialCell(send.returnedMrial),
    send.finishedAt,
    makerWord(send),
  ];
}
