import { loadPickerTextReader, type PickerLayout } from '@peyk/shared-jalali';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isWholeDate, keepDateSigns, refusalText, type TypedDate } from './typed-date';

/** A typed date is read so long after the last keystroke. */
const PARSE_DELAY_MS = 500;
/** Typing counts as ended so long after the last keystroke. */
const TYPING_TIMEOUT_MS = 700;

type Reader = Awaited<ReturnType<typeof loadPickerTextReader>>;

interface TypedDateInput {
  readonly value: string;
  readonly layout: PickerLayout;
  readonly read: (reader: Reader, text: string) => TypedDate;
  readonly onChange: (value: string) => void;
  /** A date without a time was taken, though a time is asked: the time may be typed next. */
  readonly onDateOnly: () => void;
  /** See `JalaliDatePickerProps`. */
  readonly onUnread: ((text: string) => void) | undefined;
}

/**
 * The text while someone types a date. It is read 500 ms after the last keystroke; what is wrong is said, and the last valid value
 * restored, when the typing ends, 700 ms after it, or when the field is left. The sentence stays until something else happens to the field.
 */
export function useTypedDate({ value, layout, read, onChange, onDateOnly, onUnread }: TypedDateInput) {
  // What is being typed, or null while the value itself is shown.
  const [text, setText] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const [known, setKnown] = useState(value);
  const timers = useRef<number[]>([]);
  const newest = useRef(0);
  const reader = useRef<Reader>(null);
  const tell = useUnread(text ?? problem ?? '', onUnread);

  // What was said of a text is over with a value that comes from elsewhere, e.g. a range that was chosen by its name.
  if (known !== value) {
    setKnown(value);
    if (problem !== undefined) {
      setText(null);
      setProblem(undefined);
    }
  }

  const stopTimers = () => {
    newest.current += 1;
    clear(timers.current);
  };
  useEffect(() => () => clear(timers.current), []);

  const show = (typed: string | null) => {
    setText(typed);
    tell(typed ?? '');
  };
  const prepare = async () => (reader.current ??= await loadPickerTextReader());
  const settle = (typed: string, isOver: boolean) => {
    if (typed.trim() === '') return take({ ok: true, value: '', hasTime: true }, typed, isOver);
    // At once where it can be: the press that leaves the field may be the one that needs its value.
    if (reader.current !== null) return take(read(reader.current, typed), typed, isOver);
    const mine = newest.current;
    return void prepare().then((loaded) => {
      // While the reader was loading someone may have gone on typing.
      if (mine === newest.current) take(read(loaded, typed), typed, isOver);
    });
  };
  const take = (result: TypedDate, typed: string, isOver: boolean) => {
    if (result.ok) {
      stopTimers(); // The end of the typing would tell the same change again.
      show(null);
      setProblem(undefined);
      if (result.value !== value) onChange(result.value);
      if (layout.withTime && !result.hasTime && !isOver) onDateOnly();
    } else if (isOver) {
      // Nothing is told now: the form around waits until somebody has seen that another value is back, see `seen`.
      setText(null);
      setProblem(refusalText(result.message, value));
    }
  };

  const type = (typed: string) => {
    const kept = keepDateSigns(typed);
    stopTimers();
    show(kept);
    setProblem(undefined);
    if (kept !== '' && !isWholeDate(kept, layout)) return;
    timers.current = [
      window.setTimeout(() => settle(kept, false), PARSE_DELAY_MS),
      window.setTimeout(() => settle(kept, true), TYPING_TIMEOUT_MS),
    ];
  };
  /** Ends the typing now: the field is left, or Enter was pressed. */
  const finish = () => {
    stopTimers();
    if (text !== null) settle(text, true);
  };
  /** Forgets what was typed: a date was chosen in the calendar. */
  const forget = () => {
    stopTimers();
    show(null);
    setProblem(undefined);
  };
  /** Somebody is in the field, where the refusal stands and is read aloud: nothing has to wait for it any more. */
  const seen = () => {
    if (text === null && problem !== undefined) tell('');
  };
  return { text, problem, prepare, type, finish, forget, seen };
}

/**
 * Tells what stands unread; also that it was given up by itself, before anybody can press a button that would still wait for it.
 * `open` is what is typed or said of it, empty when the field shows its value and nothing more.
 */
function useUnread(open: string, onUnread: TypedDateInput['onUnread']): (text: string) => void {
  const told = useRef('');
  useLayoutEffect(() => {
    if (open !== '' || told.current === '') return;
    told.current = '';
    onUnread?.('');
  }, [open, onUnread]);
  return (unread) => {
    if (told.current === unread) return;
    told.current = unread;
    onUnread?.(unread);
  };
}

function clear(timers: number[]): void {
  timers.splice(0).forEach((timer) => window.clearTimeout(timer));
}
