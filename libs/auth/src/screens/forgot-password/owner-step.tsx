import { useMutation } from '@tanstack/react-query';
import { Button, MobileField, Stack, TextField } from '@peyk/shared-ui';
import { requiredMessage } from '@peyk/shared-validation';
import { useFormik } from 'formik';
import { Link } from 'react-router';
import { object } from 'yup';
import { requestPasswordCode } from '../../api/request-password-code';
import { authPaths } from '../../auth-paths';
import { FailureNotice, ProvingNotice } from '../../components/failure-notice';
import { Links } from '../../components/links';
import { StepHead } from '../../components/step-head';
import { ValidatedForm } from '../../components/validated-form';
import { messages } from '../../messages';
import { forgotMessages } from '../../forgot-messages';
import { bindFilled } from '../../model/bind-filled';
import type { Challenge } from '../../model/challenge';
import { mobileSchema } from '../../model/mobile';
import { USERNAME_MAX_CHARS, usernameSchema } from '../../model/username';

const schema = object({
  username: usernameSchema().required(requiredMessage(messages.username)),
  mobile: mobileSchema().required(requiredMessage(messages.mobile)),
});

interface OwnerStepProps {
  readonly onChallenge: (challenge: Challenge, username: string) => void;
}

/** Whose password it is. The answer does not tell whether the two belong together. */
export function OwnerStep({ onChallenge }: OwnerStepProps) {
  const asking = useMutation({
    mutationFn: requestPasswordCode,
    onSuccess: (challenge, { username }) => onChallenge(challenge, username),
  });
  const form = useFormik({
    initialValues: { username: '', mobile: '' },
    validationSchema: schema,
    onSubmit: (values) => asking.mutate(schema.cast(values)),
  });
  return (
    <ValidatedForm onSubmit={form.submitForm}>
      <Stack gap={4}>
        <StepHead title={forgotMessages.forgotTitle}>{forgotMessages.forgotHelp}</StepHead>
        {asking.isError && <FailureNotice error={asking.error} />}
        <ProvingNotice />
        <TextField
          label={messages.username}
          kind="latin"
          maxLength={USERNAME_MAX_CHARS}
          autoComplete="username"
          autoFocus
          {...bindFilled(form, 'username')}
        />
        <MobileField label={messages.mobile} {...bindFilled(form, 'mobile')} />
        <Button type="submit" variant="primary" wide busy={asking.isPending}>
          {forgotMessages.sendCode}
        </Button>
        <Links>
          <span>
            {forgotMessages.rememberedPassword} <Link to={authPaths.login}>{messages.toLogin}</Link>
          </span>
        </Links>
      </Stack>
    </ValidatedForm>
  );
}
