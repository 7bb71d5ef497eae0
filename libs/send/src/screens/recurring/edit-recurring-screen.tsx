import { fillPath } from '@peyk/shared-module';
import { DetailView, linesQuery } from '@peyk/shared-screens';
import { usePage } from '@peyk/shared-store';
import { SkeletonRows } from '@peyk/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy, useState } from 'react';
import { useParams } from 'react-router';
import { oneRecurringQuery, type Recurring } from '../../api/recurring';
import { recurringValues } from '../../model/recurring-form';
import type { Line } from '../../model/types';
import { recurringMessages as words } from '../../recurring-messages';
import { SEND_PATHS } from '../../send-paths';
import { UNKNOWN_RECURRING } from './unknown-recurring';

/** Fetched beside what it shows. */
const LaterForm = lazy(async () => ({ default: (await import('./recurring-form')).RecurringForm }));

/** Changing a send that comes again. */
export default function EditRecurringScreen() {
  const { id = '' } = useParams();
  usePage({ title: words.editTitle, backTo: fillPath(SEND_PATHS.recurring, { id }) });
  const recurring = useQuery(oneRecurringQuery(id));
  const lines = useQuery(linesQuery());
  return (
    <DetailView query={recurring} unknown={UNKNOWN_RECURRING}>
      {(data) =>
        lines.data === undefined ? <SkeletonRows count={5} /> : <EditForm recurring={data} lines={lines.data} />
      }
    </DetailView>
  );
}

/** What is typed stays, whatever the list says meanwhile. */
function EditForm({ recurring, lines }: { readonly recurring: Recurring; readonly lines: readonly Line[] }) {
  const [initialValues] = useState(() => recurringValues(recurring));
  return (
    <Suspense fallback={<SkeletonRows count={5} />}>
      <LaterForm initialValues={initialValues} lines={lines} id={recurring.id} />
    </Suspense>
  );
}
