import { useRef, type PointerEvent } from 'react';

/** As long as the systems of phones take it. */
const LONG_MS = 500;
/** A finger that moves further scrolls. */
const SLACK_PX = 10;

/**
 * A finger that rests: `onLongPress` is called while it is still down. A mouse has other ways. The press that comes when the finger
 * leaves belongs to nothing: ask `hasJustFired`.
 */
export function useLongPress(onLongPress: (() => void) | undefined) {
  const press = useRef<{
    readonly timer: ReturnType<typeof setTimeout>;
    readonly x: number;
    readonly y: number;
  } | null>(null);
  const fired = useRef(false);
  const stop = () => {
    if (press.current !== null) clearTimeout(press.current.timer);
    press.current = null;
  };
  const start = ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
    fired.current = false;
    stop();
    if (pointerType === 'mouse' || onLongPress === undefined) return;
    const fire = () => {
      press.current = null;
      fired.current = true;
      onLongPress();
    };
    press.current = { timer: setTimeout(fire, LONG_MS), x, y };
  };
  const move = ({ clientX, clientY }: PointerEvent) => {
    const began = press.current;
    if (began !== null && Math.hypot(clientX - began.x, clientY - began.y) > SLACK_PX) stop();
  };
  const hasJustFired = () => {
    const has = fired.current;
    fired.current = false;
    return has;
  };
  const ties =
    onLongPress === undefined
      ? {}
      : {
          onPointerDown: start,
          onPointerMove: move,
          onPointerUp: stop,
          onPointerCancel: stop,
          // The menu of the system would lie over what was just selected.
          onContextMenu: (event: { readonly preventDefault: () => void }) => {
            if (press.current !== null || fired.current) event.preventDefault();
          },
        };
  return { ties, hasJustFired };
}
