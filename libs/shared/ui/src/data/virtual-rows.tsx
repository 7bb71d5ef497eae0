import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, type ReactNode } from 'react';

/** Rows above and below the window, so that a quick scroll meets drawn rows. */
const OVERSCAN_ROWS = 12;

export interface VirtualRowsProps {
  readonly count: number;
  readonly scroller: HTMLElement;
  /** Height of a row in pixels: of every row in a table, a guess in a list, where each is measured. */
  readonly rowHeight: number;
  readonly isMeasured: boolean;
  /** Height of the head that sticks above the rows. */
  readonly headHeight: number;
  readonly columnCount: number;
  /** Where the way to scroll to a row is put. */
  readonly scroll: { to: (index: number) => void };
  readonly renderRow: (index: number) => ReactNode;
}

/**
 * The rows that can be seen, of any number of rows, with empty room for all others. Drawn in a file of its own: the lists
 * that come by the page never load it.
 */
export default function VirtualRows(props: VirtualRowsProps) {
  // The virtualizer is one changing object: what the compiler would remember of it is out of date with the next scroll.
  'use no memo';
  const { count, scroller, rowHeight, isMeasured, headHeight, columnCount, scroll, renderRow } = props;
  // eslint-disable-next-line react-hooks/incompatible-library -- not compiled, see above
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN_ROWS,
    scrollMargin: headHeight,
    scrollPaddingStart: headHeight,
    // Drawing may wait for the next frame: scrolling must not.
    useFlushSync: false,
  });
  useEffect(() => {
    scroll.to = (index) => virtualizer.scrollToIndex(index, { align: 'auto' });
  }, [scroll, virtualizer]);
  // A list measures each item that it draws.
  useEffect(() => {
    if (!isMeasured) return;
    for (const item of scroller.querySelectorAll<HTMLElement>('[data-index]')) virtualizer.measureElement(item);
  });
  const items = virtualizer.getVirtualItems();
  const before = (items[0]?.start ?? headHeight) - headHeight;
  const after = virtualizer.getTotalSize() + headHeight - (items.at(-1)?.end ?? headHeight);
  return (
    <>
      <Room columnCount={columnCount} height={before} />
      {items.map(({ index }) => renderRow(index))}
      <Room columnCount={columnCount} height={Math.max(0, after)} />
    </>
  );
}

/** Empty room in the place of rows that are not drawn. */
function Room({ columnCount, height }: { readonly columnCount: number; readonly height: number }) {
  if (height === 0) return null;
  if (columnCount === 0) return <li aria-hidden="true" style={{ blockSize: height }} />;
  return (
    <tr aria-hidden="true">
      <td colSpan={columnCount} style={{ blockSize: height }} />
    </tr>
  );
}
