import { linesQuery } from '@peyk/shared-screens';
import { usePage } from '@peyk/shared-store';
import { EmptyFace, ErrorFace, ForbiddenFace, QueryView, SkeletonRows } from '@peyk/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy, useState } from 'react';
import { messages } from '../../messages';
import { newRecurring } from '../../model/recurring-form';
import type { Line } from '../../model/types';
import { recurringMessages as words } from '../../recurring-messages';
import { SEND_PATHS } from '../../send-paths';

/** Fetched beside the lines. */
const LaterForm = lazy(async () => ({ default: (await import('./recurring-form')).RecurringForm }));

/** A new send that comes again. */
export default function NewRecurringScreen() {
  usePage({ title: words.newTitle, backTo: SEND_PATHS.recurringList });
  const lines = useQuery(linesQuery());
  return (
    <QueryView
      query={lines}
      loading={<SkeletonRows count={5} />}
      isEmpty={(data) => !data.some(({ active }) => active)}
      empty={<EmptyFace drawing="send" title={messages.compose.noLinesTitle} help={messages.compose.noLinesHelp} />}
      error={(view) => <ErrorFace {...view} />}
      forbidden={<ForbiddenFace />}
    >
      {(data) => <NewForm lines={data} />}
    </QueryView>
  );
}

function NewForm({ lines }: { readonly lines: readonly Line[] }) {
  const usable = lines.filter(({ active }) => active);
  const line = usable.find((one) => one.is_default) ?? usable[0];
  const [initialValues] = useState(() => ({ ...newRecurring(Date.now()), line: line?.number ?? '' }));
  return (
    <Suspense fallback={<SkeletonRows count={5} />}>
      <LaterForm initialValues={initialValues} lines={lines} />
    </Suspense>
  );
}
