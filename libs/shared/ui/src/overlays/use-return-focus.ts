import { useEffect, useEffectEvent, useRef, type FocusEvent } from 'react';

const NOWHERE_ELSE = () => null;

/**
 * Gives the focus back to where it was before a dialog, once it closes, unless someone has moved it elsewhere meanwhile.
 *
 * @param place another place for it, as the text that a choice was written into; `null` for the usual one
 * @returns for the dialog's `onFocusCapture`: it hears where the first focus comes from
 */
export function useReturnFocus(
  open: boolean,
  place: () => HTMLElement | null = NOWHERE_ELSE,
): (event: FocusEvent<HTMLElement>) => void {
  const opener = useRef<HTMLElement | null>(null);
  const dialog = useRef<HTMLElement | null>(null);
  const back = useEffectEvent(() => (place() ?? opener.current)?.focus());
  useEffect(() => {
    if (!open) return undefined;
    return () => {
      const { activeElement } = document;
      const isLost = activeElement === null || activeElement === document.body;
      const isInside = dialog.current?.contains(activeElement) === true;
      if (isLost || isInside) back();
      opener.current = null;
    };
  }, [open]);
  return ({ currentTarget, relatedTarget }) => {
    dialog.current = currentTarget;
    const cameFrom = relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget);
    if (opener.current === null && cameFrom) opener.current = relatedTarget;
  };
}
