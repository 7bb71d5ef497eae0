import { MAX_PASTED_NUMBERS } from '@peyk/shared-sms';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { Button } from '../actions/button';
import { BareTextArea } from '../fields/text-area';
import { FieldBox, FieldFrame } from '../fields/field-frame';
import { Icon } from '../icons/icon';
import { formatNumber } from '../numbers/format-number';
import { LatinRun } from '../numbers/numbers';
import { Dialog } from '../overlays/dialog';
import { font, radius, space, tone } from '../tokens';
import { readNumbers } from './read-numbers';

const SHOWN_ENTRIES = 50;

const Results = styled('div')({ display: 'grid', gap: space[3], marginBlockStart: space[4] });
const Result = styled('section')({ padding: space[3], borderRadius: radius.field, fontSize: font.caption });
const ResultTitle = styled('h3')({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  fontSize: font.caption,
  fontWeight: font.bold,
});
const Entries = styled('p')({ maxBlockSize: 96, overflowY: 'auto', wordBreak: 'break-word' });

interface PasteNumbersDialogProps {
  readonly open: boolean;
  /** What was pasted before the dialog opened. */
  readonly initialText?: string;
  /** Numbers that are already chosen, in the stored form. */
  readonly existing: readonly string[];
  /** How many more may be added. */
  readonly room: number;
  readonly onAdd: (numbers: readonly string[]) => void;
  readonly onClose: () => void;
}

const looks = {
  valid: { icon: 'checkCircle', background: tone.turquoiseSoft, color: tone.turquoiseText },
  invalid: { icon: 'warning', background: tone.pomegranateSoft, color: tone.pomegranateText },
  duplicate: { icon: 'info', background: tone.saffronSoft, color: tone.saffronText },
} as const;

/** Takes a pasted list of numbers and shows what is good, wrong and repeated before any of it is added. */
export function PasteNumbersDialog({
  open,
  initialText = '',
  existing,
  room,
  onAdd,
  onClose,
}: PasteNumbersDialogProps) {
  const id = useId();
  const [text, setText] = useState(initialText);
  const read = readNumbers(text, existing);
  const addable = read.valid.slice(0, room);
  const overflow = read.valid.length - addable.length;
  const finish = (act: () => void) => {
    setText('');
    act();
  };
  return (
    <Dialog
      open={open}
      title="چسباندن شماره‌ها"
      onClose={() => finish(onClose)}
      actions={
        <>
          <Button onClick={() => finish(onClose)}>انصراف</Button>
          <Button variant="primary" disabled={addable.length === 0} onClick={() => finish(() => onAdd(addable))}>
            {addable.length === 0 ? 'افزودن' : `افزودن ${formatNumber(addable.length)} شماره`}
          </Button>
        </>
      }
    >
      <FieldFrame
        id={id}
        label="شماره‌ها"
        hint={`هر شماره در یک سطر، یا جداشده با ویرگول؛ حداکثر ${formatNumber(MAX_PASTED_NUMBERS)} شماره.`}
        error={
          read.ignoredCount > 0
            ? `${formatNumber(read.ignoredCount)} مورد بیش از سقف ${formatNumber(MAX_PASTED_NUMBERS)} تاست و خوانده نشد.`
            : undefined
        }
      >
        <FieldBox>
          <BareTextArea
            id={id}
            aria-describedby={`${id}-message`}
            dir="ltr"
            rows={6}
            autoFocus
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </FieldBox>
      </FieldFrame>
      <Results aria-live="polite">
        <ResultList kind="valid" title="آمادهٔ افزودن" entries={addable} />
        <ResultList kind="invalid" title="نامعتبر، افزوده نمی‌شود" entries={read.invalid} />
        <ResultList kind="duplicate" title="تکراری، دوباره افزوده نمی‌شود" entries={read.duplicate} />
        {overflow > 0 && <p>برای {formatNumber(overflow)} شمارهٔ درست دیگر جا نیست.</p>}
      </Results>
    </Dialog>
  );
}

function ResultList({
  kind,
  title,
  entries,
}: {
  readonly kind: keyof typeof looks;
  readonly title: string;
  readonly entries: readonly string[];
}) {
  if (entries.length === 0) return null;
  const { icon, background, color } = looks[kind];
  const rest = entries.length - SHOWN_ENTRIES;
  return (
    <Result style={{ background }}>
      <ResultTitle style={{ color }}>
        <Icon name={icon} size={16} />
        {formatNumber(entries.length)} شماره: {title}
      </ResultTitle>
      {kind !== 'valid' && (
        <Entries tabIndex={0}>
          <LatinRun>{entries.slice(0, SHOWN_ENTRIES).join('  ')}</LatinRun>
          {rest > 0 && ` و ${formatNumber(rest)} مورد دیگر`}
        </Entries>
      )}
    </Result>
  );
}
