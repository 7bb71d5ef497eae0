import type { WaitingThing } from '../api/things-query';

/** The first that nobody else looks at, after the one that was just decided; undefined when there is none. */
export function nextThing(things: readonly WaitingThing[], decided: string | null): WaitingThing | undefined {
  return things.find(({ key, taken_by: takenBy, is_mine: isMine }) => key !== decided && (takenBy === null || isMine));
}
