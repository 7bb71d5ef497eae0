import { loadPickerTextReader, type PickerLayout } from '@peyk/shared-jalali';
import { useEffect, useRef, useState } from 'react';
import { isWholeDate, keepDateSigns, refusalText, type TypedDate } from './typed-date';

/** A typed date is read so long after the last keystroke. */
const PARSE_DELAY_MS = 500;
/** Typing counts as ended so long after the last keystroke. */
const TYPING_TIMEOUT_MS = 700;

interface TypedDateInput {
  readonly value: string;
  readonly layout: PickerLayout;
  readonly read: (reader: Awaited<ReturnType<typeof loadPickerTextReader>>, text: string) => TypedDate;
  readonly onChange: (value: string) => void;
  /** A date without a time was taken, though a time is asked: the time may be typed next. */
  readonly onDateOnly: () => void;
}

/**
 * The text while somebody types a date. It is read 500 ms after the last keystroke; what is wrong is said, and the last valid value
 * restored, when the typing ends, 700 ms after it, or when the field is left.
 */
export function useTypedDate({ value, layout, read, onChange, onDateOnly }: TypedDateInput) {
  // What is being typed, or null while the value itself is shown.
  const [text, setText] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const timers = useRef<number[]>([]);
  const newest = useRef(0);

  const stopTimers = () => timers.current.splice(0).forEach((timer) => window.clearTimeout(timer));
  useEffect(() => () => timers.current.splice(0).forEach((timer) => window.clearTimeout(timer)), []);

  const settle = async (typed: string, isOver: boolean) => {
    const mine = newest.current;
    const result: TypedDate =
      typed.trim() === '' ? { ok: true, value: '', hasTime: true } : read(await loadPickerTextReader(), typed);
    // While the reader was loading somebody went on typing.
    if (mine !== newest.current) return;
    if (result.ok) {
      setText(null);
      setProblem(undefined);
      if (result.value !== value) onChange(result.value);
      if (layout.withTime && !result.hasTime && !isOver) onDateOnly();
    } else if (isOver) {
      setText(null);
      setProblem(refusalText(result.message, value));
    }
  };

  const type = (typed: string) => {
    const kept = keepDateSigns(typed);
    newest.current += 1;
    stopTimers();
    setText(kept);
    setProblem(undefined);
    if (kept !== '' && !isWholeDate(kept, layout)) return;
    timers.current = [
      window.setTimeout(() => void settle(kept, false), PARSE_DELAY_MS),
      window.setTimeout(() => void settle(kept, true), TYPING_TIMEOUT_MS),
    ];
  };
  /** Ends the typing now: the field is left, or Enter was pressed. */
  const finish = () => {
    stopTimers();
    if (text !== null) void settle(text, true);
  };
  /** Forgets what was typed: a date was chosen in the calendar. */
  const forget = () => {
    newest.current += 1;
    stopTimers();
    setText(null);
    setProblem(undefined);
  };
  return { text, problem, type, finish, forget };
}
