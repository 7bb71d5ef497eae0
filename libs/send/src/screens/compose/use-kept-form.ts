import { useFormik } from 'formik';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { messages } from '../../messages';
import { EMPTY_COMPOSITION, hasContent, type Composition } from '../../model/composition';
import { compositionSchema } from '../../model/composition-schema';
import type { Line } from '../../model/types';
import type { Way } from '../../model/way';
import { forgetSent, keepComposition, loadComposition } from './kept-in-tab';

interface KeptFormInput {
  readonly lines: readonly Line[];
  /** Username of the person who writes. */
  readonly owner: string;
  readonly way: Way;
  readonly onReady: () => void;
}

/** The form of a composition. Whatever is typed is kept in the tab, with a copy for others, until it is sent, and closing the tab warns. */
export function useKeptForm({ lines, owner, way, onReady }: KeptFormInput) {
  const [initialValues] = useState<Composition>(() => withLine(loadComposition(owner), lines));
  const schema = useMemo(() => compositionSchema(lines, way.texts !== 'given'), [lines, way]);
  // A time that was typed and is none (yet): no part of the composition, and no reason to send at once. A press on the button that ends
  // the typing is judged before anything is drawn again, so the newest is kept beside what is drawn.
  const [unreadTime, setUnreadTime] = useState('');
  const newestUnread = useRef('');
  const noteUnreadTime = (text: string) => {
    newestUnread.current = text;
    setUnreadTime(text);
  };
  const [round, setRound] = useState(0);
  const form = useFormik<Composition>({
    initialValues,
    validationSchema: schema,
    validate: (written) => {
      const problem = way.problemOf(written);
      return {
        ...(problem !== null && { [way.field]: problem }),
        ...(newestUnread.current !== '' && { sendTime: messages.problems.unreadTime }),
      };
    },
    onSubmit: onReady,
  });
  const isSent = useRef(false);
  const { pathname } = useLocation();

  const { values, validateForm } = form;
  useEffect(() => void validateForm(), [unreadTime, validateForm]);

  useEffect(() => {
    if (!isSent.current) keepComposition(owner, hasContent(values) ? values : null, pathname);
  }, [owner, values, pathname]);

  const wouldLose = hasContent(values);
  useEffect(() => {
    if (!wouldLose) return undefined;
    const warn = (event: BeforeUnloadEvent) => {
      if (!isSent.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [wouldLose]);

  /** The composition has left: nothing of it is kept any more. */
  const forget = () => {
    isSent.current = true;
    forgetSent(owner, values);
  };
  const clear = () => {
    form.resetForm({ values: withLine(EMPTY_COMPOSITION, lines) });
    noteUnreadTime('');
    setRound(round + 1);
  };
  return {
    form,
    forget,
    clear,
    /** Grows with each clearing: what lives in the fields alone, as a time that is none, begins anew with it. */
    round,
    unreadTime,
    noteUnreadTime,
  };
}

export type CompositionForm = ReturnType<typeof useKeptForm>['form'];

/** A composition with a line that can send: its own, or the default one. */
export function withLine(composition: Composition, lines: readonly Line[]): Composition {
  const usable = lines.filter(({ active }) => active);
  const own = usable.find(({ number }) => number === composition.line);
  const chosen = own ?? usable.find((line) => line.is_default) ?? usable[0];
  return { ...composition, line: chosen?.number ?? '' };
}
