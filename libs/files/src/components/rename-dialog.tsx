import { limits } from '@peyk/shared-contract';
import { FormDialog, contractText, useServerForm } from '@peyk/shared-screens';
import { TextField } from '@peyk/shared-ui';
import { object } from 'yup';
import { FILES_KEY, renameFile, type ManagedFile } from '../api/files';
import { messages } from '../messages';

const LIMITS = limits.renameFileLimits;
const schema = object({ name: contractText(LIMITS.name, { label: messages.fields.name }) });

interface RenameDialogProps {
  readonly file: ManagedFile;
  readonly onClose: () => void;
}

/** Gives a file another name; its ending follows what it is. Mount it when it is to be open. */
export default function RenameDialog({ file: { id, name }, onClose }: RenameDialogProps) {
  const form = useServerForm({
    initialValues: { name },
    schema,
    submit: (values) => renameFile(id, values.name),
    changes: [FILES_KEY],
    onDone: onClose,
  });
  return (
    <FormDialog title={messages.renameTitle} submitLabel={messages.save} form={form} onClose={onClose}>
      <TextField {...form.bind('name')} label={messages.fields.name} maxLength={LIMITS.name.maxLength} required />
    </FormDialog>
  );
}
