import { useEffect, useState } from 'react';

/**
 * The time now in milliseconds since 1970, renewed every `everyMs`; not at all for `null`.
 *
 * @param clock gives the time; the browser's own by default
 */
export function useNow(everyMs: number | null, clock: () => number = Date.now): number {
  const [now, setNow] = useState(clock);
  useEffect(() => {
    if (everyMs === null) return undefined;
    const timer = setInterval(() => setNow(clock()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs, clock]);
  return now;
}
