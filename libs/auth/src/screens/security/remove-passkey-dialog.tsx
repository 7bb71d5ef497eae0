import { FormDialog, useServerForm } from '@peyk/shared-screens';
import { Caption, PasswordField, useToasts } from '@peyk/shared-ui';
import { requiredMessage } from '@peyk/shared-validation';
import { object, string } from 'yup';
import { passkeysQuery, removePasskey, type Passkey } from '../../api/passkeys';
import { passkeyMessages as words } from '../../passkey-messages';

const SCHEMA = object({ current: string().required(requiredMessage(words.current)) });

interface RemovePasskeyDialogProps {
  readonly passkey: Passkey;
  readonly onClose: () => void;
}

/** Removes a passkey with the password. Mount it to open it. */
export default function RemovePasskeyDialog({ passkey: { id, name }, onClose }: RemovePasskeyDialogProps) {
  const { show } = useToasts();
  const form = useServerForm({
    initialValues: { current: '' },
    schema: SCHEMA,
    fields: { current: 'current_password' },
    submit: ({ current }) => removePasskey(id, current),
    changes: [passkeysQuery.queryKey],
    onDone: () => {
      show({ text: words.removed(name) });
      onClose();
    },
  });
  return (
    <FormDialog title={words.removeTitle(name)} submitLabel={words.remove} form={form} onClose={onClose}>
      <Caption>{words.removeHelp}</Caption>
      <PasswordField {...form.bind('current')} label={words.current} autoComplete="current-password" required />
    </FormDialog>
  );
}
