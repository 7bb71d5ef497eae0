import { Button } from '../../actions/button';
import { formatNumber } from '../../numbers/format-number';
import { Dialog } from '../../overlays/dialog';
import { styled } from '../../theme/styled';
import { media, space } from '../../tokens';
import { PasteBox } from './paste-box';
import { PasteTurnsProvider, usePasteTurns, type PasteTurnsProps } from './paste-turns';
import { PasteVerdict } from './paste-verdict';

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
  gap: space[5],
  alignItems: 'start',
  [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] },
});

interface PasteNumbersDialogProps extends PasteTurnsProps {
  readonly open: boolean;
}

/**
 * Takes a pasted list of numbers and shows what is good, wrong and already entered before any of it is added. A thousand
 * are added at once; what is beyond stays in the box for the next turn. Give it a new `key` each time it opens.
 */
export function PasteNumbersDialog({ open, ...turns }: PasteNumbersDialogProps) {
  const { onClose } = turns;
  return (
    <PasteTurnsProvider {...turns}>
      <Dialog
        open={open}
        wide
        title="چسباندن شماره‌ها"
        onClose={onClose}
        actions={
          <>
            <Button onClick={onClose}>انصراف</Button>
            <AddButton />
          </>
        }
      >
        <Columns>
          <Box />
          <Verdict />
        </Columns>
      </Dialog>
    </PasteTurnsProvider>
  );
}

function AddButton() {
  const { read, isDone, add } = usePasteTurns();
  const { valid, beyond } = read;
  return (
    <Button variant="primary" disabled={valid.length === 0 || isDone} onClick={add}>
      {valid.length === 0 ? 'افزودن' : `افزودن ${formatNumber(valid.length)} شماره${beyond.length > 0 ? 'ٔ نخست' : ''}`}
    </Button>
  );
}

function Box() {
  const { box, initialText, error, change } = usePasteTurns();
  return <PasteBox ref={box} initialText={initialText} error={error} onText={change} />;
}

function Verdict() {
  const { read, turn } = usePasteTurns();
  return <PasteVerdict read={read} turn={turn} />;
}
