import { FormDialog, useServerForm } from '@peyk/shared-screens';
import { Caption, TextField, useToasts } from '@peyk/shared-ui';
import { object, string } from 'yup';
import { disableTwoFactor, twoFactorQuery } from '../../api/two-factor';
import { twoFactorMessages as words } from '../../two-factor-messages';

const MOST_DIGITS = 8;
const SCHEMA = object({
  code: string()
    .matches(/^(\d{6}|\d{8})$/, words.offLength)
    .required(words.offLength),
});

/** Turns the authenticator off with a code. Mount it to open it. */
export default function TurnOffDialog({ onClose }: { readonly onClose: () => void }) {
  const { show } = useToasts();
  const form = useServerForm({
    initialValues: { code: '' },
    schema: SCHEMA,
    submit: ({ code }) => disableTwoFactor(code),
    changes: [twoFactorQuery.queryKey],
    onDone: () => {
      show({ text: words.turnedOff });
      onClose();
    },
  });
  return (
    <FormDialog title={words.title} submitLabel={words.turnOff} form={form} onClose={onClose}>
      <Caption>{words.offHelp}</Caption>
      <TextField
        {...form.bind('code')}
        label={words.offCode}
        kind="digits"
        maxLength={MOST_DIGITS}
        autoComplete="one-time-code"
        required
      />
    </FormDialog>
  );
}
