import { searchForm } from '@peyk/shared-validation';
import { toPersianDigits } from '@peyk/shared-validation';
import type { SelectOption } from './select-types';

/** The list is as high as this at most, and opens above the box where there is less room below. Pixels. */
const POPUP_HEIGHT_PX = 350;
/** How near the end of the list is the end. Pixels. */
const NEAR_END_PX = 10;
/** Milliseconds between the last key and the search. */
export const SEARCH_DEBOUNCE_MS = 1000;
/** More chosen options than this are counted, not named. */
const NAMED_CHOICES_COUNT = 2;
/** Letters that follow each other quicker than this, in milliseconds, are one word. */
const TYPE_AHEAD_MS = 500;
/** Least height of a list in a window that has room on neither side. Pixels. */
const LEAST_HEIGHT_PX = 120;
/** Between the list and the box, and between the list and the edge of the window. Pixels. */
const GAPS_PX = 12;

/** The id of the element that opens, by the id of the field. */
export const panelId = (id: string) => `${id}-panel`;

interface Room {
  /** Pixels of the window above and below the box. */
  readonly above: number;
  readonly below: number;
}

/** Where the list opens: below where there are 350 pixels, else on the roomier side, no higher than the room there. */
export function placeList({ above, below }: Room): { readonly isAbove: boolean; readonly maxHeight: number } {
  const isAbove = below < POPUP_HEIGHT_PX && above > below;
  const room = (isAbove ? above : below) - GAPS_PX;
  return { isAbove, maxHeight: Math.max(LEAST_HEIGHT_PX, Math.min(POPUP_HEIGHT_PX, room)) };
}

/** Whether the end of a scrolled box is within 10 pixels. */
export function isNearEnd(box: Pick<HTMLElement, 'scrollTop' | 'clientHeight' | 'scrollHeight'>): boolean {
  return box.scrollHeight - box.scrollTop - box.clientHeight <= NEAR_END_PX;
}

/** Whether the last page was full, so that there may be another. */
export function wasLastPageFull(count: number, pageSize: number | undefined): boolean {
  return pageSize !== undefined && count > 0 && count % pageSize === 0;
}

const comparable = searchForm;

/** The options whose label has the text in it, in either spelling of Yeh and Kaf, with any digits, without half-spaces. */
export function filterOptions(options: readonly SelectOption[], text: string): readonly SelectOption[] {
  const wanted = comparable(text);
  return wanted === '' ? options : options.filter(({ label }) => comparable(label).includes(wanted));
}

/** The names of what is chosen: the first two, then a count of the rest. */
export function summarise(labels: readonly string[]): string {
  const named = labels.slice(0, NAMED_CHOICES_COUNT).join('، ');
  const rest = labels.length - NAMED_CHOICES_COUNT;
  return rest > 0 ? `${named} و ${toPersianDigits(rest)} مورد دیگر` : named;
}

/** Where a key leads in a list of `count` rows, or `null` for a key that leads nowhere. */
export function moveActive(key: string, active: number, count: number): number | null {
  const last = Math.max(0, count - 1);
  if (key === 'ArrowDown') return Math.min(last, active + 1);
  if (key === 'ArrowUp') return Math.max(0, active - 1);
  if (key === 'PageDown') return Math.min(last, active + 8);
  if (key === 'PageUp') return Math.max(0, active - 8);
  if (key === 'Home') return 0;
  return key === 'End' ? last : null;
}

/** What has been typed of a word, and when its last letter came (milliseconds of the event). */
export interface TypedAhead {
  readonly text: string;
  readonly at: number;
}

/** The word so far, with one more letter: a pause begins a new word. */
export function typeAhead(before: TypedAhead, key: string, at: number): TypedAhead {
  return { text: at - before.at < TYPE_AHEAD_MS ? before.text + key : key, at };
}

/**
 * The next option that begins with the typed letters, after the active one and then from the start; one letter again and
 * again goes through all that begin with it. -1 where there is none.
 */
export function findByTyping(labels: readonly string[], active: number, typed: string): number {
  const wanted = comparable([...typed].every((letter) => letter === typed[0]) ? (typed[0] ?? '') : typed);
  const from = wanted.length > 1 ? active : active + 1;
  const order = labels.map((_label, index) => (from + index) % labels.length);
  return order.find((index) => comparable(labels[index] ?? '').startsWith(wanted)) ?? -1;
}
