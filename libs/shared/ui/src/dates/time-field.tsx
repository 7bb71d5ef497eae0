import { instantToTehran, maskClock } from '@peyk/shared-jalali';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { BareInput, FieldBox, FieldFrame, inputTies, type FieldProps } from '../fields/field-frame';
import { Icon } from '../icons/icon';
import { timeOffsetError, type TimeOffset } from './time-offset';

const WHOLE = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
/** The greatest digit that a second one can follow in a minute. */
const MAX_TENS = 5;
const HOURS_A_DAY = 24;
const MINUTES_AN_HOUR = 60;

interface TimeFieldProps extends FieldProps {
  /** The day to which the time belongs, as an instant in ISO 8601; today when it is left out or empty. */
  readonly date?: string;
  /** On today, times earlier than now and this together are refused. */
  readonly minOffset?: TimeOffset;
  /** Gives the time now in milliseconds; the browser's own clock by default. */
  readonly clock?: () => number;
}

/**
 * A time of the day on the clock of Tehran. The value is `14:05` or the empty text; only whole times are told. A time of today that is
 * too early shows an error and is not told.
 *
 * @example <TimeField label="ساعت ارسال" value={time} onChange={setTime} date={day} minOffset={{ minutes: 15 }} />
 */
export function TimeField({ date = '', minOffset, clock = Date.now, ...props }: TimeFieldProps) {
  const id = useId();
  const { value, onChange, onBlur } = props;
  // What is typed and not, or not yet, a value; null while the value itself is shown.
  const [text, setText] = useState<string | null>(null);
  const shown = text ?? value;

  const refusalOf = (time: string) => {
    if (minOffset === undefined || !WHOLE.test(time)) return undefined;
    const nowMs = clock();
    return timeOffsetError({ time, day: instantToTehran(date === '' ? nowMs : date), offset: minOffset, nowMs });
  };
  const error = props.error ?? refusalOf(shown);
  const take = (next: string) => {
    const isTold = next === '' || (WHOLE.test(next) && refusalOf(next) === undefined);
    setText(isTold ? null : next);
    if (isTold && next !== value) onChange(next);
  };

  // A time that was too early today is told when another day is chosen for it.
  const belated = text !== null && WHOLE.test(text) && refusalOf(text) === undefined ? text : null;
  useEffect(() => {
    if (belated !== null) onChange(belated);
  }, [belated, onChange]);
  if (text !== null && text === value) setText(null);

  const leave = () => {
    // Half a time is finished with zeros, as it was meant: 9 is 09:00.
    if (text !== null && !WHOLE.test(text)) take(finished(text));
    onBlur?.();
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    take(stepped(WHOLE.test(shown) ? shown : '00:00', step));
  };
  return (
    <FieldFrame id={id} label={props.label} error={error} hint={props.hint} required={props.required}>
      <FieldBox data-invalid={error !== undefined} data-disabled={props.disabled}>
        <BareInput
          {...inputTies(id, { ...props, error })}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          placeholder="14:30"
          value={shown}
          onChange={(event) => take(maskClock(event.target.value, shown))}
          onBlur={leave}
          onKeyDown={press}
        />
        <Icon name="clock" size={18} />
      </FieldBox>
    </FieldFrame>
  );
}

function finished(text: string): string {
  const [hour = '', minute = ''] = text.split(':');
  if (hour === '') return '';
  // 14:3 was to become 14:30; no minute begins with a 7, so 15:7 is 15:07.
  const whole = Number(minute) > MAX_TENS ? minute.padStart(2, '0') : minute.padEnd(2, '0');
  return `${hour.padStart(2, '0')}:${whole}`;
}

/** A minute later or earlier; past midnight it begins again. */
function stepped(time: string, step: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const day = HOURS_A_DAY * MINUTES_AN_HOUR;
  const total = (hour * MINUTES_AN_HOUR + minute + step + day) % day;
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(total / MINUTES_AN_HOUR))}:${two(total % MINUTES_AN_HOUR)}`;
}
