import { useEffect, useState, type RefCallback } from 'react';

/** How much of the window's top is taken by banners and strips. Whatever sticks below them, or fills the rest, reads it. */
export const TOP_HEIGHT = 'var(--peyk-shell-top, 0px)';

/**
 * Measures what stands above the shell and tells the styles below `root`. Banners come late and strips wrap, so nothing
 * but measuring knows; a custom property moves everything without drawing anything again.
 */
export function useTopHeight(root: HTMLElement | null): RefCallback<HTMLElement> {
  const [top, setTop] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (root === null || top === null) return;
    const measure = () => root.style.setProperty('--peyk-shell-top', `${top.offsetHeight}px`);
    const observer = new ResizeObserver(measure);
    observer.observe(top);
    measure();
    return () => observer.disconnect();
  }, [root, top]);
  return setTop;
}
