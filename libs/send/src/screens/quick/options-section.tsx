import { Button, Spinner } from '@peyk/shared-ui';
import type { FormikProps } from 'formik';
import { Suspense, lazy, useState } from 'react';
import { messages } from '../../messages';
import { hasOptions, type Composition } from '../../model/composition';

/** Most sends need none of it, so it is loaded when somebody asks. */
const SendOptions = lazy(() => import('./send-options'));

interface OptionsSectionProps {
  readonly form: FormikProps<Composition>;
  readonly problemOf: (field: keyof Composition) => string | undefined;
}

/** Time, rate, expiry and the test: closed until it is wanted, open where something stands in it. */
export function OptionsSection({ form, problemOf }: OptionsSectionProps) {
  const [isWanted, setWanted] = useState(false);
  const isOpen = isWanted || hasOptions(form.values);
  return (
    <div>
      <Button variant="quiet" icon="clock" aria-expanded={isOpen} onClick={() => setWanted(!isOpen)}>
        {messages.quick.options}
      </Button>
      {isOpen && (
        <Suspense fallback={<Spinner />}>
          <SendOptions form={form} problemOf={problemOf} />
        </Suspense>
      )}
    </div>
  );
}
