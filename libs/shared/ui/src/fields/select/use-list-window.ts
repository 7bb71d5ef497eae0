import { useState } from 'react';
import { size } from '../../tokens';

/** A list longer than this draws only the rows that can be seen. */
const WINDOWED_FROM_COUNT = 100;
/** Rows drawn beyond both edges, so that a quick scroll shows no gap. */
const OVERSCAN = 6;

/** Pixels above the first row and below the last. */
const LIST_PADDING_PX = 4;

export interface ListWindow {
  readonly isWindowed: boolean;
  /** The rows to draw, `from` included and `to` not. */
  readonly from: number;
  readonly to: number;
  /** Pixels that stand for the rows before and after them, with the padding of the list. */
  readonly before: number;
  readonly after: number;
  readonly rowHeight: number;
  readonly scrolledTo: (top: number) => void;
}

/** Rows of a list in a window of its scroller: 10,000 options cost as much as 20. Every row has the specified height. */
export function useListWindow(count: number): ListWindow {
  const [top, setTop] = useState(0);
  const [rowHeight] = useState(() => (window.matchMedia?.('(pointer: coarse)').matches ? size.touch : size.control));
  const isWindowed = count > WINDOWED_FROM_COUNT;
  // No scroller is higher than the window of the browser.
  const seen = Math.ceil(window.innerHeight / rowHeight);
  const from = isWindowed ? Math.min(count, Math.max(0, Math.floor(top / rowHeight) - OVERSCAN)) : 0;
  const to = isWindowed ? Math.min(count, from + seen + 2 * OVERSCAN) : count;
  return {
    isWindowed,
    from,
    to,
    before: LIST_PADDING_PX + from * rowHeight,
    after: LIST_PADDING_PX + (count - to) * rowHeight,
    rowHeight,
    scrolledTo: setTop,
  };
}

/** Where a scroller must stand so that a row is seen whole, moving it no further than needed. */
export function scrollTopFor(
  row: number,
  rowHeight: number,
  box: Pick<HTMLElement, 'scrollTop' | 'clientHeight'>,
): number {
  const start = row * rowHeight;
  if (start < box.scrollTop) return start;
  return Math.max(box.scrollTop, start + rowHeight + 2 * LIST_PADDING_PX - box.clientHeight);
}
