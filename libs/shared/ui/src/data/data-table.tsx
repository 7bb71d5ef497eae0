import { Suspense, lazy, useId, type ReactNode } from 'react';
import { useIsMobile } from '../layout/use-is-mobile';
import { useIsWide } from '../layout/use-is-wide';
import { VisuallyHidden } from '../layout/visually-hidden';
import { size } from '../tokens';
import { BulkBar } from './bulk-bar';
import { ListHead } from './list-head';
import { TableHead } from './table-head';
import { DEFAULT_TABLE_LOOK, visibleColumns, type TableLook } from './table-look';
import { EdgeShade, Frame, Scroller, Table } from './table-parts';
import { ListRow, TableRow, type RowFrame } from './table-row';
import type { TableProps, TableSelection } from './table-types';
import { useRowKeys } from './use-row-keys';
import { useScrollEdges } from './use-scroll-edges';
import { useSelection, type SelectionState } from './use-selection';

/** More rows than that are drawn in a window. */
const MOST_PLAIN_ROWS = 100;
/** What an item of the phone's list takes, until it is measured. */
const ITEM_GUESS_PX = 120;

const NO_SELECTION: TableSelection = { selectedIds: [], onChange: () => undefined };

const VirtualRows = lazy(() => import('./virtual-rows'));

interface DataTableProps<Row> extends TableProps<Row> {
  readonly rows: readonly Row[];
  readonly look?: TableLook;
}

/**
 * Rows of things: a table on the desktop, a list on the phone. More than a hundred rows are drawn in a window. Paging, the
 * four faces and the settings stand around it in a `DataList`.
 *
 * From the keyboard: arrows, J and K, Home, End and Page keys move from row to row, Enter presses a row, Space selects it, Escape
 * takes the selection away. On the phone a long press selects, and from then on every press does until nothing is selected.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { rows, rowKey, selection } = props;
  const isMobile = useIsMobile();
  const state = useSelection(rows.map(rowKey), selection);
  const look = props.look ?? DEFAULT_TABLE_LOOK;
  const isWide = useIsWide();
  const frame: RowFrame<Row> = {
    columns: visibleColumns(props.columns, { look, isWide }),
    isWindowed: rows.length > MOST_PLAIN_ROWS,
    mobileItem: props.mobileItem,
    onRowPress: props.onRowPress,
    rowName: props.rowName ?? ((row) => String(rowKey(row))),
    rowActions: props.rowActions,
    selected: state?.selected,
    onToggle: state?.toggle,
    isFading: props.isFading,
  };
  const drawn = { ...props, frame, state, density: look.density };
  return (
    <>
      {state !== null && (
        <BulkBar count={state.count} all={allOf(selection, state, rows.length)} onClear={state.clear}>
          {selection?.actions}
        </BulkBar>
      )}
      {isMobile ? <MobileList {...drawn} /> : <DesktopTable {...drawn} />}
    </>
  );
}

/** The offer to select everything that the list finds: only after the whole page, which is where it is looked for. */
function allOf(
  { isAll = false, total = 0, onSelectAll }: TableSelection = NO_SELECTION,
  state: SelectionState,
  rowCount: number,
) {
  const isWholePage = rowCount > 0 && state.shownCount === rowCount;
  if (isAll || onSelectAll === undefined || !isWholePage || total <= state.count) return undefined;
  return { total, onSelect: onSelectAll };
}

interface DrawnProps<Row> extends DataTableProps<Row> {
  readonly frame: RowFrame<Row>;
  readonly state: SelectionState | null;
  readonly density: TableLook['density'];
}

function DesktopTable<Row>({ caption, rows, rowKey, frame, state, density, ...rest }: DrawnProps<Row>) {
  const hintId = useId();
  const [edges, setBox, box] = useScrollEdges();
  const { columns, isWindowed, onRowPress } = frame;
  const at = (index: number, act: (row: Row) => void) => {
    const row = rows[index];
    if (row !== undefined) act(row);
  };
  const keys = useRowKeys({
    count: rows.length,
    onPress: onRowPress && ((index) => at(index, onRowPress)),
    onSelect: state === null ? undefined : (index) => at(index, (row) => state.toggle(rowKey(row), false)),
    onEscape: state === null || state.count === 0 ? undefined : state.clear,
  });
  const hasActions = frame.rowActions !== undefined;
  const draw = (row: Row, index: number) => (
    <TableRow key={rowKey(row)} row={row} id={rowKey(row)} index={index} frame={frame} />
  );
  return (
    <Frame data-density={density}>
      <Scroller
        ref={setBox}
        tabIndex={0}
        role="region"
        aria-label={caption}
        aria-describedby={hintId}
        onKeyDown={keys.press}
      >
        <Table data-windowed={isWindowed ? '' : undefined} aria-rowcount={isWindowed ? rows.length + 1 : undefined}>
          <VisuallyHidden as="caption">{caption}</VisuallyHidden>
          <TableHead
            columns={columns}
            rowCount={rows.length}
            selection={state}
            hasActions={hasActions}
            isWindowed={isWindowed}
            sort={rest.sort}
            onSort={rest.onSort}
          />
          <tbody>
            <Rows
              rows={rows}
              isWindowed={isWindowed}
              scroller={box}
              rowHeight={density === 'compact' ? size.rowCompact : size.row}
              columnCount={columns.length + (state === null ? 0 : 1) + (hasActions ? 1 : 0)}
              scroll={keys.scroll}
              draw={draw}
            />
          </tbody>
        </Table>
      </Scroller>
      {edges.start && <EdgeShade data-edge="start" />}
      {edges.end && <EdgeShade data-edge="end" />}
      <VisuallyHidden id={hintId}>با کلیدهای بالا و پایین میان ردیف‌ها بروید.</VisuallyHidden>
    </Frame>
  );
}

function MobileList<Row>({ caption, rows, rowKey, frame, state, columns, sort, onSort }: DrawnProps<Row>) {
  const [, setBox, box] = useScrollEdges();
  const draw = (row: Row, index: number) => (
    <ListRow key={rowKey(row)} row={row} id={rowKey(row)} index={index} frame={frame} />
  );
  const list = (
    <ul aria-label={caption}>
      <Rows
        rows={rows}
        isWindowed={frame.isWindowed}
        scroller={box}
        rowHeight={ITEM_GUESS_PX}
        columnCount={0}
        scroll={NOWHERE}
        draw={draw}
      />
    </ul>
  );
  return (
    <>
      <ListHead columns={columns} rowCount={rows.length} selection={state} sort={sort} onSort={onSort} />
      {frame.isWindowed ? (
        <Scroller ref={setBox} tabIndex={0} role="region" aria-label={caption}>
          {list}
        </Scroller>
      ) : (
        list
      )}
    </>
  );
}

const NOWHERE = { to: (_index: number): void => undefined };

interface RowsProps<Row> {
  readonly rows: readonly Row[];
  readonly isWindowed: boolean;
  readonly scroller: HTMLElement | null;
  readonly rowHeight: number;
  /** 0 in a list: its items are measured. */
  readonly columnCount: number;
  readonly scroll: { to: (index: number) => void };
  readonly draw: (row: Row, index: number) => ReactNode;
}

/** All rows, or those that can be seen. */
function Rows<Row>({ rows, isWindowed, scroller, columnCount, draw, ...rest }: RowsProps<Row>) {
  if (!isWindowed) return rows.map(draw);
  if (scroller === null) return null;
  return (
    <Suspense fallback={null}>
      <VirtualRows
        count={rows.length}
        scroller={scroller}
        isMeasured={columnCount === 0}
        headHeight={columnCount === 0 ? 0 : rest.rowHeight}
        columnCount={columnCount}
        renderRow={(index) => {
          const row = rows[index];
          return row === undefined ? null : draw(row, index);
        }}
        {...rest}
      />
    </Suspense>
  );
}
