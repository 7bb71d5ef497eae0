import { fillPath } from '@peyk/shared-module';
import { ListScreen, useListScreen } from '@peyk/shared-screens';
import { useMay, usePage } from '@peyk/shared-store';
import { EmptyFace, LinkButton, type ActionMenuItem } from '@peyk/shared-ui';
import { Suspense, lazy, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { secretariesQuery, type Secretary } from '../../api/list-secretaries';
import { useActivate } from '../../components/use-activate';
import { messages } from '../../messages';
import { SECRETARY_PATHS, messagesPath } from '../../secretary-paths';
import {
  ACTIVATE,
  EDIT,
  REMOVE,
  REMOVE_SELECTED,
  REST,
  SECRETARIES_FILTERS,
  SECRETARIES_TABLE,
  toSecretariesFilters,
} from './secretaries-table';

const RemoveSecretary = lazy(() => import('../../components/remove-secretary'));

/** What is asked about, and of which. */
interface Asked {
  readonly what: 'remove' | 'rest';
  readonly secretary: Secretary;
}

/** Secretaries of the account, and what can be done with them. */
export default function SecretariesScreen() {
  usePage({ title: messages.title, hideBack: true });
  const navigate = useNavigate();
  const [mayEdit, mayDelete] = [useMay('secretary.edit'), useMay('secretary.delete')];
  const [asked, setAsked] = useState<Asked | null>(null);
  const { mutate: activate } = useActivate();
  const list = useListScreen({
    name: 'secretaries',
    filters: SECRETARIES_FILTERS,
    toFilters: toSecretariesFilters,
    query: secretariesQuery,
  });
  const ofEditor = (secretary: Secretary): ActionMenuItem[] => [
    { ...EDIT, onSelect: () => void navigate(fillPath(SECRETARY_PATHS.update, { id: secretary.id })) },
    secretary.is_active
      ? { ...REST, onSelect: () => setAsked({ what: 'rest', secretary }) }
      : { ...ACTIVATE, onSelect: () => activate(secretary.id) },
  ];
  const rowActions = (secretary: Secretary): ActionMenuItem[] => [
    ...(mayEdit ? ofEditor(secretary) : []),
    ...(mayDelete ? [{ ...REMOVE, onSelect: () => setAsked({ what: 'remove', secretary }) }] : []),
  ];
  return (
    <>
      <ListScreen
        list={list}
        table={{
          ...SECRETARIES_TABLE,
          onRowPress: ({ id }) => void navigate(messagesPath(id)),
          ...((mayEdit || mayDelete) && { rowActions }),
        }}
        bulk={mayDelete ? [REMOVE_SELECTED] : []}
        noResult={{ title: messages.noResultTitle, help: messages.noResultHelp }}
        empty={<EmptyFace title={messages.emptyTitle} help={messages.emptyHelp} />}
      >
        {mayEdit && (
          <LinkButton component={Link} to={SECRETARY_PATHS.create} icon="plus" variant="primary">
            {messages.create}
          </LinkButton>
        )}
      </ListScreen>
      <Suspense fallback={null}>
        {asked !== null && <RemoveSecretary {...asked} onClose={() => setAsked(null)} />}
      </Suspense>
    </>
  );
}
