import type { MapPoint } from '@peyk/shared-geo';
import { focusRing, media, size, styled, tone } from '@peyk/shared-ui';
import { useRef, type ComponentProps, type KeyboardEvent, type PointerEvent } from 'react';
import { arrowStep } from './arrow-step';

const RADIUS_PX = 6;
const RING_PX = 10;
/** A point is taken by a finger anywhere around it. */
const TOUCH_PX = size.touch / 2;
/** What an arrow key moves a point by. */
const STEP_PX = 4;

const Root = styled('g')({
  cursor: 'grab',
  touchAction: 'none',
  // A ring of its own is drawn: the browser's would be a box.
  '&:focus-visible': { outline: 'none' },
  '&:active': { cursor: 'grabbing' },
  '& .reach': { fill: 'transparent', r: 'var(--mouse)' },
  [media.touch]: { '& .reach': { r: 'var(--touch)' } },
  '& .dot': { fill: tone.surface, stroke: tone.lapisText, strokeWidth: 2, vectorEffect: 'non-scaling-stroke' },
  '&[data-chosen="true"] .dot': { fill: tone.lapis },
  '& .ring': { fill: 'none', stroke: 'none' },
  '&:hover .dot': { strokeWidth: 3 },
  '&:focus-visible .ring': {
    stroke: focusRing.outline.split(' ').at(-1),
    strokeWidth: 2,
    vectorEffect: 'non-scaling-stroke',
  },
});

interface MapHandleProps extends Omit<ComponentProps<'g'>, 'ref' | 'onDrag' | 'className' | 'style'> {
  readonly at: MapPoint;
  /** Units of the map a pixel. */
  readonly unit: number;
  readonly isChosen?: boolean;
  /** Where a pointer drags it, in pixels of the screen; `isEnd` when it is let go. */
  readonly onDrag: (to: MapPoint, isEnd: boolean) => void;
  /** An arrow key, in units of the map. */
  readonly onStep: (by: MapPoint, isLong: boolean) => void;
  readonly onDelete?: () => void;
}

/** A point on the map that can be dragged, and moved with the arrow keys. */
export function MapHandle({ at, unit, isChosen = false, onDrag, onStep, onDelete, ...rest }: MapHandleProps) {
  const held = useRef(false);
  const drag = (event: PointerEvent, isEnd: boolean) => {
    if (!held.current) return;
    event.stopPropagation();
    held.current = !isEnd;
    onDrag({ x: event.clientX, y: event.clientY }, isEnd);
  };
  const press = (event: KeyboardEvent) => {
    const step = arrowStep(event);
    if (step !== null) onStep({ x: step.x * STEP_PX * unit, y: step.y * STEP_PX * unit }, event.shiftKey);
    else if (event.key === 'PageDown') focusOn(event.currentTarget.nextElementSibling);
    else if (event.key === 'PageUp') focusOn(event.currentTarget.previousElementSibling);
    else if ((event.key === 'Delete' || event.key === 'Backspace') && onDelete !== undefined) {
      leaveLast(event.currentTarget);
      onDelete();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Root
      tabIndex={0}
      data-chosen={isChosen}
      style={{ '--mouse': RING_PX * unit, '--touch': TOUCH_PX * unit } as never}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.stopPropagation();
        held.current = true;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        event.currentTarget.focus();
      }}
      onPointerMove={(event) => drag(event, false)}
      onPointerUp={(event) => drag(event, true)}
      onPointerCancel={(event) => drag(event, true)}
      // A press on a point is no press on the map below it.
      onClick={(event) => event.stopPropagation()}
      onKeyDown={press}
      {...rest}
    >
      <circle className="reach" cx={at.x} cy={at.y} r={RING_PX * unit} />
      <circle className="ring" cx={at.x} cy={at.y} r={RING_PX * unit} />
      <circle className="dot" cx={at.x} cy={at.y} r={RADIUS_PX * unit} />
    </Root>
  );
}

/** Goes to another point; whatever else stands beside is passed over. */
function focusOn(element: Element | null): boolean {
  if (!(element instanceof SVGElement) || !element.hasAttribute('tabindex')) return false;
  element.focus();
  return true;
}

/** The last point takes the focus with it when it is removed, unless the one before it or the map has it by then. */
function leaveLast(handle: Element) {
  if (handle.nextElementSibling !== null || focusOn(handle.previousElementSibling)) return;
  focusOn(handle.closest('svg'));
}
