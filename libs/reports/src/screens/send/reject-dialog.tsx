import { limits } from '@peyk/shared-contract';
import { FormDialog, contractText, useServerForm } from '@peyk/shared-screens';
import { TextField } from '@peyk/shared-ui';
import { object } from 'yup';
import { rejectSend } from '../../api/approvals';
import { approvalMessages as words } from '../../approval-messages';
import { useChangedSend } from './use-changed-send';

const LIMITS = limits.rejectSendLimits.reason;
const schema = object({ reason: contractText(LIMITS, { label: words.reason }) });

interface RejectDialogProps {
  readonly sendId: string;
  readonly onClose: () => void;
}

/** Asks why, for who made the send. Mount it to open it. */
export default function RejectDialog({ sendId, onClose }: RejectDialogProps) {
  const form = useServerForm({
    initialValues: { reason: '' },
    schema,
    submit: ({ reason }) => rejectSend(sendId, reason),
    onDone: onClose,
    onSettled: useChangedSend(sendId),
  });
  return (
    <FormDialog title={words.rejectTitle} submitLabel={words.reject} form={form} onClose={onClose}>
      <TextField
        {...form.bind('reason')}
        label={words.reason}
        hint={words.reasonHint}
        maxLength={LIMITS.maxLength}
        required
      />
    </FormDialog>
  );
}
