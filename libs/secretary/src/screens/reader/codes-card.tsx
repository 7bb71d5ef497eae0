import {
  HiddenTextsNote,
  ListScreen,
  MessageText,
  useListScreen,
  useMayExport,
  type BulkAction,
} from '@peyk/shared-screens';
import { useHidesTexts, useMay } from '@peyk/shared-store';
import {
  Button,
  ColumnsItem,
  EmptyFace,
  LatinRun,
  MobileNumber,
  StatusChip,
  When,
  formatNumber,
  type Column,
  type FilterField,
  type TableProps,
} from '@peyk/shared-ui';
import { Suspense, lazy, useState } from 'react';
import { codesQuery, deleteCodes, exportCodes, type CodeFilters, type ReaderCode } from '../../api/readers';
import { messages } from '../../messages';
import { readerMessages } from '../../reader-messages';

const AddCodesDialog = lazy(() => import('./add-codes-dialog'));

const words = readerMessages.codes;

const FILTERS = [
  { type: 'search', key: 'code', label: words.search, maxLength: 60 },
  {
    type: 'options',
    key: 'used',
    label: words.state,
    options: [
      { value: 'used', label: words.used },
      { value: 'unused', label: words.unused },
    ],
  },
] as const satisfies readonly FilterField[];

const toFilters = ({ code, used }: { code?: string; used?: string }): CodeFilters => ({
  ...(code !== undefined && { code }),
  ...((used === 'used' || used === 'unused') && { is_used: used === 'used' }),
});

const COLUMNS: readonly Column<ReaderCode>[] = [
  {
    key: 'code',
    head: words.code,
    always: true,
    cell: ({ code }) => (
      <MessageText text={code}>
        <LatinRun>{code}</LatinRun>
      </MessageText>
    ),
  },
  { key: 'state', head: words.state, cell: ({ used_at }) => <CodeState isUsed={used_at !== null} /> },
  {
    key: 'number',
    head: words.number,
    cell: ({ number }) => (number === null ? '—' : <MobileNumber number={number} />),
  },
  {
    key: 'used_at',
    head: words.usedAt,
    cell: ({ used_at }) => (used_at === null ? '—' : <When instant={used_at} />),
  },
];

function CodeState({ isUsed }: { readonly isUsed: boolean }) {
  return (
    <StatusChip tone={isUsed ? 'alive' : 'quiet'} icon={isUsed ? 'checkCircle' : 'clock'}>
      {isUsed ? words.used : words.unused}
    </StatusChip>
  );
}

const TABLE: TableProps<ReaderCode> = {
  caption: words.caption,
  columns: COLUMNS,
  // Codes that were sent are empty for whom texts are hidden from.
  rowKey: ({ code, number, used_at }) => (code === '' ? `${number} ${used_at}` : code),
  rowName: ({ code, number }) => (code === '' ? (number ?? '') : code),
  mobileItem: (row) => <ColumnsItem columns={COLUMNS} row={row} />,
};

const removeOf = (id: string): BulkAction<CodeFilters> => ({
  ...{ key: 'remove', label: words.remove, icon: 'trash', danger: true, onlyIds: true },
  confirm: (count) => ({
    title: words.removeTitle,
    body: words.removeBody(formatNumber(count)),
    confirmLabel: messages.remove,
  }),
  sentence: (count) => words.removed(formatNumber(count)),
  run: (target) => deleteCodes(id, 'ids' in target ? target.ids.map(String) : []),
});

/** The codes of a reader: who has used which, and where more come from. */
export default function CodesCard({ id }: { readonly id: string }) {
  const mayEdit = useMay('secretary.edit');
  const mayExport = useMayExport('secretary.export');
  const [isAdding, setAdding] = useState(false);
  const list = useListScreen({
    name: 'reader-codes',
    filters: useHidesTexts() ? FILTERS.filter(({ key }) => key !== 'code') : FILTERS,
    toFilters,
    query: (request) => codesQuery(id, request),
  });
  const exporting = {
    label: words.export,
    run: async (filters: CodeFilters) => {
      await exportCodes(id, filters);
      return words.exportBegun;
    },
  };
  return (
    <>
      <HiddenTextsNote />
      <ListScreen
        list={list}
        table={TABLE}
        bulk={mayEdit ? [removeOf(id)] : []}
        noResult={{ title: messages.noResultTitle, help: messages.noResultHelp }}
        {...(mayExport && { exporting })}
        empty={<EmptyFace title={words.emptyTitle} help={words.emptyHelp} />}
      >
        {mayEdit && (
          <Button variant="primary" icon="plus" onClick={() => setAdding(true)}>
            {words.add}
          </Button>
        )}
      </ListScreen>
      <Suspense fallback={null}>{isAdding && <AddCodesDialog id={id} onClose={() => setAdding(false)} />}</Suspense>
    </>
  );
}
