import type { Clock } from '@peyk/server-database';

/** A clock that stands still until it is told otherwise. */
export interface FixedClock extends Clock {
  set(iso: string): void;
  advance(ms: number): void;
}

/** @param iso where it stands, such as `2026-11-21T08:30:00Z`. */
export function fixedClock(iso = '2026-11-21T08:30:00.000Z'): FixedClock {
  const state = { at: new Date(iso).getTime() };
  return {
    now: () => new Date(state.at),
    set: (next) => {
      state.at = new Date(next).getTime();
    },
    advance: (ms) => {
      state.at += ms;
    },
  };
}
