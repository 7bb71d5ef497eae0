import { Button, Fact, Facts, LatinRun, Stack, TextField, When } from '@peyk/shared-ui';
import {
  newPasswordSchema,
  passwordConfirmationSchema,
  requiredMessage,
  toPersianDigits,
} from '@peyk/shared-validation';
import { useMutation } from '@tanstack/react-query';
import { useFormik } from 'formik';
import { object } from 'yup';
import { acceptInvitation, type Invitation } from '../../api/join';
import { FailureNotice } from '../../components/failure-notice';
import { NewPasswordFields } from '../../components/new-password-fields';
import { StepHead } from '../../components/step-head';
import { ValidatedForm } from '../../components/validated-form';
import { joinMessages as words } from '../../join-messages';
import { messages } from '../../messages';
import { bindFilled } from '../../model/bind-filled';
import { USERNAME_MAX_CHARS, usernameSchema } from '../../model/username';

const schemaFor = (username: string) =>
  object({
    username: usernameSchema().required(requiredMessage(messages.username)),
    password: newPasswordSchema({ username }).required(requiredMessage(messages.password)),
    passwordConfirmation: passwordConfirmationSchema('password'),
  });

interface JoinFormProps {
  readonly code: string;
  readonly invitation: Invitation;
  readonly onJoined: (username: string) => void;
  readonly onOtherCode: () => void;
}

/** Who invites whom to what, and how the invited person will sign in. */
export function JoinForm({ code, invitation, onJoined, onOtherCode }: JoinFormProps) {
  const joining = useMutation({ mutationFn: acceptInvitation, onSuccess: ({ username }) => onJoined(username) });
  const form = useFormik({
    initialValues: { username: '', password: '', passwordConfirmation: '' },
    validationSchema: () => schemaFor(form.values.username),
    onSubmit: ({ username, password }) => {
      if (!joining.isPending) joining.mutate({ code, username: username.trim(), password });
    },
  });
  return (
    <ValidatedForm onSubmit={form.submitForm}>
      <Stack gap={4}>
        <StepHead title={words.title}>{words.invited(invitation.account_name)}</StepHead>
        <InvitationFacts invitation={invitation} />
        <span>{words.choose}</span>
        {joining.isError && <FailureNotice error={joining.error} />}
        <TextField
          {...bindFilled(form, 'username')}
          label={messages.username}
          kind="latin"
          maxLength={USERNAME_MAX_CHARS}
          autoComplete="username"
          hint={messages.usernameHint}
          required
        />
        <NewPasswordFields
          label={messages.password}
          username={form.values.username}
          first={bindFilled(form, 'password')}
          repeated={bindFilled(form, 'passwordConfirmation')}
        />
        <Button type="submit" variant="primary" wide busy={joining.isPending}>
          {words.join}
        </Button>
        <Button wide onClick={onOtherCode}>
          {words.otherCode}
        </Button>
      </Stack>
    </ValidatedForm>
  );
}

function InvitationFacts({
  invitation: { name, role_title, mobile, expires_at },
}: {
  readonly invitation: Invitation;
}) {
  return (
    <Facts look="lined">
      <Fact name={words.asName}>{name}</Fact>
      <Fact name={words.asRole}>
        <bdi>{role_title}</bdi>
      </Fact>
      <Fact name={words.mobile}>
        <LatinRun>{toPersianDigits(mobile)}</LatinRun>
      </Fact>
      <Fact name={words.until}>
        <When instant={expires_at} />
      </Fact>
    </Facts>
  );
}
