import { useId, useState } from 'react';
import { IconButton } from '../actions/icon-button';
import { BareInput, FieldBox, FieldFrame, inputTies, type FieldProps } from './field-frame';
import { useTypedText } from './use-typed-text';

export interface PasswordFieldProps extends FieldProps {
  readonly autoComplete: 'current-password' | 'new-password';
  readonly autoFocus?: boolean;
  /** Ids of further elements that describe the field. */
  readonly describedBy?: string;
}

/**
 * A password, hidden until the eye is pressed. Blanks are part of a password and are not trimmed; letters of a Persian
 * keyboard are refused with a word about the keyboard, because behind the dots nobody sees them. Pasting is welcome.
 * For choosing a password there is `NewPasswordField`.
 */
export function PasswordField({ autoComplete, autoFocus, describedBy, ...props }: PasswordFieldProps) {
  const id = useId();
  const [shown, setShown] = useState(false);
  const typed = useTypedText(props, 'password', undefined);
  const ties = inputTies(id, { ...props, error: typed.error });
  return (
    <FieldFrame id={id} {...props} error={typed.error}>
      <FieldBox data-invalid={typed.error !== undefined} data-disabled={props.disabled}>
        <BareInput
          {...ties}
          aria-describedby={[ties['aria-describedby'], describedBy].filter(Boolean).join(' ') || undefined}
          type={shown ? 'text' : 'password'}
          dir="ltr"
          autoComplete={autoComplete}
          autoFocus={autoFocus}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          value={props.value}
          onChange={(event) => typed.change(event.target.value)}
          onBlur={typed.leave}
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
