import { pickerText } from '@peyk/shared-jalali';

/** What a cell of a written sheet may hold. A number is computed with; digits that are a name (a mobile, a code) are text. */
export type Cell = string | number | bigint | boolean | Date | null | undefined;

export interface Column {
  title: string;
  /** In characters; 16 unless given. */
  width?: number;
}

/** What XML 1.0 cannot hold, not even escaped: control characters, U+FFFE and U+FFFF. */
// eslint-disable-next-line no-control-regex -- these are what it is about
const NOT_XML = /[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;

/** A cell as the text that stands in a file: instants as `1405/08/29 14:05` of Tehran, in Latin digits so that they sort and copy; everything else as it is. */
export function textOf(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return pickerText(cell, { withTime: true });
  if (typeof cell === 'boolean') return cell ? 'بله' : 'خیر';
  return String(cell);
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as XML may hold it. */
export function xmlText(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(NOT_XML, '')
    .replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '');
}
