import { RemoveDialog } from '@peyk/shared-screens';
import { Button, Dialog } from '@peyk/shared-ui';
import { FILES_KEY, deleteFiles, type ManagedFile } from '../api/files';
import { messages } from '../messages';

interface RemoveFileProps {
  readonly file: ManagedFile;
  readonly onClose: () => void;
}

const { usedBy } = messages;

/** Asks before a file is removed; of one that is in use it says what uses it. Mount it when it is to be open. */
export default function RemoveFile({ file: { id, name, category, is_in_use }, onClose }: RemoveFileProps) {
  if (is_in_use) {
    const sentence = category in usedBy ? usedBy[category as keyof typeof usedBy] : usedBy.other;
    return (
      <Dialog
        open
        title={messages.usedTitle}
        onClose={onClose}
        actions={<Button onClick={onClose}>{messages.understood}</Button>}
      >
        {sentence}
      </Dialog>
    );
  }
  return (
    <RemoveDialog
      title={messages.removeTitle}
      remove={() => deleteFiles([id])}
      changes={[FILES_KEY]}
      sentence={messages.removed}
      onClose={onClose}
    >
      {messages.removeBody(name)}
    </RemoveDialog>
  );
}
