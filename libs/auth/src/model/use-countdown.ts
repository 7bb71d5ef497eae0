import { useEffect, useState } from 'react';

const TICK_MS = 250;

/** Whole seconds left until `deadline` (milliseconds since 1970), never below zero. */
export function secondsLeft(deadline: number, now: number): number {
  return Math.max(0, Math.ceil((deadline - now) / 1000));
}

/**
 * Counts down to an instant. It reads the clock at every tick, so a sleeping tab is right again as soon as it wakes.
 *
 * @param deadline milliseconds since 1970
 */
export function useCountdown(deadline: number): number {
  const [left, setLeft] = useState(() => secondsLeft(deadline, Date.now()));
  useEffect(() => {
    const tick = () => setLeft(secondsLeft(deadline, Date.now()));
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [deadline]);
  return left;
}
