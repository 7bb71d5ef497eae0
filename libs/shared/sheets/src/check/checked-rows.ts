import { RowFingerprint } from '@peyk/shared-sms';
import { CSV_MARK, csvLine } from '../text/csv-line';
import { cellsOf } from '../row-view';
import type { SheetRow } from '../row-view';
import { MOBILE_FAULT_WORDS } from '../words';
import { VERDICTS } from './check-sheet';
import type { CheckedSheet, SheetMapping, Verdict } from './check-sheet';
import { MARK_EVERY, rowsAt } from './sheet-rows';
import type { ReadHooks, SheetRows } from './sheet-rows';

/** Which rows are looked at: `wrong` are those without a number, `valid` those that are sent to. */
export type RowFilter = 'all' | 'valid' | 'wrong' | 'duplicate';

export interface CheckedRow extends SheetRow {
  verdict: Verdict;
}

/** Longer than any text that can be sent, so that what is cut here is refused for its length and not sent short. */
const MOST_VALUE_UNITS = 2_800;

/** What stands in some columns of a row, as it goes to the server. */
export function valuesOf(cells: readonly string[], columns: readonly number[]): string[] {
  return columns.map((column) => (cells[column] ?? '').replaceAll('\0', '').slice(0, MOST_VALUE_UNITS));
}

const FIRST_FAULT = 2;
const DUPLICATE = 1;
const VALID = 0;
function fits(verdict: number, filter: RowFilter): boolean {
  if (filter === 'wrong') return verdict >= FIRST_FAULT;
  return filter === 'all' || verdict === (filter === 'valid' ? VALID : DUPLICATE);
}
/** Of the file of wrong rows, before it is handed on. */
const PIECE_CHARS = 262_144;

/** The rows of a file that has been checked, to be looked at anywhere. */
export class CheckedRows {
  /** Of each filter: how many rows of it come before each thousandth row. */
  private readonly ranks = new Map<RowFilter, Uint32Array>();
  private readonly titles: number;

  constructor(
    private readonly rows: SheetRows,
    private readonly checked: CheckedSheet,
    { hasHeader }: Pick<SheetMapping, 'hasHeader'>,
  ) {
    this.titles = hasHeader ? 1 : 0;
  }

  /** Rows of a filter, from one of them on (from 0), as many as there are. */
  async page(filter: RowFilter, from: number, count: number): Promise<CheckedRow[]> {
    const places = this.placesOf(filter, from, count);
    const [first, last] = [places[0], places.at(-1)];
    if (first === undefined || last === undefined) return [];
    const found: CheckedRow[] = [];
    // Wrong rows may be far from each other: only the thousands that hold one are read.
    for (let at = 0; at < places.length;) {
      const start = places[at] as number;
      const end = (Math.floor(start / MARK_EVERY) + 1) * MARK_EVERY;
      const here: number[] = [];
      for (; at < places.length && (places[at] as number) < end; at += 1) here.push(places[at] as number);
      await this.readSome(here, found);
    }
    return found;
  }

  private async readSome(places: readonly number[], found: CheckedRow[]): Promise<void> {
    const from = places[0] as number;
    const count = (places.at(-1) as number) - from + 1;
    let [index, next] = [from, 0];
    await this.rows.some(from + this.titles, count, (row) => {
      if (index === places[next]) {
        found.push({ number: row.number, cells: cellsOf(row), verdict: this.verdictAt(index) });
        next += 1;
      }
      index += 1;
    });
  }

  private verdictAt(index: number): Verdict {
    return VERDICTS[this.checked.verdicts[index] as number] as Verdict;
  }

  /** Where rows of a filter stand. */
  private placesOf(filter: RowFilter, from: number, count: number): number[] {
    const { verdicts } = this.checked;
    if (filter === 'all')
      return Array.from({ length: Math.max(0, Math.min(count, verdicts.length - from)) }, (_, n) => from + n);
    const ranks = this.ranksOf(filter);
    let block = 0;
    while (block + 1 < ranks.length && (ranks[block + 1] as number) <= from) block += 1;
    let rank = ranks[block] ?? 0;
    const places: number[] = [];
    for (let index = block * MARK_EVERY; index < verdicts.length && places.length < count; index += 1) {
      if (!fits(verdicts[index] as number, filter)) continue;
      if (rank >= from) places.push(index);
      rank += 1;
    }
    return places;
  }

  private ranksOf(filter: RowFilter): Uint32Array {
    const known = this.ranks.get(filter);
    if (known) return known;
    const { verdicts } = this.checked;
    const ranks = new Uint32Array(Math.ceil(verdicts.length / MARK_EVERY));
    let rank = 0;
    for (let index = 0; index < verdicts.length; index += 1) {
      if (index % MARK_EVERY === 0) ranks[index / MARK_EVERY] = rank;
      if (fits(verdicts[index] as number, filter)) rank += 1;
    }
    this.ranks.set(filter, ranks);
    return ranks;
  }

  /**
   * A csv file of the wrong rows, piece by piece: the number of each, why it is wrong, and all of its cells, so that they can be mended
   * there. UTF-8 with its mark, and no cell that a spreadsheet would compute.
   */
  async *wrongFile({ turn }: ReadHooks = {}): AsyncGenerator<string, void> {
    const [titles] = this.titles ? await rowsAt(this.rows, 0, 1) : [];
    let piece = CSV_MARK + csvLine(['سطر', 'دلیل', ...(titles?.cells ?? [])]);
    const all = this.checked.counts.invalid;
    for (let from = 0; from < all; from += MARK_EVERY) {
      for (const { number, cells, verdict } of await this.page('wrong', from, MARK_EVERY)) {
        if (verdict === 'valid' || verdict === 'duplicate') continue;
        piece += csvLine([String(number), MOBILE_FAULT_WORDS[verdict], ...cells], (place) => place === 0);
      }
      await turn?.(Math.min(1, (from + MARK_EVERY) / all));
      if (piece.length < PIECE_CHARS) continue;
      yield piece;
      piece = '';
    }
    yield piece;
  }

  /** The fingerprint of the valid rows with what stands in these columns of theirs, see `RowFingerprint` and `valueOf`. */
  async fingerprint(columns: readonly number[], { turn }: ReadHooks = {}): Promise<string> {
    const { accepted } = this.checked;
    const fingerprint = new RowFingerprint();
    for (let from = 0; from < accepted.length; from += MARK_EVERY) {
      const rows = await this.page('valid', from, MARK_EVERY);
      rows.forEach(({ cells }, i) => fingerprint.add(accepted[from + i] ?? -1, valuesOf(cells, columns)));
      await turn?.(Math.min(1, (from + MARK_EVERY) / accepted.length));
    }
    return fingerprint.text();
  }

  /** What is kept of the file while it is looked at. */
  get memoryBytes(): number {
    const { verdicts, accepted, lines } = this.checked;
    return this.rows.memoryBytes + verdicts.byteLength + accepted.byteLength + lines.byteLength;
  }
}
