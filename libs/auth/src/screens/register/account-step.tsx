import { MobileField, TextField } from '@peyk/shared-ui';
import { NewPasswordFields } from '../../components/new-password-fields';
import { messages } from '../../messages';
import { USERNAME_MAX_CHARS } from '../../model/username';
import type { RegistrationForm } from './use-registration';
import { useUsernameCheck } from './use-username-check';

/** First step: how to sign in. */
export function AccountStep({ registration }: { readonly registration: RegistrationForm }) {
  const username = registration.bind('username');
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
        mobile={registration.form.values.mobile}
        first={registration.bind('password')}
        repeated={registration.bind('passwordConfirmation')}
      />
      <MobileField {...registration.bind('mobile')} label={messages.mobile} required />
    </>
  );
}
