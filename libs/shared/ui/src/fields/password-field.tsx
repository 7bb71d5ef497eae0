import { normaliseDigits } from '@peyk/shared-validation';
import { useId, useState } from 'react';
import { IconButton } from '../actions/icon-button';
import { BareInput, FieldBox, FieldFrame, inputTies, type FieldProps } from './field-frame';

interface PasswordFieldProps extends FieldProps {
  readonly autoComplete: 'current-password' | 'new-password';
  readonly autoFocus?: boolean;
}

/** A password, hidden until the eye is pressed. Blanks are part of a password and are not trimmed. */
export function PasswordField({ autoComplete, autoFocus, ...props }: PasswordFieldProps) {
  const id = useId();
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame id={id} label={props.label} error={props.error} hint={props.hint} required={props.required}>
      <FieldBox data-invalid={props.error !== undefined} data-disabled={props.disabled}>
        <BareInput
          {...inputTies(id, props)}
          type={shown ? 'text' : 'password'}
          dir="ltr"
          autoComplete={autoComplete}
          autoFocus={autoFocus}
          autoCapitalize="none"
          spellCheck={false}
          value={props.value}
          onChange={(event) => props.onChange(normaliseDigits(event.target.value))}
          onBlur={props.onBlur}
        />
        <IconButton
          icon={shown ? 'eyeOff' : 'eye'}
          label={shown ? 'پنهان کردن گذرواژه' : 'نمایش گذرواژه'}
          aria-pressed={shown}
          disabled={props.disabled}
          onClick={() => setShown(!shown)}
        />
      </FieldBox>
    </FieldFrame>
  );
}
