import { useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import { dragIntent, turnOf } from './drag-intent';

interface Press {
  readonly pointerId: number;
  readonly x: number;
  readonly y: number;
  intent: 'none' | 'carousel' | 'page';
}

/**
 * Dragging a row of slides with a finger, a pen or the mouse.
 *
 * Written here because embla-carousel knows a threshold for the direction of its slides only (its `dragThreshold`), and
 * gives the finger to the page as soon as it moves more down than across, be it by a single pixel.
 *
 * @returns how far the slides are dragged now, `null` while they are not, and what the viewport of the slides must carry
 */
export function useDrag(onTurn: (turn: -1 | 1) => void) {
  const press = useRef<Press | null>(null);
  const wasDragged = useRef(false);
  const [offset, setOffset] = useState<number | null>(null);

  const end = (event: PointerEvent, isRelease: boolean) => {
    const held = press.current;
    if (held === null || held.pointerId !== event.pointerId) return;
    press.current = null;
    setOffset(null);
    if (held.intent !== 'carousel') return;
    wasDragged.current = true;
    const turn = turnOf(event.clientX - held.x);
    if (isRelease && turn !== 0) onTurn(turn);
  };

  const handlers = {
    onPointerDown(event: PointerEvent) {
      wasDragged.current = false;
      if (event.button === 0 && event.isPrimary !== false) {
        press.current = { pointerId: event.pointerId, x: event.clientX, y: event.clientY, intent: 'none' };
      }
    },
    onPointerMove(event: PointerEvent) {
      const held = press.current;
      if (held === null || held.pointerId !== event.pointerId) return;
      const dx = event.clientX - held.x;
      if (held.intent === 'none') {
        held.intent = dragIntent(dx, event.clientY - held.y);
        // From here on the slides follow, even when the finger leaves them.
        if (held.intent === 'carousel') event.currentTarget.setPointerCapture?.(event.pointerId);
      }
      if (held.intent === 'carousel') setOffset(dx);
    },
    onPointerUp: (event: PointerEvent) => end(event, true),
    onPointerCancel: (event: PointerEvent) => end(event, false),
    /** The click that ends a drag does not open what lies under it. */
    onClickCapture(event: MouseEvent) {
      if (!wasDragged.current) return;
      wasDragged.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
  return { offset, handlers } as const;
}
