import { foldText, squeeze } from '@peyk/shared-validation';
import { wordsOf } from './words-of';
import { otherLayout } from './keyboard-layout';

export interface Searchable {
  readonly label: string;
  /** Found by, but not shown. */
  readonly keywords?: readonly string[];
}

export interface Found<Item> {
  /** Best first; equal ones in their own order. */
  readonly items: readonly Item[];
  /** Set when nothing was found for what was typed, but for the same keys in the other keyboard layout. */
  readonly readAs: string | null;
}

const BEGINS_TEXT = 4;
const BEGINS_WORD = 3;
const INSIDE = 2;
const KEYWORD = 1;

/** How well one word of the query fits one text; 0 for not at all. */
function matchQuality(word: string, text: string): number {
  const folded = foldText(text);
  if (folded.startsWith(word)) return BEGINS_TEXT;
  if (wordsOf(folded).some((one) => one.startsWith(word))) return BEGINS_WORD;
  return squeeze(folded).includes(squeeze(word)) ? INSIDE : 0;
}

function score(words: readonly string[], { label, keywords = [] }: Searchable): number {
  let total = 0;
  for (const word of words) {
    const best = matchQuality(word, label) || (keywords.some((one) => matchQuality(word, one) > INSIDE) ? KEYWORD : 0);
    if (best === 0) return 0;
    total += best;
  }
  return total;
}

function rank<Item extends Searchable>(items: readonly Item[], query: string): readonly Item[] {
  const words = query.split(/\s+/).filter((word) => word !== '');
  return items
    .map((item) => ({ item, points: score(words, item) }))
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points)
    .map(({ item }) => item);
}

/**
 * Finds what fits every word of a query, spelled with whichever ی, ک, digits and half-spaces. A query that finds nothing is
 * read once more as if the keyboard had been in its other layout. An empty query finds everything.
 */
export function find<Item extends Searchable>(items: readonly Item[], query: string): Found<Item> {
  const folded = foldText(query).trim();
  if (folded === '') return { items, readAs: null };
  const direct = rank(items, folded);
  if (direct.length > 0) return { items: direct, readAs: null };
  const readAs = otherLayout(folded);
  const mended = readAs === null ? [] : rank(items, foldText(readAs));
  return mended.length > 0 ? { items: mended, readAs } : { items: [], readAs: null };
}
