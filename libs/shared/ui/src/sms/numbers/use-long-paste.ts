import { useRef, type ClipboardEvent } from 'react';
import { insertTyped } from './insert-typed';

/** From so many lines on, a browser takes about as long as a frame lasts to lay out a pasted text. */
const LONG_LINES = 200;
const LINE_ENDS = /\r\n?/g;

interface Waiting {
  readonly area: HTMLTextAreaElement;
  readonly pasted: string;
  /** What stands in the box meanwhile, and what will. */
  readonly before: string;
  readonly after: string;
}

function isLong(text: string): boolean {
  return text.split('\n', LONG_LINES).length === LONG_LINES;
}

/** Puts in what was pasted; whatever changed the box meanwhile is the one that counts. */
function putIn({ area, pasted, before, after }: Waiting): void {
  if (!area.isConnected || area.value !== before) return;
  // As an edit of the browser's own, whose input event tells it. Where there is none the text is set, and cannot be taken back.
  if (!insertTyped(area, pasted)) area.value = after;
}

/**
 * Lets a long pasted text be judged before it is laid out. A browser lays out every line of a text box, seen or not: a
 * thousand take it about a frame, and what hangs on the text would be drawn only after that. So the text is told at once and
 * comes into the box after the frame that shows what it is worth, as an edit of the browser's own that Ctrl+Z takes back. A
 * key, a press or a second paste puts it in before. The box keeps its text itself, so that nothing of it is drawn again.
 *
 * @param onText is told at once what the box is going to hold; the edit itself is told by the box, as one that is typed
 * @returns what the text area takes
 */
export function useLongPaste(onText: (text: string) => void) {
  const waiting = useRef<Waiting | null>(null);
  const put = () => {
    const pasted = waiting.current;
    waiting.current = null;
    if (pasted !== null) putIn(pasted);
  };
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData.getData('text/plain').replace(LINE_ENDS, '\n');
    put();
    if (!isLong(pasted)) return;
    event.preventDefault();
    const area = event.currentTarget;
    const { value: before, selectionStart, selectionEnd } = area;
    const after = before.slice(0, selectionStart) + pasted + before.slice(selectionEnd);
    waiting.current = { area, pasted, before, after };
    onText(after);
    requestAnimationFrame(() => setTimeout(put));
  };
  return { paste, put };
}
