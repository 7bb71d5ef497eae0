import { searchForm } from '@peyk/shared-validation';
import { isMobileCell } from './read-mobile';

/** Titles of the column with the numbers, as people write them. */
const TITLES: ReadonlySet<string> = new Set(
  [
    ...['شماره', 'موبایل', 'همراه', 'تلفن', 'تلفن همراه', 'شماره موبایل', 'شماره همراه', 'شماره تلفن', 'شماره تماس'],
    ...['شماره تلفن همراه', 'تلفن تماس', 'mobile', 'phone', 'cell', 'tel', 'number', 'phone number', 'mobile number'],
  ].map(searchForm),
);
const MOST = 0.5;

type Rows = readonly (readonly string[])[];

export const isMobileTitle = (title: string): boolean => TITLES.has(searchForm(title));

/**
 * Whether the first row holds titles: one with a number of its own does not, one that names a column does, and so does any other
 * above rows with numbers.
 */
export function findHeader(rows: Rows, isKnownTitle: (cell: string) => boolean = isMobileTitle): boolean {
  const [first = [], ...others] = rows;
  if (first.some((cell) => isMobileCell(cell))) return false;
  if (first.some(isKnownTitle)) return true;
  return others.some((row) => row.some(isMobileCell));
}

/** The column with the numbers: by its title or, without one, the first in which most cells hold one. */
export function findMobileColumn(rows: Rows, hasHeader: boolean): number | undefined {
  const titled = hasHeader ? (rows[0] ?? []).findIndex(isMobileTitle) : -1;
  if (titled >= 0) return titled;
  const below = hasHeader ? rows.slice(1) : rows;
  const count = Math.max(0, ...rows.map((row) => row.length));
  const found = Array.from({ length: count }, (_, column) => column).find((column) =>
    isMostly(below, column, isMobileCell),
  );
  return found;
}

/** Whether more than half of the cells of a column that hold anything fit. */
export function isMostly(rows: Rows, column: number, fits: (cell: string) => boolean): boolean {
  const cells = rows.map((row) => row[column]?.trim() ?? '').filter((cell) => cell !== '');
  return cells.length > 0 && cells.filter(fits).length > cells.length * MOST;
}
