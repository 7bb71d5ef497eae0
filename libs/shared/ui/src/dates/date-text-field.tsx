import { maskJalaliDate, maskJalaliDateTime } from '@peyk/shared-jalali';
import { useId } from 'react';
import { BareInput, FieldBox, FieldFrame, inputTies, type FieldProps } from '../fields/field-frame';

/**
 * A Jalali date as text, for filters: slashes come by themselves. The value is the text, `1405/08/29`, and while it is typed a part of
 * it; read it with `parseJalali`. Where a calendar helps, use `JalaliDatePicker` instead.
 */
export function DateTextField({
  placeholder = '1405/01/01',
  ...props
}: FieldProps & {
  /** A date of the kind that is asked for, in Latin digits as it is shown when typed. */
  readonly placeholder?: string;
}) {
  return <MaskedField {...props} placeholder={placeholder} mask={maskJalaliDate} trim={trimEnd} />;
}

/** A Jalali date and time as text, `1405/08/29 14:05`. Read it with `parseJalaliDateTime`; an unfinished end is cut when it is left. */
export function DateTimeTextField(props: FieldProps) {
  return <MaskedField {...props} placeholder="1405/01/01 12:30" mask={maskWhileTyping} trim={maskWhenLeft} />;
}

interface MaskedFieldProps extends FieldProps {
  readonly placeholder: string;
  readonly mask: (typed: string, previous: string) => string;
  readonly trim: (text: string) => string;
}

function MaskedField({ placeholder, mask, trim, ...props }: MaskedFieldProps) {
  const id = useId();
  const { value, onChange, onBlur } = props;
  const leave = () => {
    const trimmed = trim(value);
    if (trimmed !== value) onChange(trimmed);
    onBlur?.();
  };
  return (
    <FieldFrame id={id} label={props.label} error={props.error} hint={props.hint} required={props.required}>
      <FieldBox data-invalid={props.error !== undefined} data-disabled={props.disabled}>
        <BareInput
          {...inputTies(id, props)}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          placeholder={placeholder}
          value={value}
          onChange={(event) => onChange(mask(event.target.value, value))}
          onBlur={leave}
        />
      </FieldBox>
    </FieldFrame>
  );
}

function trimEnd(text: string): string {
  return text.replace(/\/+$/, '');
}

function maskWhileTyping(typed: string, previous: string): string {
  return maskJalaliDateTime(typed, { previous });
}

function maskWhenLeft(text: string): string {
  return maskJalaliDateTime(text, { previous: text, trimTrailingColon: true });
}
