import { fillPath } from '@peyk/shared-module';
import { ListScreen, useListScreen } from '@peyk/shared-screens';
import { useMay, usePage } from '@peyk/shared-store';
import { EmptyFace, LinkButton, type ActionMenuItem } from '@peyk/shared-ui';
import { Suspense, lazy, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { readersQuery, type Reader } from '../../api/readers';
import { useActivate } from '../../components/use-activate';
import { messages } from '../../messages';
import { readerMessages as words } from '../../reader-messages';
import { SECRETARY_PATHS, readerPath } from '../../secretary-paths';
import {
  ACTIVATE,
  EDIT,
  REMOVE,
  REST,
  SECRETARIES_FILTERS,
  toSecretariesFilters,
} from '../secretaries/secretaries-table';
import { READERS_TABLE, REMOVE_READERS } from './readers-table';

const AskAboutReader = lazy(() => import('../../components/ask-about-reader'));

/** What is asked about, and of which. */
interface Asked {
  readonly what: 'remove' | 'rest';
  readonly reader: Reader;
}

/** Code readers of the account, and what can be done with them. */
export default function ReadersScreen() {
  usePage({ title: words.title, hideBack: true });
  const navigate = useNavigate();
  const [mayEdit, mayDelete] = [useMay('secretary.edit'), useMay('secretary.delete')];
  const [asked, setAsked] = useState<Asked | null>(null);
  const { mutate: activate } = useActivate(words.activated);
  const list = useListScreen({
    name: 'readers',
    filters: SECRETARIES_FILTERS,
    toFilters: toSecretariesFilters,
    query: readersQuery,
  });
  const rowActions = (reader: Reader): ActionMenuItem[] => [
    ...(mayEdit
      ? [
          { ...EDIT, onSelect: () => void navigate(fillPath(SECRETARY_PATHS.updateReader, { id: reader.id })) },
          reader.is_active
            ? { ...REST, onSelect: () => setAsked({ what: 'rest', reader }) }
            : { ...ACTIVATE, onSelect: () => activate(reader.id) },
        ]
      : []),
    ...(mayDelete ? [{ ...REMOVE, onSelect: () => setAsked({ what: 'remove', reader }) }] : []),
  ];
  return (
    <>
      <ListScreen
        list={list}
        table={{
          ...READERS_TABLE,
          onRowPress: ({ id }) => void navigate(readerPath(id)),
          ...((mayEdit || mayDelete) && { rowActions }),
        }}
        bulk={mayDelete ? [REMOVE_READERS] : []}
        noResult={{ title: messages.noResultTitle, help: messages.noResultHelp }}
        empty={<EmptyFace title={words.emptyTitle} help={words.emptyHelp} />}
      >
        {mayEdit && (
          <LinkButton component={Link} to={SECRETARY_PATHS.createReader} icon="plus" variant="primary">
            {words.create}
          </LinkButton>
        )}
      </ListScreen>
      <Suspense fallback={null}>
        {asked !== null && <AskAboutReader {...asked} onClose={() => setAsked(null)} />}
      </Suspense>
    </>
  );
}
