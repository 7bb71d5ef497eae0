import { answerOf, api } from '@peyk/shared-api-client';
import { limits } from '@peyk/shared-contract';
import { TextField } from '@peyk/shared-ui';
import { object } from 'yup';
import { contractText } from '../form/contract-field';
import { FormDialog } from '../form/form-dialog';
import { useServerForm } from '../form/use-server-form';
import { DRAFT_CHANGES, type DraftGroup } from './drafts-queries';
import { draftWords as words } from './drafts-words';

const LIMITS = limits.createDraftGroupLimits;
const schema = object({
  title: contractText(LIMITS.title, { label: words.groupTitle, patternMessage: words.badTitle }),
});

export interface DraftGroupDialogProps {
  /** The group that gets another title; without it a new one is made. */
  readonly group?: Pick<DraftGroup, 'id' | 'title'>;
  /** The first title of a new one. */
  readonly title?: string;
  readonly onDone?: (group: DraftGroup) => void;
  readonly onClose: () => void;
}

/** A new group of drafts, or another title for one. */
export default function DraftGroupDialog({ group, title = '', onDone, onClose }: DraftGroupDialogProps) {
  const form = useServerForm({
    initialValues: { title: group?.title ?? title },
    schema,
    submit: (values) =>
      answerOf(
        group === undefined
          ? api.POST('/user/draft/group/create', { body: values })
          : api.POST('/user/draft/group/update', { body: { id: group.id, ...values } }),
      ),
    changes: DRAFT_CHANGES,
    onDone: (saved) => {
      onDone?.(saved);
      onClose();
    },
  });
  return (
    <FormDialog title={group === undefined ? words.newGroup : words.renameGroup} form={form} onClose={onClose}>
      <TextField {...form.bind('title')} label={words.groupTitle} maxLength={LIMITS.title.maxLength} required />
    </FormDialog>
  );
}
