import { useEffect, useEffectEvent, useState, type ClipboardEvent } from 'react';
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

/**
 * Lets a long pasted text be judged before it is laid out. A browser lays out every line of a text box, seen or not: a
 * thousand take it about a frame, and what hangs on the text would be drawn only after that. So the text is told at once and
 * comes into the box after the frame that shows what it is worth, as an edit of the browser's own that Ctrl+Z takes back. A
 * key, a press or a second paste puts it in before.
 *
 * @param text what was told last
 * @param onText is told what is typed, and of a long paste at once what the box is going to hold
 * @returns what the text area takes
 */
export function useLongPaste(text: string, onText: (text: string) => void) {
  const [pasting, setWaiting] = useState<Waiting | null>(null);
  // A text that was set from outside since then is the one that counts.
  const waiting = pasting?.after === text ? pasting : null;

  const put = () => {
    if (waiting === null) return;
    // The browser's input event ends the waiting. Where there is none the text is set, which cannot be undone.
    if (!insertTyped(waiting.area, waiting.pasted)) setWaiting(null);
    else if (waiting.area.value !== waiting.after) onText(waiting.after);
  };
  const putAfterPaint = useEffectEvent(put);
  useEffect(() => {
    if (waiting === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(putAfterPaint);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [waiting]);

  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData.getData('text/plain').replace(LINE_ENDS, '\n');
    if (waiting !== null || !isLong(pasted)) return put();
    event.preventDefault();
    const area = event.currentTarget;
    const { value: before, selectionStart, selectionEnd } = area;
    const after = before.slice(0, selectionStart) + pasted + before.slice(selectionEnd);
    setWaiting({ area, pasted, before, after });
    return onText(after);
  };
  const type = (typed: string) => {
    setWaiting(null);
    onText(typed);
  };
  return { value: waiting?.before ?? text, type, paste, put };
}
