import { useState, type ClipboardEvent } from 'react';
import { judgeEntry, type NumberMode } from './judge-entry';
import { foldCountryCode } from './fold-country-code';
import { readNumbers } from './read-numbers';

interface NumberEntryInput {
  readonly mode: NumberMode;
  /** The numbers that are in the list. */
  readonly chosen: readonly string[];
  readonly isClosed: boolean;
  readonly onAdd: (number: string) => void;
  /** Several numbers were pasted at once. */
  readonly onPasteList: (text: string) => void;
}

/** What stands in the input of the phone-number field, and what is wrong with it. */
export function useNumberEntry({ mode, chosen, isClosed, onAdd, onPasteList }: NumberEntryInput) {
  const [entry, setEntry] = useState('');
  const [problem, setProblem] = useState<string>();
  const change = (typed: string) => {
    setEntry(mode === 'mobile' ? foldCountryCode(typed) : typed);
    setProblem(undefined);
  };
  return {
    entry,
    problem,
    change,
    /** Adds what is typed, or says what is wrong with it and keeps it for mending. */
    add: () => {
      if (entry === '' || isClosed) return;
      const { number, problem: found } = judgeEntry(entry, mode, chosen);
      setProblem(found);
      if (number === undefined) return;
      onAdd(number);
      setEntry('');
    },
    /** A list goes to the dialog and one number in any spelling into the input: the input alone would cut both at its length. */
    paste: (event: ClipboardEvent) => {
      if (mode === 'prefix') return;
      const text = event.clipboardData.getData('text');
      const { valid, invalid, duplicate } = readNumbers(text, new Set());
      const one = invalid.length + duplicate.length === 0 && valid.length === 1 ? valid[0] : undefined;
      if (one === undefined && valid.length + invalid.length + duplicate.length < 2) return;
      event.preventDefault();
      if (one === undefined) onPasteList(text);
      else change(one);
    },
  } as const;
}
