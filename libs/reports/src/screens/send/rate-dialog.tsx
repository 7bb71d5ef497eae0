import { limits } from '@peyk/shared-contract';
import { FormDialog, contractNumber, useServerForm } from '@peyk/shared-screens';
import type { SendDetails } from '@peyk/shared-sends';
import { TextField } from '@peyk/shared-ui';
import { object } from 'yup';
import { setSendRate } from '../../api/control-send';
import { messages } from '../../messages';
import { useChangedSend } from './use-changed-send';

const words = messages.rate;
const schema = object({
  rate: contractNumber({ ...limits.setSendRateLimits.rate_per_second, required: false }, words.wrong),
});

/** Makes a send slower or faster while it is under way. Mount it to open it. */
export default function RateDialog({ send, onClose }: { readonly send: SendDetails; readonly onClose: () => void }) {
  const form = useServerForm({
    initialValues: { rate: send.rate_per_second === null ? '' : String(send.rate_per_second) },
    schema,
    fields: { rate: 'rate_per_second' },
    submit: ({ rate }) => setSendRate(send.id, rate === '' ? null : Number(rate)),
    onDone: onClose,
    onSettled: useChangedSend(send.id),
  });
  return (
    <FormDialog title={words.title} submitLabel={words.confirm} form={form} disabled={!form.isDirty} onClose={onClose}>
      <TextField
        {...form.bind('rate')}
        label={words.field}
        kind="digits"
        unit={words.unit}
        hint={words.hint}
        clearable
      />
    </FormDialog>
  );
}
