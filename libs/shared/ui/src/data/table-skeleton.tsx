import { Skeleton } from '../feedback/skeleton';
import { useIsMobile } from '../layout/use-is-mobile';
import { useIsWide } from '../layout/use-is-wide';
import { styled } from '../theme/styled';
import { space } from '../tokens';
import { DEFAULT_TABLE_LOOK, visibleColumns, type TableLook } from './table-look';
import { Frame, Item, Scroller, Table } from './table-parts';
import type { Column } from './table-types';

/** Words of different lengths, so that the rows look like rows of words. */
const WIDTHS = ['62%', '48%', '74%', '40%', '56%'] as const;
const Block = styled('div')({ display: 'grid', gap: space[3] });

interface TableSkeletonProps<Row> {
  readonly columns: readonly Column<Row>[];
  /** How many rows are expected. */
  readonly count: number;
  readonly look?: TableLook;
  readonly hasTicks?: boolean;
}

/** The waiting face of a table: its own head and rows of the height of the real ones, so that nothing jumps. */
export function TableSkeleton<Row>({
  columns,
  count,
  look = DEFAULT_TABLE_LOOK,
  hasTicks = false,
}: TableSkeletonProps<Row>) {
  const isMobile = useIsMobile();
  const rows = Array.from({ length: count }, (_unused, index) => index);
  return (
    <div role="status" aria-label="در حال بارگذاری">
      {isMobile ? <ItemBlocks rows={rows} /> : <RowBlocks rows={rows} {...{ columns, look, hasTicks }} />}
    </div>
  );
}

function ItemBlocks({ rows }: { readonly rows: readonly number[] }) {
  return rows.map((row) => (
    <Item key={row} as="div">
      <Block data-content="">
        <Skeleton style={{ inlineSize: WIDTHS[row % WIDTHS.length] }} />
        <Skeleton style={{ inlineSize: '100%', blockSize: space[2] }} />
        <Skeleton style={{ inlineSize: WIDTHS[(row + 3) % WIDTHS.length] }} />
      </Block>
    </Item>
  ));
}

interface RowBlocksProps<Row> {
  readonly rows: readonly number[];
  readonly columns: readonly Column<Row>[];
  readonly look: TableLook;
  readonly hasTicks: boolean;
}

function RowBlocks<Row>({ rows, columns, look, hasTicks }: RowBlocksProps<Row>) {
  const shown = visibleColumns(columns, { look, isWide: useIsWide() });
  return (
    <Frame data-density={look.density} aria-hidden="true">
      <Scroller as="div" style={{ overflow: 'hidden' }}>
        <Table>
          <thead>
            <tr>
              {hasTicks && <th data-narrow="" />}
              {shown.map(({ key, head, width }) => (
                <th key={key} style={{ inlineSize: width }}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row}>
                {hasTicks && <td data-narrow="" />}
                {shown.map(({ key }, column) => (
                  <td key={key}>
                    <Skeleton style={{ inlineSize: WIDTHS[(row + column) % WIDTHS.length] }} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroller>
    </Frame>
  );
}
