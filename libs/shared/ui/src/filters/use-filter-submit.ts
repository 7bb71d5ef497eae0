import type { FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { useFilterPanel } from './filter-context';

interface FilterSubmit {
  readonly onApplied?: () => void;
  /** Something is wrong: show the place where the field stands. */
  readonly onRefused?: () => void;
}

/** Applies the fields of a form when it is sent; what is wrong is shown, and the first wrong field gets the focus. */
export function useFilterSubmit({ onApplied, onRefused }: FilterSubmit = {}): (
  event: FormEvent<HTMLFormElement>,
) => void {
  const { apply } = useFilterPanel();
  return (event) => {
    event.preventDefault();
    const form = event.currentTarget;
    // The wrong field is marked only when it is drawn again.
    const isApplied = flushSync(apply);
    if (isApplied) {
      onApplied?.();
      return;
    }
    flushSync(() => onRefused?.());
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
}
