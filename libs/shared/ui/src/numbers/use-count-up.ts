import { useEffect, useState, useSyncExternalStore } from 'react';

const DURATION_MS = 500;
const LESS_MOTION = '(prefers-reduced-motion: reduce)';

function watchMotion(listener: () => void): () => void {
  const query = window.matchMedia(LESS_MOTION);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/**
 * Follows a whole number with a short count-up instead of a jump. The first value stands at once; where less motion is
 * asked for, every value does.
 *
 * @param target any integer within ±2^53
 */
export function useCountUp(target: number): number {
  const isStill = useSyncExternalStore(watchMotion, () => window.matchMedia(LESS_MOTION).matches);
  const [shown, setShown] = useState(target);
  const [previous, setPrevious] = useState(target);
  const [start, setStart] = useState(target);
  if (previous !== target) {
    setPrevious(target);
    setStart(shown);
  }

  useEffect(() => {
    if (start === target || isStill) return undefined;
    let frame = 0;
    const began = performance.now();
    const step = (now: number) => {
      const progress = Math.min(1, (now - began) / DURATION_MS);
      const eased = 1 - (1 - progress) ** 3;
      setShown(Math.round(start + (target - start) * eased));
      if (progress < 1) frame = requestAnimationFrame(step);
      else setStart(target);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [start, target, isStill]);

  return isStill || start === target ? target : shown;
}
