import { useEffect, useRef, useState } from 'react';
import { hasContent, writeComposition, type Composition } from '../../model/composition';
import type { CompositionForm } from './use-kept-form';

/** A composition that is to come into the form, under the name of what asked for it. */
export interface BroughtIn {
  readonly name: string;
  readonly fill: (before: Composition) => Composition;
}

/**
 * Fills the form once with what was asked for, and keeps what stood there before.
 * @returns what gives that back, when there was something to lose
 */
export function useBroughtIn(form: CompositionForm, brought: BroughtIn | null): (() => void) | null {
  const [before, setBefore] = useState<Composition | null>(null);
  const filled = useRef<string | null>(null);
  const { values, setValues } = form;
  useEffect(() => {
    if (brought === null || filled.current === brought.name) return;
    filled.current = brought.name;
    const composition = brought.fill(values);
    // A reload finds the same in the form; only other work is worth keeping aside.
    if (hasContent(values) && writeComposition(values) !== writeComposition(composition)) setBefore(values);
    void setValues(composition);
  }, [brought, setValues, values]);
  if (before === null) return null;
  return () => {
    void setValues(before);
    setBefore(null);
  };
}
