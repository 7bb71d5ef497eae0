import { limits } from '@peyk/shared-contract';
import { FormDialog, contractText, useServerForm } from '@peyk/shared-screens';
import { Caption, PasswordField, TextField, useToasts } from '@peyk/shared-ui';
import { requiredMessage } from '@peyk/shared-validation';
import { object, string } from 'yup';
import { passkeysQuery } from '../../api/passkeys';
import { passkeyMessages as words } from '../../passkey-messages';
import { makePasskey } from '../../passkeys/use-passkey';

const SCHEMA = object({
  name: contractText(limits.addPasskeyLimits.name, { label: words.name }),
  current: string().required(requiredMessage(words.current)),
});

/** Makes a passkey: a name and the password, then the browser asks. Mount it to open it. */
export default function AddPasskeyDialog({ onClose }: { readonly onClose: () => void }) {
  const { show } = useToasts();
  const form = useServerForm({
    initialValues: { name: '', current: '' },
    schema: SCHEMA,
    fields: { name: 'name', current: 'current_password' },
    submit: ({ name, current }) => makePasskey(name, current),
    changes: [passkeysQuery.queryKey],
    onDone: ({ name }) => {
      show({ text: words.added(name) });
      onClose();
    },
  });
  return (
    <FormDialog title={words.add} submitLabel={words.create} form={form} onClose={onClose}>
      <Caption>{words.help}</Caption>
      <TextField {...form.bind('name')} label={words.name} hint={words.nameHint} required />
      <PasswordField {...form.bind('current')} label={words.current} autoComplete="current-password" required />
    </FormDialog>
  );
}
