import { limits } from '@peyk/shared-contract';
import { FormDialog, contractText, useServerForm } from '@peyk/shared-screens';
import { TextField } from '@peyk/shared-ui';
import { object } from 'yup';
import { TAG_CHANGES } from '../../api/keys';
import { createTag, renameTag, type Tag } from '../../api/tags';
import { moreMessages } from '../../more-messages';

const words = moreMessages.tags;
const LIMITS = limits.createTagLimits.title;
const schema = object({ title: contractText(LIMITS, { label: words.name, patternMessage: words.badTitle }) });

interface TagDialogProps {
  /** The one that gets another name; without it a new one is made. */
  readonly tag?: Tag;
  readonly onClose: () => void;
}

/** A new tag, or another name for one. */
export default function TagDialog({ tag, onClose }: TagDialogProps) {
  const form = useServerForm({
    initialValues: { title: tag?.title ?? '' },
    schema,
    submit: ({ title }) => (tag === undefined ? createTag(title) : renameTag(tag.id, title)),
    changes: TAG_CHANGES,
    onDone: onClose,
  });
  return (
    <FormDialog title={tag === undefined ? words.new : words.editTitle} form={form} onClose={onClose}>
      <TextField {...form.bind('title')} label={words.name} maxLength={LIMITS.maxLength} required />
    </FormDialog>
  );
}
