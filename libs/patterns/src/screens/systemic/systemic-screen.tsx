import { fillPath } from '@peyk/shared-module';
import { ListScreen, RowLink, useListScreen } from '@peyk/shared-screens';
import { usePage } from '@peyk/shared-store';
import { ColumnsItem, EmptyFace, LatinRun, Notice, Stack, type Column, type TableProps } from '@peyk/shared-ui';
import { useNavigate } from 'react-router';
import { systemicPatternsQuery, type SystemicPattern } from '../../api/systemic-patterns';
import { messages } from '../../messages';
import { PATTERNS_PATHS } from '../../patterns-paths';
import { OFFERED_FILTERS, toOfferedFilters } from '../patterns/patterns-table';

const words = messages.fields;
const pathOf = (id: string) => fillPath(PATTERNS_PATHS.systemicOne, { id });

const COLUMNS: readonly Column<SystemicPattern>[] = [
  {
    key: 'title',
    head: words.title,
    always: true,
    cell: ({ id, title }) => <RowLink to={pathOf(id)}>{title}</RowLink>,
  },
  { key: 'type', head: words.type, cell: ({ type }) => messages.types[type] },
  { key: 'text', head: words.text, lines: 2, cell: ({ text }) => text },
  { key: 'code', head: words.code, cell: ({ code }) => <LatinRun>{code}</LatinRun> },
];
const TABLE: TableProps<SystemicPattern> = {
  caption: messages.systemic.title,
  columns: COLUMNS,
  rowKey: ({ id }) => id,
  rowName: ({ title }) => title,
  mobileItem: (row) => <ColumnsItem columns={COLUMNS} row={row} />,
};

/** Patterns that the installation has written for all of its accounts. */
export default function SystemicScreen() {
  usePage({ title: messages.systemic.title, backTo: PATTERNS_PATHS.list });
  const navigate = useNavigate();
  const list = useListScreen({
    name: 'systemic-patterns',
    filters: OFFERED_FILTERS,
    toFilters: toOfferedFilters,
    query: systemicPatternsQuery,
  });
  return (
    <Stack gap={4}>
      <Notice tone="info">{messages.systemic.help}</Notice>
      <ListScreen
        list={list}
        table={{ ...TABLE, onRowPress: ({ id }) => void navigate(pathOf(id)) }}
        noResult={{ title: messages.noResultTitle, help: messages.noResultHelp }}
        empty={<EmptyFace title={messages.systemic.emptyTitle} help={messages.systemic.emptyHelp} />}
      />
    </Stack>
  );
}
