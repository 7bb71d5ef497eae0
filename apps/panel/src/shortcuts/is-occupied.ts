/** Where single keys already mean something: text is written there, or the keys move inside it. */
const TAKES_KEYS =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable=""], [contenteditable="true"], [role="combobox"], [role="listbox"], [role="menu"], [role="grid"], [role="slider"]';
/** What lies over the page: whatever the keys of the page do would happen behind it, unseen. */
const OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** Whether someone is typing or choosing right now, so that no key may do anything else. */
export function isOccupied(target: EventTarget | null): boolean {
  if (target instanceof Element && target.closest(TAKES_KEYS) !== null) return true;
  return isCovered();
}

/** Whether a dialog or a menu lies over the page. */
export function isCovered(): boolean {
  return document.querySelector(OVERLAYS) !== null;
}
