import { focusFirstError } from '@peyk/shared-ui';
import { useCallback, useEffect, useRef } from 'react';

/**
 * Leads to the first field that is wrong: when it is asked to, and by itself when the server has refused something.
 *
 * @param refusal what was refused; null while nothing is
 */
export function useLeadToError(refusal: object | null) {
  const columns = useRef<HTMLFormElement>(null);
  // One frame later the marks are drawn, and a dialog that was open has given the focus back.
  const leadToError = useCallback(() => requestAnimationFrame(() => focusFirstError(columns.current)), []);
  useEffect(() => {
    if (refusal !== null) leadToError();
  }, [refusal, leadToError]);
  return { columns, leadToError };
}
