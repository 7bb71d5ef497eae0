import { FormDialog, useServerForm } from '@peyk/shared-screens';
import { SelectBox, useToasts } from '@peyk/shared-ui';
import { object, string } from 'yup';
import { DELIVERIES_KEY, resendFailed } from '../../api/deliveries';
import { messages } from '../../messages';

const OPTIONS = Object.entries(messages.sinces).map(([value, label]) => ({ value, label }));
const schema = object({ hours: string().oneOf(Object.keys(messages.sinces)).required() });

interface ResendFailedDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** Sends once more what has failed since a while. Mount it when it is to be open. */
export default function ResendFailedDialog({ id, onClose }: ResendFailedDialogProps) {
  const { show } = useToasts();
  const form = useServerForm({
    initialValues: { hours: '24' },
    schema,
    submit: ({ hours }) => resendFailed(id, Number(hours)),
    changes: [DELIVERIES_KEY],
    onDone: ({ count }) => {
      show({ text: messages.resentMany(count) });
      onClose();
    },
  });
  return (
    <FormDialog title={messages.resendFailed} submitLabel={messages.resend} form={form} onClose={onClose}>
      <SelectBox {...form.bind('hours')} label={messages.since} options={OPTIONS} />
    </FormDialog>
  );
}
