import { showMarks } from '../numbers/show-marks';
import { memo, type MouseEvent, type ReactNode } from 'react';
import { IconButton } from '../actions/icon-button';
import { LongWords } from '../layout/long-words';
import { ActionMenu, type ActionMenuItem } from '../overlays/action-menu';
import { SelectTick } from './select-tick';
import { Item } from './table-parts';
import type { Column, RowKey } from './table-types';
import { useLongPress } from './use-long-press';

/** What every row of a table shares. */
export interface RowFrame<Row> {
  readonly columns: readonly Column<Row>[];
  readonly isWindowed: boolean;
  readonly mobileItem: (row: Row) => ReactNode;
  readonly onRowPress?: (row: Row) => void;
  readonly rowName: (row: Row) => string;
  readonly rowActions?: (row: Row) => readonly ActionMenuItem[];
  readonly selected?: ReadonlySet<RowKey>;
  readonly onToggle?: (id: RowKey, withRange: boolean) => void;
  readonly isFading?: (row: Row) => boolean;
}

interface TableRowProps<Row> {
  readonly row: Row;
  readonly id: RowKey;
  readonly index: number;
  readonly frame: RowFrame<Row>;
}

const INTERACTIVE = 'a, button, input, label, select, textarea, [role="menu"], [role="menuitem"]';

/** A press on something inside the row belongs to that; a press that ends marking a text belongs to nothing. */
function isRowPress({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false;
  const inner = target.closest(INTERACTIVE);
  return (inner === null || !currentTarget.contains(inner)) && window.getSelection()?.type !== 'Range';
}

function PlainRow<Row>({ row, id, index, frame }: TableRowProps<Row>) {
  const { columns, onRowPress, selected, onToggle, rowActions, isWindowed } = frame;
  return (
    <tr
      tabIndex={-1}
      data-row={index}
      data-pressable={onRowPress === undefined ? undefined : ''}
      data-selected={selected?.has(id)}
      data-fading={frame.isFading?.(row)}
      // The head is row 1.
      aria-rowindex={isWindowed ? index + 2 : undefined}
      onClick={onRowPress && ((event) => isRowPress(event) && onRowPress(row))}
    >
      {selected !== undefined && (
        <td data-narrow="">
          <SelectTick
            label={`انتخاب ${frame.rowName(row)}`}
            isOn={selected.has(id)}
            onToggle={(withRange) => onToggle?.(id, withRange)}
          />
        </td>
      )}
      {columns.map((column) => (
        <td key={column.key}>
          <CellContent column={column} row={row} />
        </td>
      ))}
      {rowActions !== undefined && (
        <td data-narrow="">
          <RowMenu label={`کارهای ${frame.rowName(row)}`} items={rowActions(row)} />
        </td>
      )}
    </tr>
  );
}

function CellContent<Row>({ column, row }: { readonly column: Column<Row>; readonly row: Row }) {
  const cell = column.cell(row);
  const content = typeof cell === 'string' ? showMarks(cell) : cell;
  if (column.lines === undefined) return content;
  return (
    <div data-lines={column.lines} title={typeof content === 'string' ? content : undefined}>
      {typeof content === 'string' ? <LongWords>{content}</LongWords> : content}
    </div>
  );
}

/**
 * An item of the phone's list. A long press selects it; while anything is selected, a press does. The tick is there for those who
 * cannot press long, and the head of the list selects the page.
 */
function PlainItem<Row>({ row, id, index, frame }: TableRowProps<Row>) {
  const { onRowPress, selected, onToggle, rowActions } = frame;
  const isSelecting = selected !== undefined && selected.size > 0;
  const longPress = useLongPress(selected === undefined ? undefined : () => onToggle?.(id, false));
  const press = (event: MouseEvent<HTMLElement>) => {
    if (longPress.hasJustFired() || !isRowPress(event)) return;
    if (isSelecting) onToggle?.(id, false);
    else onRowPress?.(row);
  };
  return (
    <Item
      data-index={index}
      data-pressable={onRowPress !== undefined || isSelecting}
      data-selected={selected?.has(id)}
      data-fading={frame.isFading?.(row)}
      onClick={press}
      {...longPress.ties}
    >
      {selected !== undefined && (
        <SelectTick
          label={`انتخاب ${frame.rowName(row)}`}
          isOn={selected.has(id)}
          onToggle={(withRange) => onToggle?.(id, withRange)}
        />
      )}
      <div data-content="">{frame.mobileItem(row)}</div>
      {rowActions !== undefined && <RowMenu label={`کارهای ${frame.rowName(row)}`} items={rowActions(row)} />}
    </Item>
  );
}

function RowMenu({ label, items }: { readonly label: string; readonly items: readonly ActionMenuItem[] }) {
  return (
    <ActionMenu
      label={label}
      trigger={({ 'aria-label': name, ...props }) => <IconButton icon="more" label={name} {...props} />}
      items={items}
    />
  );
}

// Rows of a window are drawn again with every step of scrolling; those that stay need no work. memo() forgets type parameters.
export const TableRow = memo(PlainRow) as typeof PlainRow;
export const ListRow = memo(PlainItem) as typeof PlainItem;
