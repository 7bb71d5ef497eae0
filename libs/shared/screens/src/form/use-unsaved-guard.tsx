import { useAppStore } from '@peyk/shared-store';
import { ConfirmDialog } from '@peyk/shared-ui';
import { useEffect, useState, type ReactNode } from 'react';
import { useBlocker } from 'react-router';
import { formWords } from './form-words';

interface UnsavedGuard {
  /** Leaves by a way of one's own (a closing dialog): at once, or after the person has agreed. */
  readonly leave: (go: () => void) => void;
  /** Draw it: the question. */
  readonly question: ReactNode;
}

/** What the question says. */
export type LossWords = Readonly<Record<'unsavedTitle' | 'unsavedBody' | 'stay' | 'leave', string>>;

/**
 * Asks before what was typed is lost: on the way to another page of the panel, when the browser leaves, and when a dialog closes. A
 * session that has ended leads away unasked, and so does another filter of the same page.
 *
 * @param isSaved whether it has just been saved: what follows may lead away before `isDirty` is drawn anew
 * @param words where something else than what was typed would be lost
 */
export function useUnsavedGuard(
  isDirty: boolean,
  isSaved: () => boolean = () => false,
  words: LossWords = formWords,
): UnsavedGuard {
  const store = useAppStore();
  const [go, setGo] = useState<(() => void) | null>(null);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      !isSaved() &&
      store.getState().session.token !== null &&
      currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  const isBlocked = blocker.state === 'blocked';
  const stay = () => {
    setGo(null);
    if (isBlocked) blocker.reset();
  };
  const away = () => {
    setGo(null);
    if (isBlocked) blocker.proceed();
    else go?.();
  };
  const question = (
    <ConfirmDialog
      open={isBlocked || go !== null}
      title={words.unsavedTitle}
      confirmLabel={words.leave}
      cancelLabel={words.stay}
      firstFocus="cancel"
      danger
      onConfirm={away}
      onClose={stay}
    >
      {words.unsavedBody}
    </ConfirmDialog>
  );
  return { leave: (next) => (isDirty ? setGo(() => next) : next()), question };
}
