const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/**
 * Puts a text where the caret is as one edit of the browser's own, so that its undo takes it back; a text that is set has no
 * undo. `insertHTML` comes first because Chromium's `insertText` makes an edit of every line and takes a second for a
 * thousand; Firefox takes no HTML into a text box, and text at once.
 *
 * @returns false when nothing was put in: the area has not the focus, or the browser no such command
 */
export function insertTyped(area: HTMLTextAreaElement, text: string): boolean {
  if (document.activeElement !== area) return false;
  const end = area.selectionStart + text.length;
  const html = text.replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign);
  // Without an element around it: one would lose the line breaks at its end.
  if (!runCommand('insertHTML', html) && !runCommand('insertText', text)) return false;
  // Before a line break at the very end, Chromium leaves the caret in the line above.
  area.setSelectionRange(end, end);
  return true;
}

/** The command is out of date, and nothing newer edits with undo: it may be missing one day, as it is in jsdom. */
function runCommand(name: string, value: string): boolean {
  const run: unknown = Reflect.get(document, 'execCommand');
  return typeof run === 'function' && Reflect.apply(run, document, [name, false, value]) === true;
}
