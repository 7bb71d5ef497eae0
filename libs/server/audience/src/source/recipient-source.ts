import { parseMobileKey } from '@peyk/shared-sms';
import { shownText } from './shown-text';

/** Some of a source's records, in its order. */
export interface SourcePage {
  /** A key each; -1 for what is no number. */
  mobiles: Int32Array;
  /** Where each stands as people count: the line of a file, the place in a list, from 1. */
  places: Int32Array;
  /** What stood there, for each -1, in their order. */
  texts: readonly string[];
  /** Where each has a text of its own: what of it decides its price (see `TextMaker`), 0 for a number without a text. */
  traits?: Uint8Array;
  /** Why there is none, for each number without a text, in their order. */
  reasons?: readonly string[];
}

/** Where a send's recipients come from. It may be read again, and then says the same. */
export interface RecipientSource {
  /** How many records there are, as far as that is known before reading: memory is made ready for so many. */
  expectedCount: number;
  /** Pages of some ten thousand records, so that a million never stand in memory as text. */
  pages(): AsyncIterable<SourcePage>;
}

/** Records of a page of a list: more would keep the event loop for more than a few milliseconds. */
export const PAGE_RECORDS = 20_000;

/** Numbers in any accepted spelling as a page; `before` of them came on earlier pages. */
export function pageOfNumbers(numbers: readonly string[], before: number): SourcePage {
  const mobiles = new Int32Array(numbers.length);
  const texts: string[] = [];
  for (let i = 0; i < numbers.length; i += 1) {
    const number = numbers[i] ?? '';
    const mobile = parseMobileKey(number);
    mobiles[i] = mobile;
    if (mobile < 0) texts.push(shownText(number));
  }
  return { mobiles, places: placesAfter(before, numbers.length), texts };
}

/** A page of numbers that are known to be good. */
export function pageOfKeys(mobiles: Int32Array, before: number): SourcePage {
  return { mobiles, places: placesAfter(before, mobiles.length), texts: [] };
}

/** Numbers that are known to be good and come in pages of any size. */
export function sourceOfKeys(expectedCount: number, read: () => AsyncIterable<Int32Array>): RecipientSource {
  return {
    expectedCount,
    async *pages() {
      let before = 0;
      for await (const keys of read()) {
        for (let from = 0; from < keys.length; from += PAGE_RECORDS) {
          const page = keys.subarray(from, from + PAGE_RECORDS);
          yield pageOfKeys(page, before);
          before += page.length;
        }
      }
    },
  };
}

/** Records of a source: those behind the first `start`, `size` of them at most. */
export interface SourcePart {
  start: number;
  size: number;
}

/** A part of a source of numbers that are known to be good. Their places stay those of the whole. */
export function partOf(whole: RecipientSource, { start, size }: SourcePart): RecipientSource {
  return {
    expectedCount: Math.min(size, Math.max(whole.expectedCount - start, 0)),
    async *pages() {
      let before = 0;
      for await (const { mobiles, places } of whole.pages()) {
        const [from, to] = [Math.max(start - before, 0), Math.min(start + size - before, mobiles.length)];
        before += mobiles.length;
        if (from < to) yield { mobiles: mobiles.subarray(from, to), places: places.subarray(from, to), texts: [] };
        if (before >= start + size) return;
      }
    },
  };
}

/** A list that is at hand. */
export function listSource(numbers: readonly string[]): RecipientSource {
  return {
    expectedCount: numbers.length,
    async *pages() {
      for (let from = 0; from < numbers.length; from += PAGE_RECORDS) {
        yield pageOfNumbers(numbers.slice(from, from + PAGE_RECORDS), from);
      }
    },
  };
}

/** A loop, because `Int32Array.from` takes ten times as long. */
function placesAfter(before: number, count: number): Int32Array {
  const places = new Int32Array(count);
  for (let i = 0; i < count; i += 1) places[i] = before + i + 1;
  return places;
}
