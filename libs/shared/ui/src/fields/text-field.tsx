import { digitsOnly, normaliseDigits, trimText } from '@peyk/shared-validation';
import { useId, type ReactNode, type Ref } from 'react';
import { BareInput, FieldBox, FieldFrame, inputTies, type FieldProps } from './field-frame';

export interface TextFieldProps extends FieldProps {
  /**
   * `text` keeps what is typed, with Latin digits; `latin` is the same written left to right (usernames, codes);
   * `digits` keeps nothing but digits; `tel` is `digits` for telephone numbers.
   */
  readonly kind?: 'text' | 'latin' | 'digits' | 'tel' | 'search';
  readonly maxLength?: number;
  readonly placeholder?: string;
  readonly autoComplete?: string;
  readonly autoFocus?: boolean;
  readonly onEnter?: () => void;
  readonly start?: ReactNode;
  readonly end?: ReactNode;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** What a keyboard or a paste gave, as this kind of field keeps it. */
function keep(kind: NonNullable<TextFieldProps['kind']>, typed: string, maxLength: number | undefined): string {
  const kept = kind === 'digits' || kind === 'tel' ? digitsOnly(typed) : normaliseDigits(typed);
  return maxLength === undefined ? kept : kept.slice(0, maxLength);
}

/** A line of text. Persian and Arabic digits become Latin while typing; blanks at both ends go when the field is left. */
export function TextField({
  kind = 'text',
  maxLength,
  onEnter,
  start,
  end,
  inputRef,
  autoFocus,
  ...props
}: TextFieldProps) {
  const id = useId();
  const { label, value, onChange, onBlur, placeholder, autoComplete } = props;
  const isNumeric = kind === 'digits' || kind === 'tel';
  const leave = () => {
    const trimmed = trimText(value);
    if (trimmed !== value) onChange(trimmed);
    onBlur?.();
  };
  return (
    <FieldFrame id={id} label={label} error={props.error} hint={props.hint} required={props.required}>
      <FieldBox data-invalid={props.error !== undefined} data-disabled={props.disabled}>
        {start}
        <BareInput
          {...inputTies(id, props)}
          ref={inputRef}
          type={kind === 'tel' ? 'tel' : kind === 'search' ? 'search' : 'text'}
          inputMode={isNumeric ? 'numeric' : undefined}
          dir={kind === 'text' || kind === 'search' ? 'auto' : 'ltr'}
          // A field that grows by normalising must not lose its end: the limit is applied after it.
          maxLength={isNumeric ? undefined : maxLength}
          placeholder={placeholder}
          autoComplete={autoComplete}
          autoFocus={autoFocus}
          spellCheck={kind === 'text'}
          value={value}
          onChange={(event) => onChange(keep(kind, event.target.value, maxLength))}
          onBlur={leave}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || onEnter === undefined || event.nativeEvent.isComposing) return;
            event.preventDefault();
            onEnter();
          }}
        />
        {end}
      </FieldBox>
    </FieldFrame>
  );
}
