import { useEffect, useEffectEvent } from 'react';

const FIELDS = 'input, textarea, select, [contenteditable="true"]';

/** Whether the key belongs to something that is written into, or to a dialog above the page. */
function isElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest(FIELDS) !== null || document.querySelector('[role="dialog"]') !== null;
}

/** Hears letters anywhere on the page, by their place on the keyboard: `{ N: next }`. Fields and dialogs keep theirs. */
export function useKeys(actions: Readonly<Record<string, () => void>>): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isElsewhere(event.target)) return;
    const action = actions[/^Key([A-Z])$/.exec(event.code)?.[1] ?? ''];
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
