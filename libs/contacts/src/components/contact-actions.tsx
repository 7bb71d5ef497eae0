import { useMayExport, type BulkAction, type ChoosingBulkAction } from '@peyk/shared-screens';
import { useMayCheck } from '@peyk/shared-store';
import { Suspense, lazy } from 'react';
import type { ContactBulk, ContactTarget } from '../api/contact-bulks';
import type { ContactFilters } from '../api/list-contacts';
import { messages } from '../messages';
import { readContactKey } from '../model/contact-key';
import { fileWords } from './file-words';

const words = messages.contacts;
const bulkWords = messages.bulk;
/** What a work asks the server, loaded when one begins. */
const loadBulks = () => import('../api/contact-bulks');
/** So many are changed at once; more of them go on as a job. */
const DONE_AT_ONCE = 1_000;
const ChoosePhonebooksDialog = lazy(() => import('./choose-phonebooks-dialog'));
const ChooseTagsDialog = lazy(() => import('./choose-tags-dialog'));

type Choosing = ChoosingBulkAction<ContactFilters>;
type Action = BulkAction<ContactFilters> | Choosing;
type Choose = Choosing['choose'];

/** What is done is said as done, or as begun where it goes on as a job. */
const sentenceOf = (done: (count: number) => string) => (count: number) =>
  count > DONE_AT_ONCE ? bulkWords.goesOn(count) : done(count);

/** A work on contacts, which the server can reverse for a day; asked for one after the other, so that all can be undone. */
function workOf(done: (count: number) => string, run: (target: ContactTarget) => Promise<readonly ContactBulk[]>) {
  return {
    sentence: sentenceOf(done),
    run,
    undo: async (bulks: unknown) => (await loadBulks()).undoBulks(bulks as readonly ContactBulk[]),
  };
}

const choosePhonebooks =
  (isIn: boolean): Choose =>
  ({ count, onChosen, onClose }) => {
    const action = isIn ? 'add_to_phonebook' : 'remove_from_phonebook';
    const sentence = isIn ? words.addedTo : words.removedFrom;
    return (
      <Suspense fallback={null}>
        <ChoosePhonebooksDialog
          title={isIn ? words.addToTitle(count) : words.removeFromTitle(count)}
          help={isIn ? undefined : words.removeFromHelp}
          confirmLabel={isIn ? words.addToConfirm : words.removeFromConfirm}
          danger={!isIn}
          single={!isIn}
          onClose={onClose}
          onChosen={(ids) =>
            onChosen(workOf(sentence, async (target) => (await loadBulks()).movePlaces(target, action, ids)))
          }
        />
      </Suspense>
    );
  };

const chooseTags =
  (isOn: boolean): Choose =>
  ({ count, onChosen, onClose }) => {
    const action = isOn ? 'add_tag' : 'remove_tag';
    const sentence = isOn ? bulkWords.tagged : bulkWords.untagged;
    return (
      <Suspense fallback={null}>
        <ChooseTagsDialog
          title={isOn ? bulkWords.tagTitle(count) : bulkWords.untagTitle(count)}
          confirmLabel={isOn ? bulkWords.tagConfirm : bulkWords.untagConfirm}
          single={!isOn}
          onClose={onClose}
          onChosen={(ids) =>
            onChosen(workOf(sentence, async (target) => (await loadBulks()).changeTags(target, action, ids)))
          }
        />
      </Suspense>
    );
  };

const ADD_TO: Action = { ...{ key: 'add-to', label: words.addTo, icon: 'plus' }, choose: choosePhonebooks(true) };
const TAKE_OUT: Action = {
  ...{ key: 'remove-from', label: words.removeFrom, icon: 'minus' },
  choose: choosePhonebooks(false),
};
const TAG: Action = { ...{ key: 'tag', label: bulkWords.tag, icon: 'bookmark' }, choose: chooseTags(true) };
const UNTAG: Action = { ...{ key: 'untag', label: bulkWords.untag, icon: 'minus' }, choose: chooseTags(false) };

/** Everybody in the list is a member. */
const takeOutOf = (phonebookId: string): Action => ({
  ...{ key: 'remove-from', label: words.removeFrom, icon: 'minus', onRow: true },
  ...workOf(words.removedFrom, async (target) =>
    (await loadBulks()).movePlaces(target, 'remove_from_phonebook', [phonebookId]),
  ),
});

const BLACKLIST: Action = {
  ...{ key: 'blacklist', label: words.blacklist, icon: 'block' },
  ...workOf(words.blacklisted, async (target) => (await loadBulks()).blacklistMany(target)),
  confirm: (count) => ({
    title: words.blacklistTitle(count),
    body: words.blacklistBody,
    confirmLabel: words.blacklistConfirm,
  }),
};

const EXPORT: Action = {
  ...{ key: 'export', label: fileWords.export, icon: 'file' },
  sentence: fileWords.exporting,
  run: async (target) =>
    (await import('../api/export-contacts')).exportContacts(
      'ids' in target ? { ids: target.ids.map((key) => readContactKey(key).id) } : target,
    ),
};

const DELETE: Action = {
  ...{ key: 'delete', label: messages.delete, icon: 'trash', danger: true, onRow: true },
  ...workOf(words.deleted, async (target) => (await loadBulks()).deleteMany(target)),
  confirm: (count) => ({
    title: bulkWords.deleteTitle(count),
    body: bulkWords.deleteBody,
    confirmLabel: bulkWords.deleteConfirm,
  }),
};

/** What this person may do with selected contacts; in a phonebook they can leave it without a choice. */
export function useContactActions(phonebookId: string | undefined): readonly Action[] {
  const may = useMayCheck();
  const takeOut = phonebookId === undefined ? TAKE_OUT : takeOutOf(phonebookId);
  const mayExport = useMayExport('contact.export');
  return [
    ...(may('contact.edit') ? [ADD_TO, takeOut, TAG, UNTAG] : []),
    ...(may('blacklist.edit') ? [BLACKLIST] : []),
    ...(mayExport ? [EXPORT] : []),
    ...(may('contact.delete') ? [DELETE] : []),
  ];
}
