import { MAX_PHONE_INPUT_CHARS, MAX_PREFIX_INPUT_CHARS } from '@peyk/shared-sms';
import { Suspense, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../../actions/button';
import type { FieldProps } from '../../fields/field-frame';
import { TextField } from '../../fields/text-field';
import { useIsMobile } from '../../layout/use-is-mobile';
import { VisuallyHidden } from '../../layout/visually-hidden';
import { styled } from '../../theme/styled';
import { media, space } from '../../tokens';
import { asTyped, type NumberMode } from './judge-entry';
import { NumberChips } from './number-chips';
import { AllNumbersDialog, PasteNumbersDialog, loadPasteDialog } from './number-dialogs';
import { NUMBER_WORDS } from './number-words';
import { NumbersSummary } from './numbers-summary';
import { useNumberEntry } from './use-number-entry';
import { useNumberList } from './use-number-list';

const Root = styled('div')({ display: 'grid', gap: space[2], minInlineSize: 0 });
const EntryButtons = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  [media.mobile]: { '& > button': { flex: 1 } },
});

const MODES = {
  mobile: {
    maxLength: MAX_PHONE_INPUT_CHARS,
    placeholder: '0924 123 4567',
    hint: NUMBER_WORDS.hint,
    mobileHint: NUMBER_WORDS.mobileHint,
  },
  prefix: {
    maxLength: MAX_PREFIX_INPUT_CHARS,
    placeholder: '924',
    hint: NUMBER_WORDS.prefixHint,
    mobileHint: NUMBER_WORDS.mobilePrefixHint,
  },
} as const;

interface PhoneNumberFieldProps extends FieldProps<readonly string[]> {
  /**
   * `mobile` (the default) collects mobile numbers in the stored form, `98` and ten digits; `prefix` one entry of up to six
   * digits that does not begin with zero.
   */
  readonly mode?: NumberMode;
  /** Most numbers of the list, 1 in prefix mode; reaching it closes the input. */
  readonly maxCount?: number;
}

/**
 * A list of mobile numbers: typed one by one with Enter, or pasted a thousand at once. Backspace in the empty input takes
 * the last number back for mending, the arrow keys go through the chips, a removal can be taken back, and whatever happens
 * is said aloud. A hundred thousand numbers fold into a count with a list of its own.
 *
 * @example <PhoneNumberField label="گیرنده‌ها" maxCount={1000} value={numbers} onChange={setNumbers} />
 */
export function PhoneNumberField({ mode = 'mobile', maxCount = Infinity, ...props }: PhoneNumberFieldProps) {
  const { label, value, disabled = false } = props;
  const [pasting, setPasting] = useState({ isOpen: false, text: '', turn: 0 });
  /** `undefined` until someone has asked for them. */
  const [showsAll, setShowsAll] = useState<boolean>();
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const most = mode === 'prefix' ? 1 : maxCount;
  const isMobile = useIsMobile();
  const isFull = value.length >= most;
  const isClosed = disabled || isFull;
  const list = useNumberList({ value, onChange: props.onChange, maxCount: most });

  // The input of a full list is closed until the removal was drawn.
  const wantsInput = useRef(false);
  const goToInput = () => {
    wantsInput.current = input.current?.disabled === true;
    input.current?.focus();
  };
  useEffect(() => {
    if (wantsInput.current) input.current?.focus();
    wantsInput.current = false;
  }, [value]);

  const openDialog = (text: string) => setPasting(({ turn }) => ({ isOpen: true, text, turn: turn + 1 }));
  const { entry, problem, change, add, paste } = useNumberEntry({
    mode,
    chosen: value,
    isClosed,
    onAdd: (number) => list.add([number], NUMBER_WORDS.added(number, value.length + 1)),
    onPasteList: openDialog,
  });
  const press = (event: KeyboardEvent) => {
    if (event.target !== input.current || entry !== '') return;
    // In a right-to-left page the input follows the chips, and the way back to them is to the right.
    if (event.key === 'ArrowRight') {
      const chips = root.current?.querySelectorAll<HTMLElement>('button[data-chip]') ?? [];
      [...chips].at(-1)?.focus();
    }
    // A key that is held down empties the input, and must not go on to eat the list.
    if (event.key === 'Backspace' && !event.repeat) {
      const last = list.takeLast();
      if (last === undefined) return;
      event.preventDefault();
      change(asTyped(last, mode));
    }
  };

  return (
    <Root ref={root}>
      <div onPaste={paste} onKeyDown={press} onFocus={() => void loadPasteDialog().catch(() => undefined)}>
        <TextField
          label={label}
          name={props.name}
          required={props.required}
          kind="tel"
          maxLength={MODES[mode].maxLength}
          placeholder={MODES[mode].placeholder}
          autoComplete="off"
          inputRef={input}
          value={entry}
          onChange={change}
          onEnter={add}
          // What stands in the input is meant: sending without it would leave someone out in silence.
          onBlur={() => {
            add();
            props.onBlur?.();
          }}
          disabled={isClosed}
          error={problem ?? props.error}
          beside={
            <EntryButtons>
              <Button icon="plus" onClick={add} disabled={isClosed || entry === ''}>
                افزودن
              </Button>
              {mode === 'mobile' && (
                <Button icon="paste" onClick={() => openDialog('')} disabled={isClosed}>
                  چسباندن
                </Button>
              )}
            </EntryButtons>
          }
          hint={isFull ? NUMBER_WORDS.full(most) : (props.hint ?? MODES[mode][isMobile ? 'mobileHint' : 'hint'])}
        />
      </div>
      <NumbersSummary numbers={value} disabled={disabled} undo={list.undo} onClear={() => list.remove(value)} />
      {value.length > 0 && (
        <NumberChips
          label={label}
          numbers={value}
          disabled={disabled}
          onRemove={(number) => list.remove([number])}
          onLeave={goToInput}
          onShowAll={() => setShowsAll(true)}
        />
      )}
      <VisuallyHidden role="status">{list.news}</VisuallyHidden>
      <Suspense fallback={null}>
        {showsAll !== undefined && (
          <AllNumbersDialog
            open={showsAll}
            numbers={value}
            undo={list.undo}
            onRemove={list.remove}
            onClose={() => setShowsAll(false)}
          />
        )}
        {pasting.turn > 0 && (
          <PasteNumbersDialog
            key={pasting.turn}
            open={pasting.isOpen}
            initialText={pasting.text}
            existing={value}
            room={most - value.length}
            onClose={() => setPasting((before) => ({ ...before, isOpen: false, text: '' }))}
            onAdd={(pasted) => list.add(pasted, NUMBER_WORDS.pasted(pasted.length, value.length + pasted.length))}
          />
        )}
      </Suspense>
    </Root>
  );
}
