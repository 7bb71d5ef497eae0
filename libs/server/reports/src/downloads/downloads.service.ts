import { excludedPages } from '@peyk/server-audience';
import type { ExcludedPage } from '@peyk/server-audience';
import type { DbOrTx } from '@peyk/server-database';
import { mrialToRialString } from '@peyk/shared-sms';
import type { SendKey } from '../recipients.repository';
import { CSV_MARK, csvLine } from './csv';
import { ROWS_PER_PAGE, selectRecipientLines } from './download.repository';
import { EXCLUDED_HEAD, RECIPIENT_HEAD, operatorWord, reasonWord, statusWord } from './download-words';
import { TehranStamps } from './tehran-stamps';

/** Lines of a page that are written at once. */
const LINES_AT_ONCE = 2_000;
const NATIONAL_DIGITS = 9;

/**
 * All recipients of a send as a csv file, in pieces: numbers as people write them, times in Tehran. Each piece says what was true
 * when it was read; none is read before the one before it has been taken.
 */
export async function* recipientsFile(db: DbOrTx, key: SendKey): AsyncGenerator<string> {
  yield CSV_MARK + csvLine(RECIPIENT_HEAD);
  const stamps = [new TehranStamps(), new TehranStamps(), new TehranStamps()];
  for (let after = 0; ; after += ROWS_PER_PAGE) {
    const lines = await selectRecipientLines(db, key, after);
    if (lines === undefined) return;
    yield lines
      .split('\n')
      .map((line) => recipientLine(line.split(' '), stamps))
      .join('');
  }
}

function recipientLine(fields: readonly string[], stamps: readonly TehranStamps[]): string {
  const [n = '', mobile = '', operator, status, priceMrial = '0', ...times] = fields;
  return csvLine([
    n,
    nationalNumber(Number(mobile)),
    operatorWord(Number(operator)),
    statusWord(Number(status)),
    mrialToRialString(BigInt(priceMrial)),
    ...times.map((time, i) => (time === '-' ? '' : (stamps[i]?.of(Number(time)) ?? ''))),
  ]);
}

/** Who was left out of a send as a csv file, in pieces: by reason, with the line of the file or the place in the list. */
export async function* excludedFile(db: DbOrTx, key: SendKey): AsyncGenerator<string> {
  yield CSV_MARK + csvLine(EXCLUDED_HEAD);
  for await (const page of excludedPages(db, key)) {
    for (let from = 0; from < page.places.length; from += LINES_AT_ONCE) yield excludedLines(page, from);
  }
}

function excludedLines({ reason, places, mobiles, texts }: ExcludedPage, from: number): string {
  let lines = '';
  const to = Math.min(from + LINES_AT_ONCE, places.length);
  for (let i = from; i < to; i += 1) {
    const mobile = mobiles[i] ?? -1;
    const given = mobile < 0 ? (texts?.[i] ?? '') : nationalNumber(mobile);
    lines += csvLine([String(places[i]), given, reasonWord(reason)]);
  }
  return lines;
}

/** With its zero: a spreadsheet shows it whole, and it may be uploaded again as it is. */
function nationalNumber(key: number): string {
  return `09${String(key).padStart(NATIONAL_DIGITS, '0')}`;
}
