import { describeError } from '@peyk/shared-api-client';
import { Button, Caption, Card, CardTitle, FileUpload, Stack } from '@peyk/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { propertyChoicesQuery } from '../../api/properties';
import { uploadContacts, type ContactsFile } from '../../api/import-contacts';
import { saveSample } from '../../model/sample-file';
import { importWords as words } from './import-words';

const ENDINGS = ['.xlsx', '.csv', '.txt'];
const MAX_BYTES = 64 * 1024 * 1024;

/** The way in: a file, or a sample of one. */
export function ChooseFile({ onFile }: { readonly onFile: (file: ContactsFile) => void }) {
  const { data: properties = [] } = useQuery(propertyChoicesQuery());
  return (
    <Card>
      <Stack gap={4}>
        <CardTitle style={{ margin: 0 }}>{words.chooseTitle}</CardTitle>
        <FileUpload
          label={words.file}
          hint={words.fileHint}
          value={[]}
          onChange={([file]) => file !== undefined && onFile(file.result)}
          accept={ENDINGS}
          maxBytes={MAX_BYTES}
          upload={uploadContacts}
          describeError={describeError}
        />
        <Stack gap={2}>
          <span>
            <Button icon="file" onClick={() => saveSample(properties)}>
              {words.sample}
            </Button>
          </span>
          <Caption>{words.sampleHelp}</Caption>
        </Stack>
      </Stack>
    </Card>
  );
}
