/** Whether a finger or a button of the mouse is down, and what waits until it is up again. */
const press = { isDown: false, count: 0, waiting: [] as (() => void)[] };

const BEGINS = ['pointerdown', 'mousedown'] as const;
/** A key means that the release was lost, outside the window for instance. */
const ENDS = ['pointerup', 'pointercancel', 'mouseup', 'keydown'] as const;

function begin(): void {
  press.isDown = true;
  press.count += 1;
}

function end(): void {
  const { count } = press;
  // The click belongs to the release and comes in the same task.
  setTimeout(() => {
    // A tap is told twice, as a pointer and as a mouse: the second one has begun since.
    if (count !== press.count) return;
    press.isDown = false;
    press.waiting.splice(0).forEach((act) => act());
  });
}

/** Watches presses anywhere on the page, before any piece hears of them. @returns how to stop it */
export function watchPresses(): () => void {
  BEGINS.forEach((name) => document.addEventListener(name, begin, true));
  ENDS.forEach((name) => document.addEventListener(name, end, true));
  return () => {
    BEGINS.forEach((name) => document.removeEventListener(name, begin, true));
    ENDS.forEach((name) => document.removeEventListener(name, end, true));
  };
}

/**
 * Does what a field does when it is left. When it is left by a press this waits for the release: a sentence that appears or
 * goes away under the field would move the button away from under the finger, and the press would be lost.
 */
export function afterPress(act: () => void): void {
  if (press.isDown) press.waiting.push(act);
  else act();
}
