import { EXCLUDED_HEAD, excludedLine, excludedPages, nationalNumber } from '@peyk/server-audience';
import type { ExcludedPage } from '@peyk/server-audience';
import type { DbOrTx } from '@peyk/server-database';
import { mrialToRialString } from '@peyk/shared-sms';
import type { SendKey } from '../send-key';
import { CSV_MARK, csvLine } from '@peyk/shared-sheets';
import { requireInTable } from '../reports.service';
import { selectTexts } from '@peyk/server-sender';
import { ROWS_PER_PAGE, selectHasOwnTexts, selectRecipientLines } from './download.repository';
import { RECIPIENT_HEAD, TEXT_HEAD, operatorWord, statusWord } from './download-words';
import { TehranStamps } from './tehran-stamps';

/** Where the three times stand in a line. */
const TIMES = [5, 8] as const;
/** Lines of a page that are written at once. */
const LINES_AT_ONCE = 2_000;

/**
 * All recipients of a send as a csv file, with the text of each where they have texts of their own and its reader may read them, in pieces: numbers as people write them, times in Tehran. Each piece says what was true
 * when it was read; none is read before the one before it has been taken.
 * @throws recipientsInFiles when they went there meanwhile: a file that ends in the middle would look whole
 */
export async function* recipientsFile(
  db: DbOrTx,
  { hidesTexts = false, ...key }: SendKey & { hidesTexts?: boolean },
): AsyncGenerator<string> {
  const hasOwnTexts = !hidesTexts && (await selectHasOwnTexts(db, key));
  yield CSV_MARK + csvLine(hasOwnTexts ? [...RECIPIENT_HEAD, TEXT_HEAD] : RECIPIENT_HEAD);
  const stamps = [new TehranStamps(), new TehranStamps(), new TehranStamps()];
  for (let after = 0; ; after += ROWS_PER_PAGE) {
    const lines = await selectRecipientLines(db, key, { after });
    if (lines === undefined) break;
    const range = { fromN: after + 1, toN: after + ROWS_PER_PAGE };
    const texts = hasOwnTexts ? await selectTexts(db, key, range) : undefined;
    yield lines
      .split('\n')
      .map((line) => {
        const fields = line.split(' ');
        return recipientLine(fields, stamps, texts && [texts[Number(fields[0]) - range.fromN] ?? '']);
      })
      .join('');
  }
  await requireInTable(db, key);
}

function recipientLine(
  fields: readonly string[],
  stamps: readonly TehranStamps[],
  text: readonly string[] = [],
): string {
  const [n = '', mobile = '', operator, status, priceMrial = '0'] = fields;
  const times = fields.slice(...TIMES);
  return csvLine([
    n,
    nationalNumber(Number(mobile)),
    operatorWord(Number(operator)),
    statusWord(Number(status)),
    mrialToRialString(BigInt(priceMrial)),
    ...times.map((time, i) => (time === '-' ? '' : (stamps[i]?.of(Number(time)) ?? ''))),
    ...text,
  ]);
}

/** Who was left out of a send as a csv file, in pieces: by reason, with the line of the file or the place in the list. */
export async function* excludedFile(db: DbOrTx, key: SendKey): AsyncGenerator<string> {
  yield EXCLUDED_HEAD;
  for await (const page of excludedPages(db, key)) {
    for (let from = 0; from < page.places.length; from += LINES_AT_ONCE) yield excludedLines(page, from);
  }
}

function excludedLines({ reason, places, mobiles, texts }: ExcludedPage, from: number): string {
  let lines = '';
  const to = Math.min(from + LINES_AT_ONCE, places.length);
  for (let i = from; i < to; i += 1) {
    lines += excludedLine(reason, { place: places[i] ?? 0, mobile: mobiles[i] ?? -1, text: texts?.[i] ?? '' });
  }
  return lines;
}
