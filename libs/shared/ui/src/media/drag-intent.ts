/** How far a finger goes before it means the carousel, and before it means the page: the specification's thresholds. */
const DRAG_X_PX = 15;
const DRAG_Y_PX = 10;

/**
 * What a movement means. 15 px across take the carousel along; 10 px up or down, reached first, leave the finger to the
 * page for good.
 *
 * @param dx pixels across since the press, positive to the right
 * @param dy pixels down since the press
 */
export function dragIntent(dx: number, dy: number): 'none' | 'carousel' | 'page' {
  const across = Math.abs(dx) / DRAG_X_PX;
  const along = Math.abs(dy) / DRAG_Y_PX;
  if (across < 1 && along < 1) return 'none';
  return along >= across ? 'page' : 'carousel';
}

/**
 * Which way a released drag turns a right-to-left carousel: 1 is the next slide, drawn in from the left, -1 the one
 * before, 0 none of them because the finger came back.
 */
export function turnOf(dx: number): -1 | 0 | 1 {
  if (Math.abs(dx) < DRAG_X_PX) return 0;
  return dx > 0 ? 1 : -1;
}
