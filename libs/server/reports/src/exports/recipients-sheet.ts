import type { Db } from '@peyk/server-database';
import { selectTexts } from '@peyk/server-sender';
import type { Cell } from '@peyk/server-spreadsheets';
import { ROWS_PER_PAGE, selectRecipientLines } from '../downloads/download.repository';
import { operatorWord, statusWord } from '../downloads/download-words';
import { nationalNumber } from '@peyk/server-audience';
import { TehranStamps } from '../downloads/tehran-stamps';
import { requireInTable } from '../reports.service';
import { recipientReason } from '../recipient-reason';
import type { SendKey } from '../send-key';
import { moneyWord } from './export-words';
import { rialCell } from './sends-sheet';

/** Which recipients of a send; the whole send, or those that show a status. */
export interface RecipientsQuestion extends SendKey {
  status?: number;
  /** Of the send: the last of them has this number. */
  total: number;
  /** Each has a text of its own, which stands in the last column. */
  hasOwnTexts: boolean;
}

/**
 * Pages of the sheet of a send's recipients, in its order. An empty page is one without anybody of that status.
 * @throws recipientsInFiles when they went there meanwhile: a sheet that ends in the middle would look whole
 */
export async function* recipientPages(
  db: Db,
  { total, status, hasOwnTexts, ...key }: RecipientsQuestion,
): AsyncGenerator<readonly (readonly Cell[])[]> {
  const stamps = [new TehranStamps(), new TehranStamps(), new TehranStamps()] as const;
  for (let after = 0; after < total; after += ROWS_PER_PAGE) {
    const lines = await selectRecipientLines(db, key, { after, status });
    if (lines === undefined) {
      yield [];
      continue;
    }
    const rows = lines.split('\n').map((line) => cellsOf(line.split(' '), stamps));
    yield hasOwnTexts ? await withTexts(db, key, { after, rows }) : rows;
  }
  await requireInTable(db, key);
}

/** The text of each, behind what is known of it; the first cell is its place in the send. */
async function withTexts(
  db: Db,
  key: SendKey,
  { after, rows }: { after: number; rows: readonly (readonly Cell[])[] },
): Promise<readonly (readonly Cell[])[]> {
  const texts = await selectTexts(db, key, { fromN: after + 1, toN: after + ROWS_PER_PAGE });
  return rows.map((row) => [...row, texts[Number(row[0]) - after - 1] ?? '']);
}

type Stamps = readonly [TehranStamps, TehranStamps, TehranStamps];

function cellsOf(fields: readonly string[], stamps: Stamps): readonly Cell[] {
  const [n, mobile, operator, status, priceMrial = '0', submitted = '-', answered = '-', receipt = '-', ...rest] =
    fields;
  const [parts, settled] = rest;
  const stampOf = (stamp: TehranStamps, seconds: string) => (seconds === '-' ? '' : stamp.of(Number(seconds)));
  const submittedAt = submitted === '-' ? null : new Date(Number(submitted) * 1_000);
  return [
    Number(n),
    nationalNumber(Number(mobile)),
    operatorWord(Number(operator)),
    statusWord(Number(status)),
    recipientReason({ status: Number(status), submittedAt }),
    Number(parts),
    rialCell(BigInt(priceMrial)),
    moneyWord(Number(settled)),
    stampOf(stamps[0], submitted),
    stampOf(stamps[1], answered),
    stampOf(stamps[2], receipt),
  ];
}
