import { fillPath } from '@peyk/shared-module';
import { ListScreen, useListScreen } from '@peyk/shared-screens';
import { useMay, usePage } from '@peyk/shared-store';
import { EmptyFace, LinkButton, type ActionMenuItem } from '@peyk/shared-ui';
import { Suspense, lazy, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { pollsQuery, type Poll } from '../../api/polls';
import { useActivate } from '../../components/use-activate';
import { messages } from '../../messages';
import { pollMessages as words } from '../../poll-messages';
import { SECRETARY_PATHS, pollPath } from '../../secretary-paths';
import {
  ACTIVATE,
  EDIT,
  REMOVE,
  REST,
  SECRETARIES_FILTERS,
  toSecretariesFilters,
} from '../secretaries/secretaries-table';
import { POLLS_TABLE, REMOVE_POLLS } from './polls-table';

const AskAboutPoll = lazy(() => import('../../components/ask-about-poll'));

/** What is asked about, and of which. */
interface Asked {
  readonly what: 'remove' | 'rest';
  readonly poll: Poll;
}

/** Polls of the account, and what can be done with them. */
export default function PollsScreen() {
  usePage({ title: words.title, hideBack: true });
  const navigate = useNavigate();
  const [mayEdit, mayDelete] = [useMay('secretary.edit'), useMay('secretary.delete')];
  const [asked, setAsked] = useState<Asked | null>(null);
  const { mutate: activate } = useActivate(words.activated);
  const list = useListScreen({
    name: 'polls',
    filters: SECRETARIES_FILTERS,
    toFilters: toSecretariesFilters,
    query: pollsQuery,
  });
  const rowActions = (poll: Poll): ActionMenuItem[] => [
    ...(mayEdit
      ? [
          { ...EDIT, onSelect: () => void navigate(fillPath(SECRETARY_PATHS.updatePoll, { id: poll.id })) },
          poll.is_active
            ? { ...REST, onSelect: () => setAsked({ what: 'rest', poll }) }
            : { ...ACTIVATE, onSelect: () => activate(poll.id) },
        ]
      : []),
    ...(mayDelete ? [{ ...REMOVE, onSelect: () => setAsked({ what: 'remove', poll }) }] : []),
  ];
  return (
    <>
      <ListScreen
        list={list}
        table={{
          ...POLLS_TABLE,
          onRowPress: ({ id }) => void navigate(pollPath(id)),
          ...((mayEdit || mayDelete) && { rowActions }),
        }}
        bulk={mayDelete ? [REMOVE_POLLS] : []}
        noResult={{ title: messages.noResultTitle, help: messages.noResultHelp }}
        empty={<EmptyFace title={words.emptyTitle} help={words.emptyHelp} />}
      >
        {mayEdit && (
          <LinkButton component={Link} to={SECRETARY_PATHS.createPoll} icon="plus" variant="primary">
            {words.create}
          </LinkButton>
        )}
      </ListScreen>
      <Suspense fallback={null}>
        {asked !== null && <AskAboutPoll {...asked} onClose={() => setAsked(null)} />}
      </Suspense>
    </>
  );
}
