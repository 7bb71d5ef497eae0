import { createContext, useContext } from 'react';

/** How a toast has ended: its time was over, its action was pressed, someone closed it, or who had shown it took it back. */
export type ToastEnd = 'expired' | 'acted' | 'closed' | 'withdrawn';

export interface Toast {
  /** What happened, in one sentence. */
  readonly text: string;
  readonly tone?: 'done' | 'danger' | 'info';
  /** One thing that can be done about it: «برگرداندن». */
  readonly action?: { readonly label: string; readonly onAct: () => void };
  /** Milliseconds. It stays longer while the pointer or the keyboard is on it. */
  readonly lifeMs?: number;
  /** Called once, however it ends. */
  readonly onEnd?: (end: ToastEnd) => void;
}

export interface Toasts {
  /** Shows a toast; answers the way to take it back. */
  readonly show: (toast: Toast) => () => void;
}

export const ToastContext = createContext<Toasts | null>(null);

/** The toasts of the page. They live outside the screens, so that one stays when the screen that showed it is left. */
export function useToasts(): Toasts {
  const toasts = useContext(ToastContext);
  if (toasts === null) throw new Error('Toasts are shown by UiProvider, and this stands outside of it');
  return toasts;
}
