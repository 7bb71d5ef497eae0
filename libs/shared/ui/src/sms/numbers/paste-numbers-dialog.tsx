import { MAX_PASTED_NUMBERS } from '@peyk/shared-sms';
import { useCallback, useMemo, useRef, useState } from 'react';
import { Button } from '../../actions/button';
import { formatNumber } from '../../numbers/format-number';
import { Dialog } from '../../overlays/dialog';
import { styled } from '../../theme/styled';
import { media, space } from '../../tokens';
import { asTyped } from './judge-entry';
import { NUMBER_WORDS } from './number-words';
import { PasteBox } from './paste-box';
import { PasteVerdict } from './paste-verdict';
import { readNumbers, type ReadNumbers } from './read-numbers';

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
  gap: space[5],
  alignItems: 'start',
  [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] },
});
interface PasteNumbersDialogProps {
  readonly open: boolean;
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

/**
 * Takes a pasted list of numbers and shows what is good, wrong and already entered before any of it is added. A thousand
 * are added at once; what is beyond stays in the box for the next turn. Give it a new `key` each time it opens.
 */
export function PasteNumbersDialog({
  open,
  initialText = '',
  existing,
  room,
  onAdd,
  onClose,
}: PasteNumbersDialogProps) {
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
  return (
    <Dialog
      open={open}
      wide
      title="چسباندن شماره‌ها"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>انصراف</Button>
          <Button variant="primary" disabled={valid.length === 0 || last !== null} onClick={add}>
            {valid.length === 0
              ? 'افزودن'
              : `افزودن ${formatNumber(valid.length)} شماره${beyond.length > 0 ? 'ٔ نخست' : ''}`}
          </Button>
        </>
      }
    >
      <Columns>
        <PasteBox ref={box} initialText={initialText} error={error} onText={change} />
        <PasteVerdict read={read} turn={turn} />
      </Columns>
    </Dialog>
  );
}

function beyondMessage(room: number, found: number, beyond: number): string {
  return room < MAX_PASTED_NUMBERS ? NUMBER_WORDS.beyondRoom(room, beyond) : NUMBER_WORDS.beyondTurn(found, beyond);
}
