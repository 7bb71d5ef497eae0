import { variableForm } from '@peyk/shared-sms';

/** A column of a file as a text names it. */
export interface NamedColumn {
  /** From 0. */
  readonly place: number;
  readonly name: string;
}

/** The contract's own limits. */
const MAX_COLUMNS = 20;
const MAX_NAME_CHARS = 40;
const A = 65;
const LETTERS = 26;

/** The columns beside the numbers, each with a name that means only it: its title, or the letter that spreadsheets give it. */
export function namedColumns(
  columns: readonly { readonly title: string | null }[],
  { mobileColumn, hasHeader }: { readonly mobileColumn: number; readonly hasHeader: boolean },
): readonly NamedColumn[] {
  const taken = new Set<string>();
  return columns.flatMap(({ title }, place) => {
    if (place === mobileColumn || taken.size === MAX_COLUMNS) return [];
    const wanted = hasHeader ? cleanTitle(title ?? '') : '';
    const name = freeName(wanted === '' ? letterOf(place) : wanted, taken);
    taken.add(variableForm(name));
    return [{ place, name }];
  });
}

/** Without what ends a variable, and short enough. */
function cleanTitle(title: string): string {
  const cleaned = title
    .replace(/[{}|\p{Cc}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_NAME_CHARS - 3)
    .trim();
  return variableForm(cleaned) === '' ? '' : cleaned;
}

/** A second column of the same title is the title with a two. */
function freeName(name: string, taken: ReadonlySet<string>): string {
  let [free, number] = [name, 2];
  while (taken.has(variableForm(free))) {
    free = `${name} ${number}`;
    number += 1;
  }
  return free;
}

/** A, B … Z, AA … as above the columns of a spreadsheet. */
function letterOf(place: number): string {
  const last = String.fromCharCode(A + (place % LETTERS));
  return place < LETTERS ? last : letterOf(Math.floor(place / LETTERS) - 1) + last;
}
