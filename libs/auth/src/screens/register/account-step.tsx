import { TextField } from '@peyk/shared-ui';
import { NewPasswordFields } from '../../components/new-password-fields';
import { messages } from '../../messages';
import { USERNAME_MAX_CHARS } from '../../model/username';
import { bindRegistration } from './bind-registration';
import type { RegistrationForm } from './use-registration';
import { useUsernameCheck } from './use-username-check';

/** First step: how to sign in. */
export function AccountStep({ registration }: { readonly registration: RegistrationForm }) {
  const username = bindRegistration(registration, 'username');
  const { state } = useUsernameCheck(username.value);
  return (
    <>
      <TextField
        {...username}
        label={messages.username}
        kind="latin"
        maxLength={USERNAME_MAX_CHARS}
        autoComplete="username"
        hint={messages.usernameHint}
        checking={state.at === 'checking'}
        success={state.at === 'free' ? messages.usernameFree : undefined}
        error={username.error ?? (state.at === 'refused' ? state.reason : undefined)}
        required
      />
      <NewPasswordFields
        label={messages.password}
        username={username.value}
        first={bindRegistration(registration, 'password')}
        repeated={bindRegistration(registration, 'passwordConfirmation')}
      />
      <TextField
        {...bindRegistration(registration, 'mobile')}
        label={messages.mobile}
        kind="tel"
        autoComplete="tel"
        required
      />
    </>
  );
}
