import { useEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';

interface PickerOpenInput {
  readonly input: RefObject<HTMLInputElement | null>;
  /** The box of the field. */
  readonly anchor: HTMLElement | null;
  /** The id of the popup. */
  readonly popupId: string;
  readonly isMobile: boolean;
  readonly disabled: boolean;
  readonly hideOnScroll: boolean;
  /** The focus has left both the field and its calendar. */
  readonly onLeave: () => void;
}

/** The day on which the keyboard stands in an open calendar. */
const CURRENT_DAY = '[role="gridcell"][tabindex="0"]';

/**
 * When the calendar is open: from the focus on, until a press outside, a scroll where that is asked, a choice, Esc, or the focus going
 * elsewhere. The focus that comes back to the field by our own doing does not open it again.
 */
export function usePickerOpen({ input, anchor, popupId, isMobile, disabled, hideOnScroll, onLeave }: PickerOpenInput) {
  const [isOpen, setOpen] = useState(false);
  // Whether the keyboard was taken into the calendar, or must be as soon as it is loaded.
  const [isEntered, setEntered] = useState(false);
  const staysClosed = useRef(false);

  const open = () => {
    if (!disabled) setOpen(true);
  };
  const close = () => {
    setOpen(false);
    setEntered(false);
  };
  const backToField = () => {
    close();
    staysClosed.current = document.activeElement !== input.current;
    // The sheet gives the focus back by itself when it is gone; until then it would take it away again.
    if (!isMobile) input.current?.focus();
  };
  const enter = () => {
    open();
    setEntered(true);
    document.getElementById(popupId)?.querySelector<HTMLElement>(CURRENT_DAY)?.focus();
  };

  useEffect(() => {
    if (!isOpen || isMobile) return undefined;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && isPart(target, [anchor, document.getElementById(popupId)])) return;
      setOpen(false);
      setEntered(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    if (hideOnScroll) document.addEventListener('scroll', closeOutside, true);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('scroll', closeOutside, true);
    };
  }, [isOpen, isMobile, hideOnScroll, anchor, popupId]);

  const focus = () => {
    if (!staysClosed.current) open();
    staysClosed.current = false;
  };
  const blur = ({ relatedTarget }: FocusEvent) => {
    // Another window came to the front; when this one comes back, so does the focus.
    if (document.activeElement === input.current && !document.hasFocus()) {
      staysClosed.current = true;
      return;
    }
    if (relatedTarget instanceof Node && isPart(relatedTarget, [anchor, document.getElementById(popupId)])) return;
    if (isMobile && isOpen) return;
    staysClosed.current = false;
    close();
    onLeave();
  };
  return { isOpen, isEntered, open, close, backToField, enter, focus, blur };
}

function isPart(node: Node, parts: readonly (HTMLElement | null)[]): boolean {
  return parts.some((part) => part?.contains(node) === true);
}
