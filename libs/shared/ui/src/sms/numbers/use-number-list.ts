import { useState } from 'react';
import { NUMBER_WORDS } from './number-words';

/** A removal that can be taken back for as long as the list is what this field made of it. */
interface Offer {
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly said: string;
}

interface NumberListInput {
  readonly value: readonly string[];
  readonly onChange: (numbers: readonly string[]) => void;
  readonly maxCount: number;
}

/** The list of the phone-number field: adding, removing, taking a removal back, and what of it is said aloud. */
export function useNumberList({ value, onChange, maxCount }: NumberListInput) {
  const [offer, setOffer] = useState<Offer | null>(null);
  const [news, setNews] = useState('');
  // Anyone who owns the list may have put another one here: then there is nothing to take back to.
  const standing = offer !== null && isSame(offer.after, value) ? offer : null;
  const restored = standing === null ? [] : [...new Set([...standing.before, ...value])];

  const commit = (next: readonly string[], said: string, removal: Offer | null) => {
    setOffer(removal);
    setNews(said);
    onChange(next);
  };
  return {
    news,
    add: (numbers: readonly string[], said: string) => {
      const next = [...value, ...numbers];
      commit(next, said, standing && { ...standing, after: next });
    },
    remove: (numbers: readonly string[]) => {
      const gone = new Set(numbers);
      const next = value.filter((number) => !gone.has(number));
      const said = numbers.length === 1 ? NUMBER_WORDS.removed(numbers[0] ?? '') : NUMBER_WORDS.removedMany(gone.size);
      commit(next, said, { before: value, after: next, said });
    },
    /** Takes the last number out of the list, back to where it is typed. */
    takeLast: () => {
      const last = value.at(-1);
      if (last !== undefined) commit(value.slice(0, -1), NUMBER_WORDS.edited(last), null);
      return last;
    },
    /** What was removed last and how to take it back, or null when there is nothing or no room for it. */
    undo:
      standing === null || restored.length > maxCount
        ? null
        : {
            said: standing.said,
            act: () => commit(restored, NUMBER_WORDS.restored(restored.length), null),
          },
  } as const;
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one === other || (one.length === other.length && one.every((number, index) => number === other[index]));
}
