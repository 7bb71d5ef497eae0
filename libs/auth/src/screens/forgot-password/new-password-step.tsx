import { useMutation } from '@tanstack/react-query';
import { Button, Notice, Stack, useCountdown } from '@peyk/shared-ui';
import { newPasswordSchema, passwordConfirmationSchema, requiredMessage } from '@peyk/shared-validation';
import { useFormik } from 'formik';
import { object } from 'yup';
import { changePassword } from '../../api/change-password';
import { FailureNotice } from '../../components/failure-notice';
import { NewPasswordFields } from '../../components/new-password-fields';
import { StepHead } from '../../components/step-head';
import { ValidatedForm } from '../../components/validated-form';
import { forgotMessages } from '../../forgot-messages';
import { bindFilled } from '../../model/bind-filled';
import type { ChallengeCode } from '../../model/challenge';

const schemaOf = (username: string) =>
  object({
    password: newPasswordSchema({ username }).required(requiredMessage(forgotMessages.newPassword)),
    passwordConfirmation: passwordConfirmationSchema('password'),
  });

interface NewPasswordStepProps {
  readonly username: string;
  readonly code: ChallengeCode;
  /** Milliseconds since 1970: after it the code is worth nothing. */
  readonly expiresAt: number;
  readonly onChanged: () => void;
  readonly onStartAgain: () => void;
}

/** The new password, twice. */
export function NewPasswordStep({ username, code, expiresAt, onChanged, onStartAgain }: NewPasswordStepProps) {
  const isExpired = useCountdown(expiresAt) === 0;
  const changing = useMutation({ mutationFn: changePassword, onSuccess: onChanged });
  const form = useFormik({
    initialValues: { password: '', passwordConfirmation: '' },
    validationSchema: schemaOf(username),
    onSubmit: ({ password }) => {
      if (!isExpired && !changing.isPending) changing.mutate({ ...code, password });
    },
  });
  return (
    <ValidatedForm onSubmit={form.submitForm}>
      <Stack gap={4}>
        <StepHead title={forgotMessages.forgotTitle}>{forgotMessages.newPasswordHelp}</StepHead>
        {changing.isError && <FailureNotice error={changing.error} />}
        {isExpired && <Notice tone="attention">{forgotMessages.changeExpired}</Notice>}
        <NewPasswordFields
          label={forgotMessages.newPassword}
          username={username}
          first={bindFilled(form, 'password')}
          repeated={bindFilled(form, 'passwordConfirmation')}
          autoFocus
        />
        {isExpired ? (
          <Button variant="primary" wide onClick={onStartAgain}>
            {forgotMessages.startAgain}
          </Button>
        ) : (
          <Button type="submit" variant="primary" wide busy={changing.isPending}>
            {forgotMessages.savePassword}
          </Button>
        )}
      </Stack>
    </ValidatedForm>
  );
}
