import { MAX_PHONE_INPUT_CHARS, parseMobile } from '@peyk/shared-sms';
import { styled } from '@mui/material/styles';
import { useState, type ClipboardEvent } from 'react';
import { Button } from '../actions/button';
import { IconButton } from '../actions/icon-button';
import { TextField } from '../fields/text-field';
import { formatNumber } from '../numbers/format-number';
import { MobileNumber } from '../numbers/mobile-number';
import { font, media, radius, space, tone } from '../tokens';
import { PasteNumbersDialog } from './paste-numbers-dialog';
import { readNumbers } from './read-numbers';

/** More chips than this fold into a count, so that a long list does not push the page away. */
const SHOWN_CHIPS = 60;

const Root = styled('div')({ display: 'grid', gap: space[2] });
const EntryRow = styled('div')({
  display: 'flex',
  gap: space[2],
  alignItems: 'start',
  '& > :first-of-type': { flex: 1 },
  [media.mobile]: { flexDirection: 'column', alignItems: 'stretch' },
});
/** Stands beside the input, below the line of its label; on the phone under it. */
const EntryButtons = styled('div')({
  display: 'flex',
  gap: space[2],
  marginBlockStart: `calc(${font.caption} * ${font.lineHeight} + ${space[1]}px)`,
  [media.mobile]: { marginBlockStart: 0, '& > button': { flex: 1 } },
});
const Chips = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: space[2], maxBlockSize: 220, overflowY: 'auto' });
const Chip = styled('li')({
  display: 'flex',
  alignItems: 'center',
  paddingInlineStart: space[3],
  border: `1px solid ${tone.hairline}`,
  borderRadius: radius.field,
  background: tone.sunken,
  fontSize: font.caption,
});
const Summary = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[2],
  fontSize: font.caption,
  color: tone.inkSoft,
});

interface PhoneNumberFieldProps {
  readonly label: string;
  /** Chosen numbers in the stored form, `98` and ten digits. */
  readonly numbers: readonly string[];
  readonly onChange: (numbers: readonly string[]) => void;
  /** Most numbers of the list; reaching it closes the input. */
  readonly maxCount: number;
  /** What is wrong with the list as a whole, e.g. that it is empty. */
  readonly error?: string;
  readonly disabled?: boolean;
}

/** A list of mobile numbers: typed one by one with Enter, or pasted a thousand at once. */
export function PhoneNumberField({
  label,
  numbers,
  onChange,
  maxCount,
  error,
  disabled = false,
}: PhoneNumberFieldProps) {
  const [entry, setEntry] = useState('');
  const [problem, setProblem] = useState<string>();
  const [pasting, setPasting] = useState({ isOpen: false, text: '', turn: 0 });
  const isFull = numbers.length >= maxCount;

  const add = () => {
    if (entry === '') return;
    const mobile = parseMobile(entry);
    if (mobile === null) return setProblem('شماره معتبر نیست. نمونهٔ درست: ۰۹۲۴ و هفت رقم دیگر.');
    if (numbers.includes(mobile)) return setProblem('این شماره قبلاً در لیست آمده است.');
    onChange([...numbers, mobile]);
    setEntry('');
    return setProblem(undefined);
  };
  const change = (typed: string) => {
    setEntry(typed);
    setProblem(undefined);
  };

  const openDialog = (text: string) => setPasting(({ turn }) => ({ isOpen: true, text, turn: turn + 1 }));
  const closeDialog = () => setPasting((before) => ({ ...before, isOpen: false }));
  /** A list goes to the dialog and one number in any spelling into the input: the input alone would cut both at its length. */
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    const read = readNumbers(text, []);
    const one =
      read.valid.length === 1 && read.invalid.length + read.duplicate.length === 0 ? read.valid[0] : undefined;
    if (one === undefined && read.valid.length + read.invalid.length + read.duplicate.length < 2) return;
    event.preventDefault();
    if (one === undefined) openDialog(text);
    else change(one);
  };

  return (
    <Root>
      <EntryRow onPaste={paste}>
        <TextField
          label={label}
          kind="tel"
          maxLength={MAX_PHONE_INPUT_CHARS}
          placeholder="0924 123 4567"
          autoComplete="off"
          value={entry}
          onChange={change}
          onEnter={add}
          // What stands in the input is meant: sending without it would leave somebody out in silence.
          onBlur={add}
          disabled={disabled || isFull}
          error={problem ?? error}
          hint={
            isFull
              ? `به بیشترین تعداد، ${formatNumber(maxCount)} شماره، رسیده‌اید.`
              : 'شماره را بنویسید و Enter را بزنید.'
          }
        />
        <EntryButtons>
          <Button icon="plus" onClick={add} disabled={disabled || isFull || entry === ''}>
            افزودن
          </Button>
          <Button icon="paste" onClick={() => openDialog('')} disabled={disabled || isFull}>
            چسباندن
          </Button>
        </EntryButtons>
      </EntryRow>
      {numbers.length > 0 && (
        <>
          <Summary>
            <span>{formatNumber(numbers.length)} شماره</span>
            <Button variant="quiet" icon="trash" onClick={() => onChange([])} disabled={disabled}>
              حذف همه
            </Button>
          </Summary>
          <Chips aria-label={`${label}: لیست`} tabIndex={0}>
            {numbers.slice(-SHOWN_CHIPS).map((number) => (
              <Chip key={number}>
                <MobileNumber number={number} />
                <IconButton
                  icon="close"
                  iconSize={14}
                  label={`حذف ${number}`}
                  disabled={disabled}
                  onClick={() => onChange(numbers.filter((other) => other !== number))}
                />
              </Chip>
            ))}
            {numbers.length > SHOWN_CHIPS && (
              <Chip style={{ paddingInlineEnd: space[3] }}>
                و {formatNumber(numbers.length - SHOWN_CHIPS)} شمارهٔ دیگر
              </Chip>
            )}
          </Chips>
        </>
      )}
      <PasteNumbersDialog
        key={pasting.turn}
        open={pasting.isOpen}
        initialText={pasting.text}
        existing={numbers}
        room={maxCount - numbers.length}
        onClose={closeDialog}
        onAdd={(pasted) => {
          onChange([...numbers, ...pasted]);
          closeDialog();
        }}
      />
    </Root>
  );
}
