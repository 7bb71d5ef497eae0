import { answerOf, api } from '@peyk/shared-api-client';
import { limits } from '@peyk/shared-contract';
import { MAX_DRAFT_TEXT_CHARS } from '@peyk/shared-sms';
import { Caption, Checkbox, Money, SmsComposer, type FieldProps } from '@peyk/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { boolean, object, string } from 'yup';
import { FormDialog } from '../form/form-dialog';
import { contractText } from '../form/contract-field';
import { useServerForm } from '../form/use-server-form';
import DraftGroupDialog from './draft-group-dialog';
import { DraftGroupPicker } from './draft-group-picker';
import { toldSettings, type DraftSettings } from './draft-settings';
import { DRAFT_CHANGES, draftGroupsQuery, type Draft, type DraftGroup } from './drafts-queries';
import { draftWords as words } from './drafts-words';
import { useTextPrice } from './use-text-price';

const LIMITS = limits.createDraftLimits;
/** Of a line that most people have; a send counts with its own. */
const MULTIPART_CHARS = 67;
const schema = object({
  group_id: contractText(LIMITS.group_id, { label: words.group }),
  // What is typed is kept as it is: spaces and lines are sent, too.
  text: string().required(words.noText).matches(/\S/, words.noText).max(MAX_DRAFT_TEXT_CHARS, words.longText),
  withSettings: boolean().required(),
});

export interface DraftDialogProps {
  /** The draft that is changed; without it a new one is kept. */
  readonly draft?: Draft;
  /** Of a new one: where it is made, and what is in it already. */
  readonly groupId?: string;
  readonly text?: string;
  /** Of a new one: what else may be kept with it. */
  readonly settings?: DraftSettings | undefined;
  /** What of the send is not kept, in whole sentences. */
  readonly notKept?: string | undefined;
  readonly onDone?: (draft: Draft) => void;
  readonly onClose: () => void;
}

/** Keeps a text in a group, with the parts that it has; the group may be made on the way. */
export default function DraftDialog(props: DraftDialogProps) {
  const { draft, groupId = '', text = '', settings, notKept, onDone, onClose } = props;
  const client = useQueryClient();
  const [newTitle, setNewTitle] = useState<string | null>(null);
  const form = useServerForm({
    initialValues: { group_id: draft?.group_id ?? groupId, text: draft?.text ?? text, withSettings: true },
    schema,
    submit: ({ withSettings, ...values }) =>
      answerOf(
        draft === undefined
          ? api.POST('/user/draft/create', { body: { ...values, ...(settings && withSettings && { settings }) } })
          : api.POST('/user/draft/update', {
              body: { id: draft.id, ...values, ...(!withSettings && { settings: null }) },
            }),
      ),
    changes: DRAFT_CHANGES,
    onDone: (saved) => {
      onDone?.(saved);
      onClose();
    },
  });
  const choose = (group: DraftGroup) => {
    client.setQueryData(draftGroupsQuery().queryKey, (groups = []) => [...groups, group]);
    void form.form.setFieldValue('group_id', group.id);
  };
  return (
    <>
      <FormDialog wide title={draft === undefined ? words.newDraft : words.editDraft} form={form} onClose={onClose}>
        <DraftGroupPicker
          {...form.bind('group_id')}
          label={words.group}
          placeholder={words.chooseGroup}
          required
          create={{
            label: (typed) => (typed === '' ? words.newGroup : words.newGroupNamed(typed)),
            onCreate: setNewTitle,
          }}
        />
        <SmsComposer
          {...form.bind('text')}
          label={words.text}
          required
          maxLength={MAX_DRAFT_TEXT_CHARS}
          multipartChars={MULTIPART_CHARS}
          addsOptOut={false}
        />
        <Price text={form.form.values.text} />
        <SettingsChoice settings={settings} draft={draft} field={form.bindValue('withSettings')} />
        {notKept !== undefined && <Caption as="p">{notKept}</Caption>}
      </FormDialog>
      {newTitle !== null && <DraftGroupDialog title={newTitle} onDone={choose} onClose={() => setNewTitle(null)} />}
    </>
  );
}

interface SettingsChoiceProps extends Pick<DraftDialogProps, 'settings' | 'draft'> {
  readonly field: Omit<FieldProps<boolean>, 'label'>;
}

/** Whether the settings of the send are kept with the text, and which those are; of a draft that has some, whether they stay. */
function SettingsChoice({ settings, draft, field }: SettingsChoiceProps) {
  if (draft !== undefined) {
    if (draft.settings === null) return null;
    return <Checkbox {...field} label={words.settingsStay} hint={words.settingsGo} />;
  }
  const kept = settings === undefined ? [] : toldSettings(settings);
  if (kept.length === 0) return null;
  return <Checkbox {...field} label={words.keepSettings} hint={words.keptSettings(kept)} />;
}

/** What the text costs as it is now, for one recipient. */
function Price({ text }: { readonly text: string }) {
  const { rial } = useTextPrice()(text);
  if (rial === undefined || text.trim() === '') return null;
  return (
    <Caption aria-live="polite">
      {words.price} <Money rial={rial} />
    </Caption>
  );
}
