import { MAX_PASTED_NUMBERS } from '@peyk/shared-sms';
import {
  createContext,
  useCallback,
  useContext,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { asTyped } from './judge-entry';
import { NUMBER_WORDS } from './number-words';
import { readNumbers, type ReadNumbers } from './read-numbers';

export interface PasteTurnsProps {
  /** What was pasted before the dialog opened. */
  readonly initialText?: string;
  /** Numbers that are already chosen, in the stored form. */
  readonly existing: readonly string[];
  /** How many more the list takes. */
  readonly room: number;
  /** New numbers of one turn: at most a thousand, and no more than there is room for. */
  readonly onAdd: (numbers: readonly string[]) => void;
  readonly onClose: () => void;
}

export interface PasteTurns {
  /** The box, which keeps its text itself. */
  readonly box: RefObject<HTMLTextAreaElement | null>;
  readonly initialText: string;
  /** What was found in the text. */
  readonly read: ReadNumbers;
  /** What the turn before did, while there is a next one. */
  readonly turn: string;
  /** Why not all that was found is added in this turn. */
  readonly error: string | undefined;
  /** Everything was added, and the dialog fades away. */
  readonly isDone: boolean;
  readonly change: (text: string) => void;
  readonly add: () => void;
}

const TurnsContext = createContext<PasteTurns | null>(null);

/** @throws outside of {@link PasteTurnsProvider} */
export function usePasteTurns(): PasteTurns {
  const turns = useContext(TurnsContext);
  if (turns === null) throw new Error('This part of the paste dialog needs PasteTurnsProvider around it.');
  return turns;
}

/** Keeps the turns for the parts that ask for them: what stands around these is not drawn again for another text. */
export function PasteTurnsProvider({ children, ...props }: PasteTurnsProps & { readonly children: ReactNode }) {
  return <TurnsContext value={useTurns(props)}>{children}</TurnsContext>;
}

function useTurns({ initialText = '', existing, room, onAdd, onClose }: PasteTurnsProps): PasteTurns {
  const box = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(initialText);
  const [turn, setTurn] = useState('');
  // While the dialog fades away, what was just added must not turn into "already entered" before the eyes.
  const [last, setLast] = useState<ReadNumbers | null>(null);
  const limit = Math.max(0, Math.min(MAX_PASTED_NUMBERS, room));
  // A long paste is told twice: at once, and when it is in the box.
  const now = useMemo(() => readNumbers(text, new Set(existing), limit), [text, existing, limit]);
  const read = last ?? now;
  const { valid, beyond } = read;

  const change = useCallback((typed: string) => {
    setText(typed);
    setTurn('');
  }, []);
  const add = () => {
    onAdd(valid);
    if (beyond.length === 0) {
      setLast(read);
      return onClose();
    }
    const rest = beyond.map((number) => asTyped(number, 'mobile')).join('\n');
    if (box.current !== null) box.current.value = rest;
    setText(rest);
    return setTurn(NUMBER_WORDS.turnDone(valid.length, beyond.length));
  };
  const error = beyond.length === 0 ? undefined : beyondMessage(room, valid.length + beyond.length, beyond.length);
  return { box, initialText, read, turn, error, isDone: last !== null, change, add };
}

function beyondMessage(room: number, found: number, beyond: number): string {
  return room < MAX_PASTED_NUMBERS ? NUMBER_WORDS.beyondRoom(room, beyond) : NUMBER_WORDS.beyondTurn(found, beyond);
}
