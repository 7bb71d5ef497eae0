import { NewPasswordField, PasswordField } from '@peyk/shared-ui';
import { messages } from '../messages';
import { useCapsLock } from '../model/use-caps-lock';

type Bound = Pick<Parameters<typeof PasswordField>[0], 'name' | 'value' | 'error' | 'onChange' | 'onBlur'>;

interface NewPasswordFieldsProps {
  readonly label: string;
  /** Better not in the password. */
  readonly username: string;
  /** It must not stand in the password, where it is known. */
  readonly mobile?: string;
  readonly first: Bound;
  readonly repeated: Bound;
  readonly autoFocus?: boolean;
}

/** A password that is being chosen, and its repetition. */
export function NewPasswordFields({ label, username, mobile, first, repeated, autoFocus }: NewPasswordFieldsProps) {
  const capsLock = useCapsLock();
  return (
    <>
      <div {...capsLock.watch}>
        <NewPasswordField
          {...first}
          label={label}
          username={username}
          mobile={mobile}
          required
          autoFocus={autoFocus}
          hint={capsLock.isOn ? messages.capsLock : undefined}
        />
      </div>
      <PasswordField {...repeated} label={messages.repeatPassword} autoComplete="new-password" required />
    </>
  );
}
