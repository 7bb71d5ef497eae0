import { answerOf, api } from '@peyk/shared-api-client';
import { limits } from '@peyk/shared-contract';
import { MAX_DRAFT_TEXT_CHARS } from '@peyk/shared-sms';
import { Caption, Checkbox, Money, Notice, RadioGroup, SmsComposer, type FieldProps } from '@peyk/shared-ui';
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
type SaveAs = 'update' | 'new';

const schema = object({
  group_id: contractText(LIMITS.group_id, { label: words.group }),
  // What is typed is kept as it is: spaces and lines are sent, too.
  text: string().required(words.noText).matches(/\S/, words.noText).max(MAX_DRAFT_TEXT_CHARS, words.longText),
  withSettings: boolean().required(),
  // Which of the two a new one becomes when a draft is open.
  saveAs: string<SaveAs>().required(),
});

/** A draft that was opened, and what of it would be lost by writing over it: a sentence, where something would. */
export interface OpenedForDialog {
  readonly draft: Draft;
  readonly warning: string | undefined;
}

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
  /** Of a new one: the draft that is open in the composer, which may be written over instead. */
  readonly opened?: OpenedForDialog | undefined;
  readonly onDone?: (draft: Draft) => void;
  readonly onClose: () => void;
}

/** Keeps a text in a group, with the parts that it has; the group may be made on the way. */
export default function DraftDialog(props: DraftDialogProps) {
  const { draft, groupId = '', text = '', settings, notKept, opened, onDone, onClose } = props;
  const client = useQueryClient();
  const [newTitle, setNewTitle] = useState<string | null>(null);
  const form = useServerForm({
    initialValues: {
      group_id: draft?.group_id ?? opened?.draft.group_id ?? groupId,
      text: draft?.text ?? text,
      withSettings: true,
      saveAs: saveAsFirst(opened),
    },
    schema,
    submit: ({ withSettings, saveAs, ...values }) => {
      if (draft !== undefined) return update({ id: draft.id, ...values, ...(!withSettings && { settings: null }) });
      const kept = withSettings ? settings : undefined;
      if (opened && saveAs === 'update') return update({ id: opened.draft.id, ...values, settings: kept ?? null });
      return answerOf(api.POST('/user/draft/create', { body: { ...values, ...(kept && { settings: kept }) } }));
    },
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
      <FormDialog wide title={titleOf(props)} form={form} onClose={onClose}>
        {opened && <SaveAsChoice opened={opened} field={form.bindValue('saveAs')} />}
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

interface ChangedDraft {
  readonly id: string;
  readonly group_id: string;
  readonly text: string;
  /** What is not given stays; null takes it away. */
  readonly settings?: DraftSettings | null;
}

const update = (body: ChangedDraft) => answerOf(api.POST('/user/draft/update', { body }));

function titleOf({ draft, opened }: DraftDialogProps): string {
  if (draft !== undefined) return words.editDraft;
  return opened === undefined ? words.newDraft : words.keepDraft;
}

/** Who has made a draft better wants to keep that; where something would be lost, nobody does it by accident. */
const saveAsFirst = (opened: OpenedForDialog | undefined): SaveAs =>
  opened === undefined || opened.warning !== undefined ? 'new' : 'update';

/** As much of a text as it is told by. */
const TOLD_CHARS = 60;

function tellText(text: string): string {
  const chars = [...text.replaceAll(/\s+/g, ' ').trim()];
  return chars.length > TOLD_CHARS ? `${chars.slice(0, TOLD_CHARS).join('')}…` : chars.join('');
}

interface SaveAsChoiceProps {
  readonly opened: OpenedForDialog;
  readonly field: Omit<FieldProps<SaveAs>, 'label'>;
}

/** Whether the draft that is open becomes what is written, or stays as it is beside a new one. */
function SaveAsChoice({ opened: { draft, warning }, field }: SaveAsChoiceProps) {
  return (
    <>
      <RadioGroup
        {...field}
        cards
        label={words.saveAs}
        options={[
          { value: 'update', label: words.saveAsUpdate, description: words.saveAsUpdateOf(tellText(draft.text)) },
          { value: 'new', label: words.saveAsNew, description: words.saveAsNewHelp },
        ]}
      />
      {field.value === 'update' && warning !== undefined && <Notice tone="attention">{warning}</Notice>}
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
