import { useMemo, useRef, useState, type ReactNode } from 'react';
import { ToastContext, type Toast, type ToastEnd, type Toasts } from './toast-context';
import { ToastRegion, type ShownToast } from './toast-region';

/** More at once would be a list, and nobody reads a list that goes away. */
const MOST_SHOWN = 3;

/** Holds the toasts of the page. UiProvider has it around everything. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<readonly ShownToast[]>([]);
  const count = useRef(0);
  /** Who has not been told of its end yet; state alone would tell twice when two ends come in one drawing. */
  const alive = useRef(new Map<number, Toast>());
  const toasts = useMemo<Toasts & { readonly end: (id: number, end: ToastEnd) => void }>(() => {
    const end = (id: number, how: ToastEnd) => {
      const toast = alive.current.get(id);
      if (toast === undefined) return;
      alive.current.delete(id);
      setShown((before) => before.filter((one) => one.id !== id));
      toast.onEnd?.(how);
    };
    const show = (toast: Toast) => {
      count.current += 1;
      const id = count.current;
      alive.current.set(id, toast);
      const [oldest] = alive.current.keys();
      if (alive.current.size > MOST_SHOWN && oldest !== undefined) end(oldest, 'expired');
      setShown((before) => [...before, { id, toast }]);
      return () => end(id, 'withdrawn');
    };
    return { show, end };
  }, []);
  return (
    <ToastContext value={toasts}>
      {children}
      <ToastRegion shown={shown} onEnd={toasts.end} />
    </ToastContext>
  );
}
