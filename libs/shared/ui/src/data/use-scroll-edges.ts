import { useEffect, useState } from 'react';

export interface ScrollEdges {
  /** Something is hidden before the start (in a right-to-left page: to the right). */
  readonly start: boolean;
  readonly end: boolean;
}

const NONE: ScrollEdges = { start: false, end: false };

/**
 * At which ends of a box that scrolls sideways something is hidden. In a right-to-left box `scrollLeft` counts from 0 down,
 * so that only its distance from 0 matters.
 *
 * @returns the edges, and the ref callback for the box
 */
export function useScrollEdges(): readonly [ScrollEdges, (box: HTMLElement | null) => void, HTMLElement | null] {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [edges, setEdges] = useState(NONE);
  useEffect(() => {
    if (box === null) return undefined;
    const measure = () => {
      const passed = Math.abs(box.scrollLeft);
      const hidden = box.scrollWidth - box.clientWidth;
      const next = { start: passed > 1, end: hidden - passed > 1 };
      setEdges((before) => (before.start === next.start && before.end === next.end ? before : next));
    };
    measure();
    const observer = typeof ResizeObserver === 'function' ? new ResizeObserver(measure) : null;
    observer?.observe(box);
    if (box.firstElementChild !== null) observer?.observe(box.firstElementChild);
    box.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer?.disconnect();
      box.removeEventListener('scroll', measure);
    };
  }, [box]);
  return [edges, setBox, box];
}
