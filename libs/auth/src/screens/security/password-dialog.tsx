import { FormDialog, useServerForm } from '@peyk/shared-screens';
import { useAppSelector } from '@peyk/shared-store';
import { PasswordField, useToasts } from '@peyk/shared-ui';
import { newPasswordSchema, passwordConfirmationSchema, requiredMessage } from '@peyk/shared-validation';
import { useMemo } from 'react';
import { object, string } from 'yup';
import { changeOwnPassword, sessionsQuery } from '../../api/sessions';
import { NewPasswordFields } from '../../components/new-password-fields';
import { securityMessages as words } from '../../security-messages';

const EMPTY = { current: '', password: '', passwordConfirmation: '' };

/** Sets another password with the present one. Mount it to open it. */
export default function PasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const username = useAppSelector(({ session }) => session.user?.userName ?? '');
  const { show } = useToasts();
  const schema = useMemo(
    () =>
      object({
        current: string().required(requiredMessage(words.current)),
        password: newPasswordSchema({ username }).required(requiredMessage(words.wanted)),
        passwordConfirmation: passwordConfirmationSchema('password'),
      }),
    [username],
  );
  const form = useServerForm({
    initialValues: EMPTY,
    schema,
    fields: { current: 'current_password' },
    submit: ({ current, password }) => changeOwnPassword(current, password),
    changes: [sessionsQuery.queryKey],
    onDone: ({ ended }) => {
      show({ text: words.changed(ended) });
      onClose();
    },
  });
  return (
    <FormDialog title={words.change} submitLabel={words.change} form={form} onClose={onClose}>
      <PasswordField {...form.bind('current')} label={words.current} autoComplete="current-password" required />
      <NewPasswordFields
        label={words.wanted}
        username={username}
        first={form.bind('password')}
        repeated={form.bind('passwordConfirmation')}
      />
    </FormDialog>
  );
}
