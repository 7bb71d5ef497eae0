import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

const STILL = '(prefers-reduced-motion: reduce)';

function watchStill(listener: () => void): () => void {
  const query = window.matchMedia(STILL);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

function watchVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

interface AutoplayParts {
  readonly intervalMs: number;
  /** Something holds it for a moment: the pointer, the focus, a finger, an open popup. */
  readonly held: boolean;
  /** Counts from the beginning whenever this changes, so that a slide just chosen stays for its whole time. */
  readonly position: number;
  readonly onTick: () => void;
}

/**
 * Turns slides by itself: not in a hidden tab, not while something holds it, and not where less motion is asked for until
 * the person presses play.
 *
 * @returns whether it turns at this moment, whether the person has stopped it, and the way to stop or start it
 */
export function useAutoplay({ intervalMs, held, position, onTick }: AutoplayParts) {
  const isStill = useSyncExternalStore(watchStill, () => window.matchMedia(STILL).matches);
  const isHidden = useSyncExternalStore(watchVisibility, () => document.visibilityState === 'hidden');
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null);
  const isStopped = choice === null ? isStill : choice === 'pause';
  const isTurning = !isStopped && !held && !isHidden;
  const tick = useEffectEvent(onTick);
  useEffect(() => {
    if (!isTurning) return undefined;
    const timer = setTimeout(() => tick(), intervalMs);
    return () => clearTimeout(timer);
  }, [isTurning, intervalMs, position]);
  return { isTurning, isStopped, toggle: () => setChoice(isStopped ? 'play' : 'pause') } as const;
}
