import { ListScreen, useListScreen } from '@peyk/shared-screens';
import { useMay } from '@peyk/shared-store';
import { Button, ColumnsItem, EmptyFace, When, formatNumber, type Column, type TableProps } from '@peyk/shared-ui';
import { Suspense, lazy, useState } from 'react';
import { drawsQuery, type ReaderDraw } from '../../api/readers';
import { messages } from '../../messages';
import { readerMessages } from '../../reader-messages';

const DrawDialog = lazy(() => import('./draw-dialog'));
const WinnersDialog = lazy(() => import('./winners-dialog'));

const words = readerMessages.draws;

const COLUMNS: readonly Column<ReaderDraw>[] = [
  { key: 'drawn_at', head: words.drawnAt, always: true, cell: ({ drawn_at }) => <When instant={drawn_at} /> },
  { key: 'entries', head: words.entries, cell: ({ entry_count }) => formatNumber(entry_count) },
  { key: 'winners', head: words.winners, cell: ({ winners }) => formatNumber(winners.length) },
  { key: 'seed', head: words.seedName, lines: 2, cell: ({ seed }) => <bdi>{seed}</bdi> },
];
const TABLE: TableProps<ReaderDraw> = {
  caption: words.caption,
  columns: COLUMNS,
  rowKey: ({ id }) => id,
  rowName: ({ seed }) => seed,
  mobileItem: (row) => <ColumnsItem columns={COLUMNS} row={row} />,
};

/** Drawings among those who have sent a correct code. */
export default function DrawsCard({ id, hasEntries }: { readonly id: string; readonly hasEntries: boolean }) {
  const mayEdit = useMay('secretary.edit');
  const [isDrawing, setDrawing] = useState(false);
  const [shown, setShown] = useState<ReaderDraw | null>(null);
  const list = useListScreen({
    name: 'reader-draws',
    filters: [],
    toFilters: () => ({}),
    query: (request) => drawsQuery(id, request),
  });
  const open = { key: 'open', label: words.open, icon: 'eye' } as const;
  return (
    <>
      <ListScreen
        list={list}
        table={{
          ...TABLE,
          onRowPress: setShown,
          rowActions: (draw) => [{ ...open, onSelect: () => setShown(draw) }],
        }}
        noResult={{ title: messages.noResultTitle, help: messages.noResultHelp }}
        empty={<EmptyFace title={words.emptyTitle} help={words.emptyHelp} />}
      >
        {mayEdit && (
          <Button variant="primary" icon="refresh" disabled={!hasEntries} onClick={() => setDrawing(true)}>
            {words.draw}
          </Button>
        )}
      </ListScreen>
      <Suspense fallback={null}>
        {isDrawing && <DrawDialog id={id} onDrawn={setShown} onClose={() => setDrawing(false)} />}
        {shown !== null && <WinnersDialog draw={shown} onClose={() => setShown(null)} />}
      </Suspense>
    </>
  );
}
