import { useEffect, useRef } from 'react';

/** What is asked for, whatever the piece around it. What is pressed and not written into is counted, and not given the focus. */
const FIELDS =
  'textarea, [role="combobox"], [role="radiogroup"], input:not([type="checkbox"], [type="radio"], [type="file"], [type="hidden"])';
const PLAIN = ':not([aria-haspopup]):not([role="radiogroup"]):not(:disabled):not([readonly])';

/**
 * Stands first in a dialog, and when it opens gives the focus to its only field: anyone who opened it wants to write there.
 * With two fields the dialog is read first, unless it is a form and nothing else. On touch screens nobody is given the focus, because the keyboard would come up
 * over a sheet that has not been read; nor where a field has asked for it.
 */
export function FocusOnlyField({ takesFirst = false }: { readonly takesFirst?: boolean }) {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (window.matchMedia('(pointer: coarse)').matches) return;
    const dialog = mark.current?.closest('[role="dialog"]');
    const [field, second] = dialog?.querySelectorAll<HTMLElement>(FIELDS) ?? [];
    const isMeant = field !== undefined && (takesFirst || second === undefined);
    if (isMeant && field.matches(PLAIN)) field.focus();
  }, [takesFirst]);
  return <span ref={mark} hidden />;
}
