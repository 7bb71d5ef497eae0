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
  const escaped = text.replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign);
  // The line break after <pre> is not part of its text.
  return runCommand('insertHTML', `<pre>\n${escaped}</pre>`) || runCommand('insertText', text);
}

/** The command is out of date, and nothing newer edits with undo: it may be missing one day, as it is in jsdom. */
function runCommand(name: string, value: string): boolean {
  const run: unknown = Reflect.get(document, 'execCommand');
  return typeof run === 'function' && Reflect.apply(run, document, [name, false, value]) === true;
}
