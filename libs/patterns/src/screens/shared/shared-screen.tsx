import { fillPath } from '@peyk/shared-module';
import { ListScreen, RowLink, useListScreen } from '@peyk/shared-screens';
import { useMay, usePage } from '@peyk/shared-store';
import { Button, ColumnsItem, EmptyFace, Notice, Stack, StatusChip, type Column } from '@peyk/shared-ui';
import { Suspense, lazy, useState } from 'react';
import { useNavigate } from 'react-router';
import { sharedPatternsQuery, type SharedPattern } from '../../api/shared-patterns';
import { messages } from '../../messages';
import { PATTERNS_PATHS } from '../../patterns-paths';
import { OFFERED_FILTERS, toOfferedFilters } from '../patterns/patterns-table';

const TakeDialog = lazy(() => import('./take-dialog'));

const words = messages.fields;
const ownPath = (id: string) => fillPath(PATTERNS_PATHS.one, { id });

/** @param onTake null for who may not change anything */
function columnsOf(onTake: ((row: SharedPattern) => void) | null): readonly Column<SharedPattern>[] {
  return [
    {
      key: 'title',
      head: words.title,
      always: true,
      cell: ({ title, pattern_id }) =>
        pattern_id === null ? title : <RowLink to={ownPath(pattern_id)}>{title}</RowLink>,
    },
    { key: 'type', head: words.type, cell: ({ kind }) => messages.types[kind] },
    { key: 'text', head: words.text, lines: 2, cell: ({ text }) => text },
    {
      key: 'state',
      head: messages.shared.state,
      always: true,
      cell: (row) => {
        if (row.pattern_id !== null) {
          return (
            <StatusChip tone="alive" icon="checkCircle">
              {messages.shared.mine}
            </StatusChip>
          );
        }
        if (onTake === null) return '—';
        return (
          <Button icon="plus" aria-label={messages.shared.addOne(row.title)} onClick={() => onTake(row)}>
            {messages.shared.add}
          </Button>
        );
      },
    },
  ];
}

/** Patterns that the installation offers: which of them are the account's already, and the way to make one its own. */
export default function SharedScreen() {
  usePage({ title: messages.shared.title, backTo: PATTERNS_PATHS.list });
  const navigate = useNavigate();
  const mayEdit = useMay('pattern.edit');
  const [taken, setTaken] = useState<SharedPattern | null>(null);
  const list = useListScreen({
    name: 'shared-patterns',
    filters: OFFERED_FILTERS,
    toFilters: toOfferedFilters,
    query: sharedPatternsQuery,
  });
  const columns = columnsOf(mayEdit ? setTaken : null);
  const press = (row: SharedPattern) => {
    if (row.pattern_id !== null) void navigate(ownPath(row.pattern_id));
    else if (mayEdit) setTaken(row);
  };
  return (
    <Stack gap={4}>
      <Notice tone="info">{messages.shared.help}</Notice>
      <ListScreen
        list={list}
        table={{
          caption: messages.shared.title,
          columns,
          rowKey: ({ id }) => id,
          rowName: ({ title }) => title,
          mobileItem: (row) => <ColumnsItem columns={columns} row={row} />,
          onRowPress: press,
        }}
        noResult={{ title: messages.noResultTitle, help: messages.noResultHelp }}
        empty={<EmptyFace title={messages.shared.emptyTitle} help={messages.shared.emptyHelp} />}
      />
      <Suspense fallback={null}>
        {taken !== null && <TakeDialog pattern={taken} onClose={() => setTaken(null)} />}
      </Suspense>
    </Stack>
  );
}
