import { useEffect } from 'react';

const EDITABLE = 'input, textarea, select, [contenteditable="true"], [role="combobox"]';
const IN_THE_WAY = '[role="dialog"], [role="alertdialog"]';

/** `/` puts the focus into the element that `find` gives, unless someone is writing or a dialog is open. */
export function useSearchShortcut(isOn: boolean, find: () => HTMLInputElement | null): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(EDITABLE) !== null) return;
      if (document.querySelector(IN_THE_WAY) !== null) return;
      const input = find();
      if (input === null) return;
      event.preventDefault();
      input.focus();
      input.select();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn, find]);
}
