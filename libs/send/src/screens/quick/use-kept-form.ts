import { useFormik } from 'formik';
import { useEffect, useMemo, useRef, useState } from 'react';
import { hasContent, type Composition } from '../../model/composition';
import { compositionSchema } from '../../model/composition-schema';
import type { Line } from '../../model/types';
import { keepComposition, loadComposition } from './kept-in-tab';

interface KeptFormInput {
  readonly lines: readonly Line[];
  /** Username of the person who writes. */
  readonly owner: string;
  readonly onReady: () => void;
}

/** The form of a composition. Whatever is typed is kept in the tab until it is sent, and closing the tab warns. */
export function useKeptForm({ lines, owner, onReady }: KeptFormInput) {
  const [initialValues] = useState<Composition>(() => withLine(loadComposition(owner), lines));
  const schema = useMemo(() => compositionSchema(lines), [lines]);
  const form = useFormik<Composition>({ initialValues, validationSchema: schema, onSubmit: onReady });
  const isSent = useRef(false);

  const { values } = form;
  useEffect(() => {
    if (!isSent.current) keepComposition(owner, hasContent(values) ? values : null);
  }, [owner, values]);

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
    keepComposition(owner, null);
  };
  return { form, forget };
}

export type CompositionForm = ReturnType<typeof useKeptForm>['form'];

/** A composition with a line that can send: its own, or the default one. */
export function withLine(composition: Composition, lines: readonly Line[]): Composition {
  const usable = lines.filter(({ active }) => active);
  const own = usable.find(({ number }) => number === composition.line);
  const chosen = own ?? usable.find((line) => line.is_default) ?? usable[0];
  return { ...composition, line: chosen?.number ?? '' };
}
