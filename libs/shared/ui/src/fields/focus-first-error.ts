/**
 * Puts the keyboard on the first field that is marked as wrong, in the middle of the screen where nothing lies over it, so that it is
 * found by the one who is somewhere else on a long form, or cannot see the red.
 *
 * @returns whether there was one
 */
export function focusFirstError(form: HTMLElement | null): boolean {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  wrong?.focus({ preventScroll: true });
  wrong?.scrollIntoView?.({ block: 'center' });
  return wrong !== null && wrong !== undefined;
}
