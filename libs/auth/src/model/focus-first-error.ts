/**
 * Puts the keyboard on the first field that is marked as wrong, so that whoever cannot see the red finds it.
 *
 * @returns whether there was one
 */
export function focusFirstError(form: HTMLElement | null): boolean {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  wrong?.focus();
  return wrong !== null && wrong !== undefined;
}
