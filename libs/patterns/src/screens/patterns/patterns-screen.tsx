import { fillPath } from '@peyk/shared-module';
import { ListScreen, useListScreen } from '@peyk/shared-screens';
import { useMay, usePage } from '@peyk/shared-store';
import { EmptyFace, LinkButton, type ActionMenuItem } from '@peyk/shared-ui';
import { Suspense, lazy, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { patternsQuery, type Pattern } from '../../api/list-patterns';
import { messages } from '../../messages';
import { PATTERNS_PATHS } from '../../patterns-paths';
import { EDIT, PATTERNS_FILTERS, PATTERNS_TABLE, REMOVE, REMOVE_SELECTED, toPatternFilters } from './patterns-table';

const RemovePattern = lazy(() => import('../../components/remove-pattern'));

/** Patterns of the account, and what can be done with them. */
export default function PatternsScreen() {
  usePage({ title: messages.title, hideBack: true });
  const navigate = useNavigate();
  const mayEdit = useMay('pattern.edit');
  const mayDelete = useMay('pattern.delete');
  const [removed, setRemoved] = useState<Pattern | null>(null);
  const list = useListScreen({
    name: 'patterns',
    filters: PATTERNS_FILTERS,
    toFilters: toPatternFilters,
    query: patternsQuery,
  });
  const rowActions = (pattern: Pattern): ActionMenuItem[] => [
    ...(mayEdit
      ? [{ ...EDIT, onSelect: () => void navigate(fillPath(PATTERNS_PATHS.update, { id: pattern.id })) }]
      : []),
    ...(mayDelete ? [{ ...REMOVE, onSelect: () => setRemoved(pattern) }] : []),
  ];
  return (
    <>
      <ListScreen
        list={list}
        table={{
          ...PATTERNS_TABLE,
          onRowPress: ({ id }) => void navigate(fillPath(PATTERNS_PATHS.one, { id })),
          ...((mayEdit || mayDelete) && { rowActions }),
        }}
        bulk={mayDelete ? [REMOVE_SELECTED] : []}
        noResult={{ title: messages.noResultTitle, help: messages.noResultHelp }}
        empty={<EmptyFace title={messages.emptyTitle} help={messages.emptyHelp} />}
      >
        <LinkButton component={Link} to={PATTERNS_PATHS.systemic} icon="bookmark">
          {messages.systemic.open}
        </LinkButton>
        <LinkButton component={Link} to={PATTERNS_PATHS.shared} icon="copy">
          {messages.shared.open}
        </LinkButton>
        {mayEdit && (
          <LinkButton component={Link} to={PATTERNS_PATHS.create} icon="plus" variant="primary">
            {messages.create}
          </LinkButton>
        )}
      </ListScreen>
      <Suspense fallback={null}>
        {removed !== null && <RemovePattern pattern={removed} onClose={() => setRemoved(null)} />}
      </Suspense>
    </>
  );
}
