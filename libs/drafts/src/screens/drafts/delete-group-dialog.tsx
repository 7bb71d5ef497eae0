import { DRAFT_CHANGES, RemoveDialog, type DraftGroup } from '@peyk/shared-screens';
import { useNavigate } from 'react-router';
import { deleteDraftGroup } from '../../api/delete-draft-group';
import { DRAFTS_PATHS } from '../../drafts-paths';
import { messages } from '../../messages';

const words = messages.groups;

interface DeleteGroupDialogProps {
  readonly group: DraftGroup;
  readonly onClose: () => void;
}

/** Asks with the number of drafts that go along; the server refuses when there are others by then. */
export default function DeleteGroupDialog({ group, onClose }: DeleteGroupDialogProps) {
  const navigate = useNavigate();
  return (
    <RemoveDialog
      title={words.deleteTitle(group.title)}
      confirmLabel={words.deleteConfirm}
      remove={() => deleteDraftGroup(group)}
      changes={DRAFT_CHANGES}
      sentence={words.deleted}
      onDone={() => void navigate(DRAFTS_PATHS.list)}
      onClose={onClose}
    >
      <p>{words.deleteBody(group.drafts_count)}</p>
    </RemoveDialog>
  );
}
