import { RemoveDialog } from '@peyk/shared-screens';
import { TAG_CHANGES } from '../../api/keys';
import { deleteTag, type Tag } from '../../api/tags';
import { moreMessages } from '../../more-messages';

const words = moreMessages.tags;

/** Asks with the number of contacts that carry the tag. */
export default function DeleteTagDialog({ tag, onClose }: { readonly tag: Tag; readonly onClose: () => void }) {
  return (
    <RemoveDialog
      title={words.deleteTitle(tag.title)}
      confirmLabel={words.deleteConfirm}
      remove={() => deleteTag(tag.id)}
      changes={TAG_CHANGES}
      sentence={words.deleted}
      onClose={onClose}
    >
      <p>{words.deleteBody(tag.contacts_count)}</p>
    </RemoveDialog>
  );
}
