import { useImportAddress } from './use-import-address';
import { usePage } from '@peyk/shared-store';
import { Stack, size } from '@peyk/shared-ui';
import { useState } from 'react';
import type { ContactsFile } from '../../api/import-contacts';
import { fileWords } from '../../components/file-words';
import { CONTACTS_PATHS } from '../../contacts-paths';
import { ChooseFile } from './choose-file';
import { ImportForm } from './import-form';
import { JobProgress } from './job-progress';

/** A file of contacts: it is uploaded and read, its columns are named, and a job makes contacts of its rows. */
export default function ImportScreen() {
  usePage({ title: fileWords.import, backTo: CONTACTS_PATHS.all });
  const { jobId, phonebookId, follow, again } = useImportAddress();
  const [file, setFile] = useState<ContactsFile | null>(null);
  const restart = () => {
    setFile(null);
    again();
  };
  return (
    <Stack gap={4} style={{ maxInlineSize: size.form * 1.75, marginInline: 'auto' }}>
      {jobId !== null && <JobProgress jobId={jobId} onAgain={restart} />}
      {jobId === null && file === null && <ChooseFile onFile={setFile} />}
      {jobId === null && file !== null && (
        <ImportForm key={file.file_id} file={file} phonebookId={phonebookId} onBegun={follow} onOther={restart} />
      )}
    </Stack>
  );
}
