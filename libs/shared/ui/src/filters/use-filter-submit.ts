import type { FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { useFilterPanel } from './filter-context';

/** Applies the fields of a form when it is sent; what is wrong is shown, and the first wrong field gets the focus. */
export function useFilterSubmit(onApplied?: () => void): (event: FormEvent<HTMLFormElement>) => void {
  const { apply } = useFilterPanel();
  return (event) => {
    event.preventDefault();
    const form = event.currentTarget;
    // The wrong field is marked only when it is drawn again.
    const isApplied = flushSync(apply);
    if (isApplied) onApplied?.();
    else form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
}
