/**
 * Milliseconds since 1970 with their fractions. The operator's journal has whole ones, from `Date.now`: the two agree to a
 * millisecond or so unless the machine's clock is set during the run.
 */
export function wallClockMs(): number {
  return performance.timeOrigin + performance.now();
}
