import { FormDialog, useServerForm } from '@peyk/shared-screens';
import type { SendDetails } from '@peyk/shared-sends';
import { JalaliDatePicker } from '@peyk/shared-ui';
import { object, string } from 'yup';
import { rescheduleSend } from '../../api/control-send';
import { messages } from '../../messages';
import { useChangedSend } from './use-changed-send';

const words = messages.reschedule;
const schema = object({ at: string() });

interface RescheduleDialogProps {
  readonly send: SendDetails;
  readonly onClose: () => void;
}

/** Asks for another time of a scheduled send, on Tehran's clock. Mount it when it is to be open. */
export default function RescheduleDialog({ send, onClose }: RescheduleDialogProps) {
  const form = useServerForm({
    initialValues: { at: send.send_time ?? '' },
    schema,
    fields: { at: 'send_time' },
    submit: ({ at }) => rescheduleSend(send.id, at),
    onDone: onClose,
    onSettled: useChangedSend(send.id),
  });
  return (
    <FormDialog
      title={words.title}
      submitLabel={words.confirm}
      form={form}
      disabled={!form.isDirty || form.form.values.at === ''}
      onClose={onClose}
    >
      <JalaliDatePicker
        {...form.bindDate('at')}
        label={words.time}
        time={{ minuteStep: 5 }}
        disablePast
        hint={words.hint}
      />
    </FormDialog>
  );
}
