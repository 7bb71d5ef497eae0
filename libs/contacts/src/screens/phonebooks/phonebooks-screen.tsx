import { ListScreen, useListScreen } from '@peyk/shared-screens';
import { useMay } from '@peyk/shared-store';
import { Button, EmptyFace, type ActionMenuItem, type FilterField } from '@peyk/shared-ui';
import { Suspense, lazy, useState } from 'react';
import { useNavigate } from 'react-router';
import { phonebooksQuery, type Phonebook, type PhonebookFilters } from '../../api/list-phonebooks';
import { SectionPage } from '../../components/section-page';
import { messages } from '../../messages';
import { phonebookPath, phonebooksTable } from './phonebooks-table';

const words = messages.phonebooks;
const PhonebookDialog = lazy(() => import('../../components/phonebook-dialog'));
const DeletePhonebookDialog = lazy(() => import('../../components/delete-phonebook-dialog'));

const MAX_SEARCH_CHARS = 100;
const FILTERS = [
  { type: 'search', key: 'title', label: words.name, maxLength: MAX_SEARCH_CHARS, asTyped: true },
] as const satisfies readonly FilterField[];

type Opened = { readonly dialog: 'new' } | { readonly dialog: 'edit' | 'delete'; readonly phonebook: Phonebook };

/** All phonebooks, each with how many contacts it has. */
export default function PhonebooksScreen() {
  const navigate = useNavigate();
  const mayEdit = useMay('contact.edit');
  const mayDelete = useMay('contact.delete');
  const [opened, setOpened] = useState<Opened | null>(null);
  const list = useListScreen({
    name: 'phonebooks',
    filters: FILTERS,
    toFilters: ({ title }): PhonebookFilters =>
      title === undefined ? {} : { title: title.slice(0, MAX_SEARCH_CHARS) },
    query: phonebooksQuery,
  });
  const create = mayEdit ? (
    <Button variant="primary" icon="plus" onClick={() => setOpened({ dialog: 'new' })}>
      {words.new}
    </Button>
  ) : undefined;
  const edit = (phonebook: Phonebook): ActionMenuItem => ({
    ...{ key: 'edit', label: messages.edit, icon: 'pencil' },
    onSelect: () => setOpened({ dialog: 'edit', phonebook }),
  });
  const remove = (phonebook: Phonebook): ActionMenuItem => ({
    ...{ key: 'delete', label: messages.delete, icon: 'trash', danger: true },
    onSelect: () => setOpened({ dialog: 'delete', phonebook }),
  });
  return (
    <SectionPage section="phonebooks">
      <ListScreen
        list={list}
        table={phonebooksTable({
          onOpen: ({ id }) => void navigate(phonebookPath(id)),
          hasActions: mayEdit || mayDelete,
          actionsOf: (one) => [...(mayEdit ? [edit(one)] : []), ...(mayDelete ? [remove(one)] : [])],
        })}
        noResult={{ title: words.noResultTitle, help: words.noResultHelp }}
        empty={<EmptyFace title={words.emptyTitle} help={words.emptyHelp} action={create} />}
      >
        {create}
      </ListScreen>
      <Suspense fallback={null}>
        <Dialogs opened={opened} onClose={() => setOpened(null)} />
      </Suspense>
    </SectionPage>
  );
}

function Dialogs({ opened, onClose }: { readonly opened: Opened | null; readonly onClose: () => void }) {
  const navigate = useNavigate();
  if (opened === null) return null;
  if (opened.dialog === 'new') {
    return <PhonebookDialog onDone={({ id }) => void navigate(phonebookPath(id))} onClose={onClose} />;
  }
  const { dialog, phonebook } = opened;
  if (dialog === 'edit') return <PhonebookDialog phonebook={phonebook} onClose={onClose} />;
  return <DeletePhonebookDialog phonebook={phonebook} onClose={onClose} />;
}
