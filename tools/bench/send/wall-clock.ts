/** Milliseconds since 1970 with their fractions, on the clock that the operator's journal uses too. */
export function wallClockMs(): number {
  return performance.timeOrigin + performance.now();
}
