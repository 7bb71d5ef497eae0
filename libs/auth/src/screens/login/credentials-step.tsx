import { useFormik } from 'formik';
import { useMutation } from '@tanstack/react-query';
import { Button, PasswordField, Stack, TextField } from '@peyk/shared-ui';
import { requiredMessage } from '@peyk/shared-validation';
import { Link } from 'react-router';
import { object, string } from 'yup';
import { login } from '../../api/login';
import { authPaths } from '../../auth-paths';
import { FailureNotice, ProvingNotice } from '../../components/failure-notice';
import { Links } from '../../components/links';
import { StepHead } from '../../components/step-head';
import { ValidatedForm } from '../../components/validated-form';
import { messages } from '../../messages';
import { bindFilled } from '../../model/bind-filled';
import type { Challenge } from '../../model/challenge';
import { useCapsLock } from '../../model/use-caps-lock';
import { USERNAME_MAX_CHARS } from '../../model/username';

const schema = object({
  username: string().trim().required(requiredMessage(messages.username)),
  password: string().required(requiredMessage(messages.password)),
});

interface CredentialsStepProps {
  readonly onChallenge: (challenge: Challenge) => void;
  /** Whether new customers may register themselves. */
  readonly registrationOpen: boolean;
}

/** First step: who, and the password. */
export function CredentialsStep({ onChallenge, registrationOpen }: CredentialsStepProps) {
  const capsLock = useCapsLock();
  const sending = useMutation({ mutationFn: login, onSuccess: onChallenge });
  const form = useFormik({
    initialValues: { username: '', password: '' },
    validationSchema: schema,
    onSubmit: (values) => sending.mutate(schema.cast(values)),
  });
  return (
    <ValidatedForm onSubmit={form.submitForm}>
      <Stack gap={4}>
        <StepHead title={messages.welcome}>{messages.credentialsHelp}</StepHead>
        {sending.isError && <FailureNotice error={sending.error} />}
        <ProvingNotice />
        <TextField
          label={messages.username}
          kind="latin"
          maxLength={USERNAME_MAX_CHARS}
          autoComplete="username"
          autoFocus
          {...bindFilled(form, 'username')}
        />
        <div {...capsLock.watch}>
          <PasswordField
            label={messages.password}
            autoComplete="current-password"
            hint={capsLock.isOn ? messages.capsLock : undefined}
            {...bindFilled(form, 'password')}
          />
        </div>
        <Button type="submit" variant="primary" wide busy={sending.isPending}>
          {messages.toCode}
        </Button>
        <Links>
          <Link to={authPaths.forgotPassword}>{messages.forgotPassword}</Link>
          <Link to={authPaths.join}>{messages.haveInvitation}</Link>
          {registrationOpen && (
            <span>
              {messages.noAccount} <Link to={authPaths.register}>{messages.toRegister}</Link>
            </span>
          )}
        </Links>
      </Stack>
    </ValidatedForm>
  );
}
