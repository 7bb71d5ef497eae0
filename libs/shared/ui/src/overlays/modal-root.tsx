import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** `undefined` where nobody provides a root, `null` for the moment until the root is in the page. */
const ModalRootContext = createContext<HTMLElement | null | undefined>(undefined);

/** The place at the end of the page that everything modal is drawn into. UiProvider holds it. */
export function ModalRootProvider({ children }: { readonly children: ReactNode }) {
  const [root, setRoot] = useState<HTMLElement | null>(null);
  return (
    <ModalRootContext value={root}>
      {children}
      <div ref={setRoot} data-modal-root="" />
    </ModalRootContext>
  );
}

interface InModalRootProps {
  /** Whether there is something to show now: a piece that is closed misses nothing. */
  readonly open: boolean;
  readonly children: ReactNode;
}

/**
 * Draws its children in the modal root. A missing modal root logs an error and renders nothing: a dialog in a wrong place
 * would be cut off or lie under the page, and the page itself has to go on.
 */
export function InModalRoot({ open, children }: InModalRootProps) {
  const root = useContext(ModalRootContext);
  const isMissed = open && root === undefined;
  useEffect(() => {
    // eslint-disable-next-line no-console -- the specification: a missing modal root logs an error and renders nothing
    if (isMissed) console.error('No modal root: a dialog or popover stands outside UiProvider and cannot be shown.');
  }, [isMissed]);
  return root === undefined || root === null ? null : createPortal(children, root);
}
