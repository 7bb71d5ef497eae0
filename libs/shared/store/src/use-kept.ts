import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from './browser-storage';
import { useAppDispatch, useAppSelector } from './hooks';
import { storageEvents } from './storage.slice';

/** Other tabs tell by the browser's own event; this page has to tell itself. */
const CHANGED = 'peyk-kept';

function watch(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  window.addEventListener(CHANGED, listener);
  return () => {
    window.removeEventListener('storage', listener);
    window.removeEventListener(CHANGED, listener);
  };
}

/**
 * A choice of the signed-in person that the browser keeps: the columns of a table, filters under a name. It follows other
 * tabs. What the browser refuses to keep works until the page is closed, and the store knows of it.
 *
 * @param name what it is, in the whole panel: `table:sends`
 * @param read makes a value of what is stored, or of `null`; anybody may have written there, so it must take everything
 * @param nature `hint` for what the panel notes of itself: nobody chose it, so nobody is told when the browser refuses it
 * @returns the value, and the way to change it, which answers whether it will still be there after a reload
 */
export function useKept<Value>(
  name: string,
  read: (stored: unknown) => Value,
  nature: 'choice' | 'hint' = 'choice',
): readonly [Value, (value: Value) => boolean] {
  const dispatch = useAppDispatch();
  const userName = useAppSelector((state) => state.session.user?.userName ?? '');
  const key = `peyk-kept:${userName}:${name}`;
  const text = useSyncExternalStore(watch, () => readStored(key));
  const keep = (value: Value) => {
    const isKept = writeStored(key, JSON.stringify(value));
    if (nature === 'choice') {
      dispatch(isKept ? storageEvents.writeAccepted({ key }) : storageEvents.writeRefused({ key }));
    }
    window.dispatchEvent(new Event(CHANGED));
    return isKept;
  };
  return [read(parsed(text)), keep];
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
