import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useIsMobile } from '../layout/use-is-mobile';
import { font, media, motion, size, space, tabular, tone } from '../tokens';

export interface Column<Row> {
  readonly key: string;
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  /** A CSS width, for columns that must not move when the page of the list changes. */
  readonly width?: string;
}

interface DataTableProps<Row> {
  /** What the table holds, for those who hear it. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string | number;
  /** The same row in the list of the phone: everything that matters, in one item. */
  readonly mobileItem: (row: Row) => ReactNode;
  /** Pressing a row leads somewhere. Give the row a link as well: a press alone cannot be reached by keyboard. */
  readonly onRowPress?: (row: Row) => void;
}

const Scroller = styled('div')({ overflow: 'auto', maxBlockSize: '70vh' });
const Table = styled('table')({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: font.caption,
  ...tabular,
});
/** Tablets: the columns stand closer, so that the last one is not cut off. */
const sides = {
  paddingInline: space[4],
  [media.narrow]: {
    paddingInline: space[2],
    '&:first-of-type': { paddingInlineStart: space[4] },
    '&:last-of-type': { paddingInlineEnd: space[4] },
  },
};
const Head = styled('th')({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  blockSize: size.row,
  ...sides,
  background: tone.sunken,
  color: tone.inkSoft,
  fontWeight: font.medium,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  borderBlockEnd: `1px solid ${tone.hairline}`,
});
const Line = styled('tr')({
  transition: `background-color ${motion.quick}`,
  '&[data-pressable="true"]': { cursor: 'pointer' },
  '&[data-pressable="true"]:hover, &[data-pressable="true"]:focus-within': { background: tone.lapisSoft },
  '&:last-of-type > td': { borderBlockEnd: 0 },
});
const Cell = styled('td')({
  blockSize: size.row,
  ...sides,
  paddingBlock: space[1],
  borderBlockEnd: `1px solid ${tone.hairline}`,
});
const Item = styled('li')({
  padding: space[4],
  borderBlockEnd: `1px solid ${tone.hairline}`,
  '&:last-of-type': { borderBlockEnd: 0 },
  '&[data-pressable="true"]': { cursor: 'pointer' },
  '&[data-pressable="true"]:active': { background: tone.lapisSoft },
});
const Hidden = styled('caption')({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

/** Rows of things: a table on the desktop, a list on the phone. Paging stands below it, see `Pagination`. */
export function DataTable<Row>({ caption, columns, rows, rowKey, mobileItem, onRowPress }: DataTableProps<Row>) {
  const isMobile = useIsMobile();
  const pressable = onRowPress !== undefined;
  if (isMobile) {
    return (
      <ul aria-label={caption}>
        {rows.map((row) => (
          <Item key={rowKey(row)} data-pressable={pressable} onClick={() => onRowPress?.(row)}>
            {mobileItem(row)}
          </Item>
        ))}
      </ul>
    );
  }
  return (
    <Scroller tabIndex={0} role="region" aria-label={caption}>
      <Table>
        <Hidden>{caption}</Hidden>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head key={column.key} scope="col" style={{ inlineSize: column.width }}>
                {column.head}
              </Head>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Line key={rowKey(row)} data-pressable={pressable} onClick={() => onRowPress?.(row)}>
              {columns.map((column) => (
                <Cell key={column.key}>{column.cell(row)}</Cell>
              ))}
            </Line>
          ))}
        </tbody>
      </Table>
    </Scroller>
  );
}
