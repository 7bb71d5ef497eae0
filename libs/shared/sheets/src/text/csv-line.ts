/** Without it Excel takes Persian for something else. */
export const CSV_MARK = '\ufeff';
const LINE_END = '\r\n';

/**
 * What makes a spreadsheet compute instead of show: its four signs, also in the full width of East Asian keyboards, which some
 * programs read as the same, and white space or a null before them, which some throw away.
 */
const FORMULA = /^[\s\0]*[=+\-@＝＋－＠﹦﹢﹣﹫−]|^[\t\r\n\0]/u;
const NEEDS_QUOTES = /[",\r\n]/;

/**
 * A line of a csv file. Text that a spreadsheet would take for a formula gets an apostrophe before it.
 * @param isNumber of a field's place: a number that we have made needs none
 */
export function csvLine(fields: readonly string[], isNumber: (place: number) => boolean = () => false): string {
  return fields.map((text, place) => csvField(text, isNumber(place))).join(',') + LINE_END;
}

function csvField(text: string, isNumber: boolean): string {
  const safe = !isNumber && FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
