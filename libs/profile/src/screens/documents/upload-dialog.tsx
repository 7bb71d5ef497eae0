import { describeError } from '@peyk/shared-api-client';
import { Button, Dialog, FileUpload, Notice, Stack, useToasts, type UploadedFile } from '@peyk/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { documentsQuery, uploadDocument, type AccountDocument } from '../../api/documents';
import { documentsMessages as words } from '../../documents-messages';

const ENDINGS = ['.pdf', '.jpg', '.jpeg', '.png', '.webp'];
const MAX_BYTES = 10 * 1024 * 1024;

interface UploadDialogProps {
  readonly document: AccountDocument;
  readonly onClose: () => void;
}

/** Takes the file of a document; with its arrival all is done. Mount it to open it. */
export default function UploadDialog({ document: { kind, state }, onClose }: UploadDialogProps) {
  const client = useQueryClient();
  const { show } = useToasts();
  const arrived = ([file]: readonly UploadedFile<AccountDocument>[]) => {
    if (!file) return;
    void client.invalidateQueries({ queryKey: documentsQuery.queryKey });
    show({ text: words.uploaded });
    onClose();
  };
  return (
    <Dialog
      open
      title={words.uploadOf(words.kinds[kind])}
      onClose={onClose}
      actions={<Button onClick={onClose}>{words.done}</Button>}
    >
      <Stack gap={4}>
        {state === 'accepted' && <Notice tone="attention">{words.replacesAccepted}</Notice>}
        <FileUpload
          label={words.file}
          value={NOTHING}
          onChange={arrived}
          accept={ENDINGS}
          maxBytes={MAX_BYTES}
          upload={uploadDocument(kind)}
          describeError={describeError}
        />
      </Stack>
    </Dialog>
  );
}

const NOTHING: readonly UploadedFile<AccountDocument>[] = [];
