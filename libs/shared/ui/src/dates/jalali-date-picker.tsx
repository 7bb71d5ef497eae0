import { pickerText } from '@peyk/shared-jalali';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { IconButton } from '../actions/icon-button';
import { BareInput, FieldBox, FieldFrame, inputTies, type FieldProps } from '../fields/field-frame';
import { useIsMobile } from '../layout/use-is-mobile';
import type { PickerPosition } from './floating-panel';
import { boundsOf } from './picker-bounds';
import { loadPickerBody, PickerSurface } from './picker-surface';
import { preselected, type PickerTime } from './picker-value';
import { PICKER_WORDS, type PickerLocale } from './picker-words';
import { readTypedDate } from './typed-date';
import { usePickerOpen } from './use-picker-open';
import { useTypedDate } from './use-typed-date';
import { styled } from '../theme/styled';

const DEFAULT_Z_INDEX = 100;
const TIME_BEGINS = '1405/08/29 '.length;
const TEXT_END = 19;

/** Field and calendar are one for the focus; drawn, only the field is there. */
const Whole = styled('div')({ display: 'contents' });

export interface JalaliDatePickerProps extends FieldProps {
  /** Instants in ISO 8601; both ends belong to what may be chosen. Without a time their days count. */
  readonly min?: string;
  readonly max?: string;
  /** Sets the minimum to now. */
  readonly disablePast?: boolean;
  /** Asks for a time too; `{}` is a clock of 24 hours with steps of 1 and no seconds. */
  readonly time?: PickerTime;
  /** Without a time: the value is the last millisecond of the day. For the end of a range. */
  readonly endOfDay?: boolean;
  /** The popup closes when the page is scrolled. */
  readonly hideOnScroll?: boolean;
  readonly position?: PickerPosition;
  readonly zIndex?: number;
  /** The language of the two buttons on the phone. */
  readonly locale?: PickerLocale;
  /** The other end of a range, to tint the days between. */
  readonly rangeWith?: string;
  readonly placeholder?: string;
  /**
   * Tells a text that is not the field's value, for a form to wait for: while it is typed, and after it was refused until the field has
   * the focus again. So the very press that ends the typing does not take the value that was put back for the one that was meant. Empty
   * when there is nothing to wait for.
   */
  readonly onUnread?: (text: string) => void;
  /** Gives the time now in milliseconds; the browser's own clock by default. */
  readonly clock?: () => number;
}

/**
 * A Jalali date, with a time where it is asked: typed, or chosen in a calendar that opens on focus. On the phone the calendar is a
 * sheet with OK and CANCEL.
 *
 * The value is a UTC instant in ISO 8601, or the empty text: `2026-11-21T20:30:00.000Z` is the beginning of 1405/09/01 on Tehran's
 * clock. The calendar and the reader of typed dates are loaded when they are needed.
 *
 * @example <JalaliDatePicker label="زمان ارسال" value={at} onChange={setAt} time={{ minuteStep: 5 }} disablePast />
 */
export function JalaliDatePicker({ time, endOfDay, min, max, disablePast, ...props }: JalaliDatePickerProps) {
  const { label, value, onChange, clock = Date.now } = props;
  const id = useId();
  const isMobile = useIsMobile();
  const input = useRef<HTMLInputElement>(null);
  const [anchor, setAnchor] = useState<HTMLDivElement | null>(null);
  const rules = { time, endOfDay };
  const limits = { min, max, disablePast };
  const layout = { withTime: time !== undefined, withSeconds: time?.seconds };
  const shownNow = () => (value === '' ? preselected(clock(), boundsOf(limits, clock()), rules) : value);

  const typed = useTypedDate({
    value,
    layout,
    onChange,
    onUnread: props.onUnread,
    read: (reader, text) =>
      readTypedDate(reader, text, { layout, rules, bounds: boundsOf(limits, clock()), shown: shownNow() }),
    // What comes next is the time: typing on writes over the one that was added.
    onDateOnly: () => requestAnimationFrame(() => input.current?.setSelectionRange(TIME_BEGINS, TEXT_END)),
  });
  const picker = usePickerOpen({
    input,
    anchor,
    popupId: `${id}-calendar`,
    isMobile,
    disabled: props.disabled === true,
    hideOnScroll: props.hideOnScroll === true,
    onLeave: () => {
      typed.finish();
      props.onBlur?.();
    },
  });
  // What was not taken is said beside the value that is valid again: the field itself is not wrong, unless the form says so.
  const error = props.error === undefined ? undefined : (typed.problem ?? props.error);
  const note = typed.problem === undefined ? undefined : ({ tone: 'attention', text: typed.problem } as const);

  const press = (event: KeyboardEvent) => {
    typed.seen();
    if (event.key === 'Tab') {
      // On to the next field, and not into the calendar, which stands at the end of the page.
      picker.close();
    } else if (event.key === 'ArrowDown') {
      event.preventDefault();
      picker.enter();
    } else if (event.key === 'Escape' && picker.isOpen) {
      event.stopPropagation();
      picker.close();
    } else if (event.key === 'Enter' && (typed.text !== null || picker.isOpen)) {
      event.preventDefault();
      if (typed.text !== null) typed.finish();
      else if (shownNow() !== value) onChange(shownNow());
      picker.close();
    }
  };
  return (
    <FieldFrame id={id} label={label} error={error} note={note} hint={props.hint} required={props.required}>
      <Whole onBlur={picker.blur}>
        <FieldBox
          ref={setAnchor}
          data-invalid={error !== undefined}
          data-disabled={props.disabled}
          onPointerEnter={() => void loadPickerBody()}
        >
          <BareInput
            {...inputTies(id, { ...props, error, note })}
            ref={input}
            role="combobox"
            aria-haspopup="dialog"
            aria-expanded={picker.isOpen}
            aria-controls={picker.isOpen && !isMobile ? `${id}-calendar` : undefined}
            dir="ltr"
            // On the phone the sheet comes instead of the keyboard.
            inputMode={isMobile ? 'none' : 'numeric'}
            autoComplete="off"
            placeholder={props.placeholder ?? (layout.withTime ? '1405/01/01 12:30' : '1405/01/01')}
            value={typed.text ?? (value === '' ? '' : pickerText(value, layout))}
            onChange={(event) => typed.type(event.target.value)}
            onFocus={() => {
              void typed.prepare();
              typed.seen();
              picker.focus();
            }}
            onClick={picker.open}
            onKeyDown={press}
          />
          <IconButton
            icon="calendar"
            label={PICKER_WORDS.openCalendar}
            disabled={props.disabled}
            tabIndex={-1}
            onClick={isMobile ? picker.open : picker.enter}
          />
        </FieldBox>
        {picker.isOpen && anchor !== null && (
          <PickerSurface
            id={`${id}-calendar`}
            isMobile={isMobile}
            notice={typed.problem}
            anchor={anchor}
            position={props.position ?? 'bottom-left'}
            zIndex={props.zIndex ?? DEFAULT_Z_INDEX}
            body={{
              ...{ label, value, clock, rules, ...limits },
              rangeWith: props.rangeWith,
              autoFocus: picker.isEntered,
              clearable: props.required !== true,
              locale: props.locale ?? 'fa',
              onClose: picker.backToField,
              onChange: (next) => {
                typed.forget();
                if (next !== value) onChange(next);
              },
            }}
          />
        )}
      </Whole>
    </FieldFrame>
  );
}
