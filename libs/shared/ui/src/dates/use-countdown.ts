import { useEffect, useState } from 'react';

const TICK_MS = 250;
const MS_PER_SECOND = 1000;

/**
 * Whole seconds left until an instant, never below zero. The clock is read at every tick, so a tab that slept is right
 * again as soon as it wakes.
 *
 * @param deadline milliseconds since 1970
 * @param clock gives the time now in milliseconds; the browser's own by default
 */
export function useCountdown(deadline: number, clock: () => number = browserClock): number {
  const [left, setLeft] = useState(() => secondsLeft(deadline, clock()));
  useEffect(() => {
    const tick = () => setLeft(secondsLeft(deadline, clock()));
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [deadline, clock]);
  return left;
}

/** Looks the browser's clock up at every call, so that one put in its place while counting is obeyed. */
function browserClock(): number {
  return Date.now();
}

function secondsLeft(deadline: number, now: number): number {
  return Math.max(0, Math.ceil((deadline - now) / MS_PER_SECOND));
}
