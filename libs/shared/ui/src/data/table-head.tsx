import { Icon } from '../icons/icon';
import { VisuallyHidden } from '../layout/visually-hidden';
import { styled } from '../theme/styled';
import { font, radius, size, space, tone } from '../tokens';
import { PageTick } from './select-tick';
import type { Column, TableSort } from './table-types';
import type { SelectionState } from './use-selection';

const SortButton = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: size.control - space[2],
  marginInline: -space[2],
  paddingInline: space[2],
  border: 0,
  borderRadius: radius.small,
  background: 'transparent',
  color: 'inherit',
  fontFamily: 'inherit',
  fontSize: 'inherit',
  fontWeight: font.medium,
  cursor: 'pointer',
  '&:hover': { background: tone.surface },
  'th[aria-sort="ascending"] &, th[aria-sort="descending"] &': { color: tone.lapisText },
});

const ICONS = { none: 'sort', ascending: 'sortUp', descending: 'sortDown' } as const;

interface TableHeadProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly rowCount: number;
  readonly selection: SelectionState | null;
  readonly hasActions: boolean;
  readonly isWindowed: boolean;
  readonly sort?: TableSort | null;
  readonly onSort?: (sort: TableSort | null) => void;
}

/** The row that names the columns; those that can be sorted are buttons. */
export function TableHead<Row>({
  columns,
  selection,
  rowCount,
  hasActions,
  isWindowed,
  ...order
}: TableHeadProps<Row>) {
  return (
    <thead>
      <tr aria-rowindex={isWindowed ? 1 : undefined}>
        {selection !== null && (
          <th data-narrow="" scope="col">
            <PageTick selection={selection} rowCount={rowCount} />
          </th>
        )}
        {columns.map((column) => (
          <ColumnHead key={column.key} column={column} {...order} />
        ))}
        {hasActions && (
          <th data-narrow="" scope="col">
            <VisuallyHidden>کارها</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}

interface ColumnHeadProps<Row> extends Pick<TableHeadProps<Row>, 'sort' | 'onSort'> {
  readonly column: Column<Row>;
}

function ColumnHead<Row>({ column: { key, head, width, sortable }, sort, onSort }: ColumnHeadProps<Row>) {
  if (sortable !== true || onSort === undefined) {
    return (
      <th scope="col" style={{ inlineSize: width }}>
        {head}
      </th>
    );
  }
  const order = sort?.key !== key ? 'none' : sort.descending ? 'descending' : 'ascending';
  const next = { none: { key, descending: false }, ascending: { key, descending: true }, descending: null };
  return (
    <th scope="col" style={{ inlineSize: width }} aria-sort={order}>
      <SortButton type="button" onClick={() => onSort(next[order])}>
        {head}
        <Icon name={ICONS[order]} size={14} />
      </SortButton>
    </th>
  );
}
