import { describeError } from '@peyk/shared-api-client';
import { FormDialog, useServerForm } from '@peyk/shared-screens';
import { Caption, FileUpload, Stack, type UploadedFile } from '@peyk/shared-ui';
import type { ReactNode } from 'react';
import { array, object } from 'yup';
import { beginImport, uploadNumbers, type Upload } from '../../api/import-file';
import type { PhonebookChoice } from '../../api/list-phonebooks';
import { phonebookMessages } from '../../phonebook-messages';

const words = phonebookMessages;
/** What the API takes today. */
const ENDINGS = ['.txt'];
const MAX_BYTES = 40 * 1024 * 1024;
const schema = object({ files: array().min(1, words.fileRequired) });

interface FileFormProps {
  readonly phonebook: PhonebookChoice;
  /** Draws the choice of the way around the field. */
  readonly ways: (field: ReactNode) => ReactNode;
  readonly onImport: (importId: string) => void;
  readonly onClose: () => void;
}

/** A file of up to a million numbers: checked while it is uploaded, and put into the phonebook in the background. */
export function FileForm({ phonebook, ways, onImport, onClose }: FileFormProps) {
  const form = useServerForm({
    initialValues: { files: [] as readonly UploadedFile<Upload>[] },
    schema,
    submit: async ({ files: [file] }) =>
      file === undefined ? null : beginImport([phonebook.id], file.result.upload_id),
    fields: { files: 'upload_id' },
    changes: [['jobs']],
    onDone: (begun) => {
      if (begun !== null) onImport(begun.id);
      onClose();
    },
  });
  const [file] = form.form.values.files;
  return (
    <FormDialog title={words.addTitle(phonebook.title)} submitLabel={words.addFile} form={form} wide onClose={onClose}>
      {ways(
        <Stack gap={2}>
          <FileUpload
            {...form.bindValue('files')}
            label={words.file}
            hint={words.fileHint}
            accept={ENDINGS}
            maxBytes={MAX_BYTES}
            upload={uploadNumbers}
            describeError={describeError}
            required
          />
          {file !== undefined && (
            <Caption>{words.fileRead(file.result.record_count, file.result.invalid_count)}</Caption>
          )}
        </Stack>,
      )}
    </FormDialog>
  );
}
