import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { styled } from '../theme/styled';
import { radius, shadow, space, tone } from '../tokens';

/** Where the popup stands beside its field. Physical sides, as the names say; above when there is no room below, and the reverse. */
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

function placeBeside(anchor: HTMLElement, popup: HTMLElement, position: PickerPosition): void {
  const [side, align] = position.split('-');
  const box = anchor.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = popup;
  const below = window.innerHeight - box.bottom - GAP - MARGIN;
  const above = box.top - GAP - MARGIN;
  const fitsBelow = offsetHeight <= below || below >= above;
  const fitsAbove = offsetHeight <= above || above > below;
  const isBelow = side === 'bottom' ? fitsBelow : !fitsAbove;
  const wanted = { left: box.left, center: box.left + (box.width - offsetWidth) / 2, right: box.right - offsetWidth };
  const across = wanted[align === 'center' || align === 'right' ? align : 'left'];
  const kept = Math.max(MARGIN, Math.min(across, window.innerWidth - offsetWidth - MARGIN));
  // Tied to the nearer edge, so that it may grow without covering its field.
  popup.style.inset = isBelow
    ? `${box.bottom + GAP}px auto auto ${kept}px`
    : `auto auto ${window.innerHeight - box.top + GAP}px ${kept}px`;
  popup.style.maxBlockSize = `${Math.max(isBelow ? below : above, 0)}px`;
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
