import { useState, type ReactNode } from 'react';
import { styled } from '../../theme/styled';
import { font, radius, space, tone } from '../../tokens';

/** Rows that are drawn above and below what is seen, so that the Tab key finds the next one. */
const SPARE_ROWS = 4;

const Scroller = styled('div')({
  overflowY: 'auto',
  border: `1px solid ${tone.hairline}`,
  borderRadius: radius.field,
  background: tone.surface,
});
const Row = styled('li')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  paddingInline: space[3],
  overflow: 'hidden',
  fontSize: font.caption,
  whiteSpace: 'nowrap',
  '&:nth-of-type(even)': { background: tone.sunken },
});

interface WindowedListProps<Item extends string> {
  readonly label: string;
  /** What is listed; no item twice. */
  readonly items: readonly Item[];
  /** Height of every row in pixels. */
  readonly rowPx: number;
  /** Rows that are seen at once; a shorter list is as high as its rows. */
  readonly shownRows: number;
  readonly children: (item: Item) => ReactNode;
}

/**
 * A list of any length, of which only what is seen is drawn: a hundred thousand rows cost as much as twenty. All rows have
 * one height. It is scrolled by keyboard as well, and screen readers hear how long it is.
 */
export function WindowedList<Item extends string>({
  label,
  items,
  rowPx,
  shownRows,
  children,
}: WindowedListProps<Item>) {
  const [scrolledRows, setScrolledRows] = useState(0);
  const seen = Math.min(shownRows, items.length);
  // A list that became shorter is scrolled back by the browser only after it was drawn.
  const first = Math.max(0, Math.min(scrolledRows, items.length - seen) - SPARE_ROWS);
  const end = Math.min(items.length, first + seen + 2 * SPARE_ROWS + 1);
  return (
    <Scroller
      data-windowed=""
      role="group"
      aria-label={label}
      tabIndex={0}
      style={{ blockSize: seen * rowPx + 2 }}
      onScroll={(event) => setScrolledRows(Math.floor(event.currentTarget.scrollTop / rowPx))}
    >
      <ul style={{ paddingBlockStart: first * rowPx, paddingBlockEnd: (items.length - end) * rowPx }}>
        {items.slice(first, end).map((item, index) => (
          <Row key={item} aria-setsize={items.length} aria-posinset={first + index + 1} style={{ blockSize: rowPx }}>
            {children(item)}
          </Row>
        ))}
      </ul>
    </Scroller>
  );
}
