import type { TextRange } from './variables';

/**
 * Writes into a text box as if it had been typed: the change is told as any other, and Ctrl-Z takes it back. Setting the
 * value from outside would empty the browser's list of undoable steps.
 */
export function writeInto(area: HTMLTextAreaElement, { start, end }: TextRange, text: string): void {
  area.focus();
  area.setSelectionRange(start, end);
  if (text === '' && start === end) return;
  // Deprecated and without a successor: nothing else in the platform edits a text box undoably.
  const isWritten =
    typeof document.execCommand === 'function' &&
    (text === '' ? document.execCommand('delete') : document.execCommand('insertText', false, text));
  if (isWritten) return;
  area.setRangeText(text, start, end, 'end');
  area.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
}

/**
 * As much of a text as fits, cut where no surrogate pair and no `{{variable}}` breaks.
 *
 * @param room UTF-16 units, 0 or more
 */
export function cutToFit(text: string, room: number, things: readonly TextRange[]): string {
  if (text.length <= room) return text;
  const end = things.find((thing) => thing.start < room && room < thing.end)?.start ?? room;
  const cut = text.slice(0, end);
  return /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut;
}
