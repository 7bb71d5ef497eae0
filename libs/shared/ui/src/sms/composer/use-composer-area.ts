import { useEffect, useState, type ClipboardEvent } from 'react';
import type { FieldNote } from '../../fields/field-frame';
import { COMPOSER_WORDS } from './composer-words';
import { cutToFit, writeInto } from './edit-area';
import { wholeRanges, type ComposerVariable, type TextRange } from './variables';
import { bitten, keepOutside } from './whole-things';

interface ComposerAreaInput {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly maxLength: number;
  readonly variables: readonly ComposerVariable[];
}

/** The hands of the composer on its text box: inserting, replacing, pasting, and keeping variables whole. */
export function useComposerArea({ value, onChange, maxLength, variables }: ComposerAreaInput) {
  const [area, setArea] = useState<HTMLTextAreaElement | null>(null);
  const [caretBefore, setCaretBefore] = useState(0);
  const [note, setNote] = useState<FieldNote>();

  // React's own event of this name is made of other events and does not tell what a key is about to delete.
  useEffect(() => {
    if (area === null || variables.length === 0) return undefined;
    const select = (event: InputEvent) => {
      const range = bitten(event.inputType, caretOf(area), wholeRanges(area.value, variables));
      if (range === null) return;
      // While a phone's keyboard composes a word, the deletion cannot be taken over, but it deletes what is selected.
      if (!event.cancelable) return area.setSelectionRange(range.start, range.end);
      event.preventDefault();
      return writeInto(area, range, '');
    };
    area.addEventListener('beforeinput', select);
    return () => area.removeEventListener('beforeinput', select);
  }, [area, variables]);

  const refuse = () => setNote({ tone: 'attention', text: COMPOSER_WORDS.noRoom(maxLength) });
  const write = (range: TextRange, text: string) => {
    if (area === null) return;
    if (value.length - (range.end - range.start) + text.length > maxLength) return refuse();
    return writeInto(area, range, text);
  };
  return {
    /** Goes to the text box as its `ref`. */
    setArea,
    note,
    change: (text: string) => {
      setNote(undefined);
      onChange(text);
    },
    /** Puts a text where the caret is, in place of what is selected. */
    insert: (text: string) => write(area === null ? { start: 0, end: 0 } : caretOf(area), text),
    /** Puts another text in place of all. */
    replaceAll: (text: string) => write({ start: 0, end: value.length }, text),
    select: (start: number, end: number) => {
      area?.focus();
      area?.setSelectionRange(start, end);
    },
    /** The caret was moved: it does not stay inside a variable. */
    moved: () => {
      if (area === null || variables.length === 0) return;
      const backward = area.selectionDirection === 'backward';
      const caret = { ...caretOf(area), backward };
      const right = keepOutside(caret, caretBefore, wholeRanges(area.value, variables)) ?? caret;
      if (right !== caret) area.setSelectionRange(right.start, right.end, right.backward ? 'backward' : 'forward');
      setCaretBefore(right.backward ? right.start : right.end);
    },
    /** The browser alone would cut what is too long, and say nothing. */
    paste: (event: ClipboardEvent<HTMLTextAreaElement>) => {
      const pasted = event.clipboardData.getData('text').replace(/\r\n?/g, '\n');
      const caret = caretOf(event.currentTarget);
      const room = Math.max(0, maxLength - (value.length - (caret.end - caret.start)));
      if (pasted.length <= room) return;
      event.preventDefault();
      const fitting = cutToFit(pasted, room, wholeRanges(pasted, variables));
      if (fitting !== '') writeInto(event.currentTarget, caret, fitting);
      setNote({ tone: 'attention', text: COMPOSER_WORDS.pasteCut(pasted.length - fitting.length, maxLength) });
    },
  } as const;
}

function caretOf({ selectionStart, selectionEnd }: HTMLTextAreaElement): TextRange {
  return { start: selectionStart, end: selectionEnd };
}
