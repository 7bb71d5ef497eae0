import { type InstantRange, jalaliRangePreset } from '@peyk/shared-jalali';
import { styled } from '../theme/styled';
import { font, media, radius, size, space, tone } from '../tokens';
import { boundsOf, isWithin } from './picker-bounds';
import { JalaliDatePicker, type JalaliDatePickerProps } from './jalali-date-picker';
import { PICKER_WORDS, RANGE_PRESETS } from './picker-words';

const Root = styled('div')({ display: 'grid', gap: space[2], minInlineSize: 0 });
const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
  alignItems: 'start',
  gap: space[2],
});
const Presets = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space[1] });
const Preset = styled('button')({
  minBlockSize: 32,
  paddingInline: space[3],
  border: `1px solid ${tone.hairline}`,
  borderRadius: radius.pill,
  background: tone.surface,
  color: tone.inkSoft,
  fontSize: font.caption,
  cursor: 'pointer',
  '&:hover:not(:disabled)': { borderColor: tone.lapisText, color: tone.lapisText },
  '&[aria-pressed="true"]': { background: tone.lapisSoft, borderColor: tone.lapisText, color: tone.lapisText },
  '&:disabled': { cursor: 'not-allowed', color: tone.inkSoft, background: tone.sunken },
  [media.touch]: { minBlockSize: size.touch },
});

/** Both ends of a range of days as instants in ISO 8601, or the empty text where an end is open. */
export type DateRange = InstantRange;

interface DateRangeFieldProps extends Pick<
  JalaliDatePickerProps,
  | 'min'
  | 'max'
  | 'disablePast'
  | 'hideOnScroll'
  | 'locale'
  | 'clock'
  | 'disabled'
  | 'error'
  | 'hint'
  | 'required'
  | 'onBlur'
> {
  readonly label: string;
  readonly value: DateRange;
  readonly onChange: (value: DateRange) => void;
}

/**
 * A range of whole days: two linked calendars, of which neither goes beyond the other, and the ranges that people ask for most. `from`
 * is the first millisecond of its day in Tehran, `to` the last.
 *
 * @example <DateRangeField label="تاریخ ارسال" value={range} onChange={setRange} max={now} />
 */
export function DateRangeField({ label, value, onChange, min, max, error, hint, ...rest }: DateRangeFieldProps) {
  const { from, to } = value;
  const { clock = Date.now, disabled, disablePast } = rest;
  return (
    <Root role="group" aria-label={label}>
      <Pair>
        <JalaliDatePicker
          {...rest}
          label={`${label}، ${PICKER_WORDS.from}`}
          error={error}
          hint={hint}
          value={from}
          min={min}
          max={to === '' ? max : to}
          rangeWith={to}
          onChange={(next) => onChange({ from: next, to })}
        />
        <JalaliDatePicker
          {...rest}
          label={`${label}، ${PICKER_WORDS.to}`}
          endOfDay
          value={to}
          min={from === '' ? min : from}
          max={max}
          rangeWith={from}
          onChange={(next) => onChange({ from, to: next })}
        />
      </Pair>
      <Presets>
        {RANGE_PRESETS.map((preset) => {
          const range = jalaliRangePreset(preset.key, clock());
          const bounds = boundsOf({ min, max, disablePast }, clock());
          const isAllowed = isWithin(range.from, bounds, false) && isWithin(range.to, bounds, false);
          return (
            <Preset
              key={preset.key}
              type="button"
              disabled={disabled === true || !isAllowed}
              aria-pressed={range.from === from && range.to === to}
              onClick={() => onChange(range)}
            >
              {preset.label}
            </Preset>
          );
        })}
      </Presets>
    </Root>
  );
}
