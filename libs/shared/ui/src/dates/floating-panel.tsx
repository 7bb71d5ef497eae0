import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { styled } from '../theme/styled';
import { radius, shadow, space, tone } from '../tokens';

/**
 * Where the popup stands beside its field. Physical sides, as the names say; above when there is no room below, and the reverse; to the
 * left or the right of it when there is room in neither place.
 */
export type PickerPosition = 'bottom-left' | 'bottom-center' | 'bottom-right' | 'top-left' | 'top-center' | 'top-right';

const GAP = 4;
/** The popup keeps so far from the edges of the window. */
const MARGIN = 8;

const Root = styled('div')({
  position: 'fixed',
  padding: space[3],
  background: tone.surface,
  color: tone.ink,
  border: `1px solid ${tone.hairline}`,
  borderRadius: radius.card,
  boxShadow: shadow.raised,
  overflowY: 'auto',
});

interface FloatingPanelProps {
  readonly anchor: HTMLElement;
  readonly position: PickerPosition;
  readonly zIndex: number;
  readonly width: number;
  readonly id: string;
  readonly label: string;
  readonly onEscape: () => void;
  readonly children: ReactNode;
}

/**
 * A dialog that floats beside its field. It never takes the focus by itself; once the focus is inside, Tab stays inside and Esc leaves.
 * It is drawn into the page, or into the dialog in which the field stands, so that it lies above that dialog and within its focus.
 */
export function FloatingPanel({ anchor, position, zIndex, width, id, label, onEscape, children }: FloatingPanelProps) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = () => {
      if (root.current !== null) placeBeside(anchor, root.current, position);
    };
    place();
    window.addEventListener('scroll', place, true);
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place, true);
      window.removeEventListener('resize', place);
    };
  }, [anchor, position]);

  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onEscape();
    }
    if (event.key === 'Tab' && root.current !== null) keepInside(event, root.current);
  };
  return createPortal(
    <Root
      ref={root}
      id={id}
      role="dialog"
      aria-label={label}
      style={{ zIndex, inlineSize: width, maxInlineSize: `calc(100vw - ${2 * MARGIN}px)` }}
      onKeyDown={press}
      onMouseDown={(event) => {
        // A press on the calendar leaves the keyboard in the field, except in the inputs of the clock.
        if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
      }}
    >
      {children}
    </Root>,
    anchor.closest('.MuiDialog-container') ?? document.body,
  );
}

/** Where a popup goes: its edges as CSS has them, and how high it may be. */
interface Place {
  readonly inset: string;
  readonly maxHeight: number;
}

function placeBeside(anchor: HTMLElement, popup: HTMLElement, position: PickerPosition): void {
  const box = anchor.getBoundingClientRect();
  // As high as it wants to be, whatever it was allowed where it stood before.
  const wanted = { width: popup.offsetWidth, height: popup.scrollHeight + popup.offsetHeight - popup.clientHeight };
  const below = window.innerHeight - box.bottom - GAP - MARGIN;
  const above = box.top - GAP - MARGIN;
  const isTooHigh = wanted.height > below && wanted.height > above;
  const place = (isTooHigh ? atTheSide(box, wanted) : undefined) ?? aboveOrBelow(box, wanted, position);
  popup.style.inset = place.inset;
  popup.style.maxBlockSize = `${place.maxHeight}px`;
}

interface Wanted {
  readonly width: number;
  readonly height: number;
}

/** In a low window a calendar with its clock fits neither above nor below, and what is cut off would be the clock. */
function atTheSide(box: DOMRect, { width, height }: Wanted): Place | undefined {
  const left = box.left - GAP - width;
  const right = box.right + GAP;
  const start = left >= MARGIN ? left : right + width + MARGIN <= window.innerWidth ? right : undefined;
  if (start === undefined) return undefined;
  const top = Math.max(MARGIN, Math.min(box.top, window.innerHeight - height - MARGIN));
  return { inset: `${top}px auto auto ${start}px`, maxHeight: window.innerHeight - 2 * MARGIN };
}

function aboveOrBelow(box: DOMRect, { width, height }: Wanted, position: PickerPosition): Place {
  const [side, align] = position.split('-');
  const below = window.innerHeight - box.bottom - GAP - MARGIN;
  const above = box.top - GAP - MARGIN;
  const fitsBelow = height <= below || below >= above;
  const fitsAbove = height <= above || above > below;
  const isBelow = side === 'bottom' ? fitsBelow : !fitsAbove;
  const starts = { left: box.left, center: box.left + (box.width - width) / 2, right: box.right - width };
  const across = starts[align === 'center' || align === 'right' ? align : 'left'];
  const kept = Math.max(MARGIN, Math.min(across, window.innerWidth - width - MARGIN));
  // Tied to the nearer edge, so that it may grow without covering its field.
  return isBelow
    ? { inset: `${box.bottom + GAP}px auto auto ${kept}px`, maxHeight: Math.max(below, 0) }
    : { inset: `auto auto ${window.innerHeight - box.top + GAP}px ${kept}px`, maxHeight: Math.max(above, 0) };
}

const STOPS = 'button:not(:disabled), input:not(:disabled), [tabindex="0"]';

/** Tab goes round inside the popup, as in every dialog. */
function keepInside(event: KeyboardEvent, root: HTMLElement): void {
  const stops = [...root.querySelectorAll<HTMLElement>(STOPS)].filter((stop) => stop.tabIndex >= 0);
  const from = event.shiftKey ? stops[0] : stops.at(-1);
  if (document.activeElement !== from) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}
