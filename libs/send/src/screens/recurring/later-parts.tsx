import { Skeleton, size, space } from '@peyk/shared-ui';
import { Suspense, lazy } from 'react';
import type { RuleValues } from '../../model/recurring-rule';
import type { RecurringFields } from './use-recurring-form';

// All are fetched at once, beside the page that they belong to instead of before it.
const loading = {
  rule: import('./rule-fields'),
  recipients: import('./recipients-fields'),
  times: import('./next-times'),
};
const LoadedRule = lazy(() => loading.rule);
const LoadedRecipients = lazy(() => loading.recipients);
const LoadedTimes = lazy(() => loading.times);

/** About what each takes before anything is chosen. */
const RULE_PX = 6 * size.control + space[16];
const RECIPIENTS_PX = 3 * size.control;
const TIMES_PX = 290;

interface FieldsProps {
  readonly fields: RecurringFields;
}

/** When it comes again, and until when. */
export function RuleFields(props: FieldsProps) {
  return (
    <Suspense fallback={<Skeleton style={{ blockSize: RULE_PX }} />}>
      <LoadedRule {...props} />
    </Suspense>
  );
}

/** To whom. */
export function Recipients(props: FieldsProps) {
  return (
    <Suspense fallback={<Skeleton style={{ blockSize: RECIPIENTS_PX }} />}>
      <LoadedRecipients {...props} />
    </Suspense>
  );
}

/** The next five times. */
export function NextTimes(props: { readonly values: RuleValues }) {
  return (
    <Suspense fallback={<Skeleton style={{ blockSize: TIMES_PX }} />}>
      <LoadedTimes {...props} />
    </Suspense>
  );
}
