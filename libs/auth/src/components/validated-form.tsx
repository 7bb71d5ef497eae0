import { focusFirstError } from '@peyk/shared-ui';
import { useRef, type ReactNode } from 'react';

interface ValidatedFormProps {
  /** Checks and goes on; when it is done, wrong fields are marked. */
  readonly onSubmit: () => Promise<unknown>;
  readonly children: ReactNode;
}

/** A form that leads the keyboard to the first field that is wrong. */
export function ValidatedForm({ onSubmit, children }: ValidatedFormProps) {
  const form = useRef<HTMLFormElement>(null);
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // One frame later the marks are drawn.
        void onSubmit().then(() => requestAnimationFrame(() => focusFirstError(form.current)));
      }}
    >
      {children}
    </form>
  );
}
