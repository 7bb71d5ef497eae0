import { Skeleton, size, space } from '@peyk/shared-ui';
import { Suspense, lazy } from 'react';
import type { SecretaryForms } from './secretary-form';

// Both are fetched at once, beside the page that they belong to instead of before it.
const loading = { actions: import('./action-fields'), times: import('./time-fields') };
const LoadedActions = lazy(() => loading.actions);
const LoadedTimes = lazy(() => loading.times);

/** About what each takes before anything is chosen. */
const ACTIONS_PX = 14 * size.control;
const TIMES_PX = 5 * size.control + space[16];

interface FieldsProps {
  readonly fields: SecretaryForms;
}

/** What is done with a message. */
export function ActionFields(props: FieldsProps) {
  return (
    <Suspense fallback={<Skeleton style={{ blockSize: ACTIONS_PX }} />}>
      <LoadedActions {...props} />
    </Suspense>
  );
}

/** When it works. */
export function TimeFields(props: FieldsProps) {
  return (
    <Suspense fallback={<Skeleton style={{ blockSize: TIMES_PX }} />}>
      <LoadedTimes {...props} />
    </Suspense>
  );
}
