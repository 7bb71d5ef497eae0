import { describeError } from '@peyk/shared-api-client';
import { Button, Caption, Dialog, FileUpload, Stack, useToasts, type UploadedFile } from '@peyk/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { FILES_KEY, uploadOwnFile, type ManagedFile } from '../api/files';
import { messages } from '../messages';

const ENDINGS = ['.csv', '.txt', '.xlsx', '.pdf', '.jpg', '.jpeg', '.png', '.webp'];
const MAX_BYTES = 10 * 1024 * 1024;
const NOTHING: readonly UploadedFile<ManagedFile>[] = [];

/** Takes a file; with its arrival all is done. Mount it to open it. */
export default function UploadDialog({ onClose }: { readonly onClose: () => void }) {
  const client = useQueryClient();
  const { show } = useToasts();
  const arrived = ([file]: readonly UploadedFile<ManagedFile>[]) => {
    if (!file) return;
    void client.invalidateQueries({ queryKey: FILES_KEY });
    show({ text: messages.uploaded });
    onClose();
  };
  return (
    <Dialog
      open
      title={messages.upload}
      onClose={onClose}
      actions={<Button onClick={onClose}>{messages.close}</Button>}
    >
      <Stack gap={3}>
        <FileUpload
          label={messages.file}
          value={NOTHING}
          onChange={arrived}
          accept={ENDINGS}
          maxBytes={MAX_BYTES}
          upload={uploadOwnFile}
          describeError={describeError}
        />
        <Caption>{messages.uploadHelp}</Caption>
      </Stack>
    </Dialog>
  );
}
