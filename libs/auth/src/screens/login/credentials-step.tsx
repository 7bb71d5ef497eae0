import { useFormik } from 'formik';
import { useMutation } from '@tanstack/react-query';
import { describeError } from '@peyk/shared-api-client';
import { Button, Notice, PasswordField, Stack, TextField, bindField } from '@peyk/shared-ui';
import { requiredMessage } from '@peyk/shared-validation';
import { object, string } from 'yup';
import { login } from '../../api/login';
import { messages } from '../../messages';
import type { Challenge } from '../../model/challenge';
import { StepHead } from './login-frame';

/** As in the contract of `login`. */
const MAX_USERNAME_LENGTH = 64;

const schema = object({
  username: string().trim().required(requiredMessage(messages.username)),
  password: string().required(requiredMessage(messages.password)),
});

/** First step: who, and the password. */
export function CredentialsStep({ onChallenge }: { readonly onChallenge: (challenge: Challenge) => void }) {
  const sending = useMutation({ mutationFn: login, onSuccess: onChallenge });
  const form = useFormik({
    initialValues: { username: '', password: '' },
    validationSchema: schema,
    onSubmit: (values) => sending.mutate(schema.cast(values)),
  });
  return (
    <form onSubmit={form.handleSubmit} noValidate>
      <Stack gap={4}>
        <StepHead title={messages.welcome}>{messages.credentialsHelp}</StepHead>
        {sending.isError && <Notice tone="danger">{describeError(sending.error)}</Notice>}
        <TextField
          label={messages.username}
          kind="latin"
          maxLength={MAX_USERNAME_LENGTH}
          autoComplete="username"
          autoFocus
          {...bindField(form, 'username')}
        />
        <PasswordField label={messages.password} autoComplete="current-password" {...bindField(form, 'password')} />
        <Button type="submit" variant="primary" wide busy={sending.isPending}>
          {messages.toCode}
        </Button>
      </Stack>
    </form>
  );
}
