import type { MapPoint } from '@peyk/shared-geo';

const DIRECTIONS: Readonly<Record<string, MapPoint>> = {
  // The map has its east on the right in every language.
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** With Shift. */
const LONG = 10;

/** Where an arrow key leads, in steps: one, or ten with Shift. Null for other keys. */
export function arrowStep({ key, shiftKey }: { readonly key: string; readonly shiftKey: boolean }): MapPoint | null {
  const direction = DIRECTIONS[key];
  if (direction === undefined) return null;
  const length = shiftKey ? LONG : 1;
  return { x: direction.x * length, y: direction.y * length };
}
