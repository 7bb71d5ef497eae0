import { answerOf, api } from '@peyk/shared-api-client';
import { Button, Card } from '@peyk/shared-ui';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DetailView } from '../detail/detail-view';
import { RemoveDialog } from '../remove/remove-dialog';

const KEY = ['sample-job'] as const;
const jobQuery = queryOptions({
  queryKey: KEY,
  queryFn: ({ signal }) => answerOf(api.GET('/jobs/details', { params: { query: { job_id: '7' } }, signal })),
});
const UNKNOWN = { title: 'این کار پیدا نشد', help: 'شاید حذف شده باشد.', to: '/jobs', back: 'رفتن به فهرست' };

/** The page of one thing, which can be removed: the sample of tests and stories. */
export function SampleDetail({ onDone }: { readonly onDone?: () => void }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <DetailView query={useQuery(jobQuery)} unknown={UNKNOWN}>
      {({ title }) => (
        <Card>
          <h2>{title}</h2>
          <Button onClick={() => setAsking(true)}>برداشتن</Button>
          {isAsking && (
            <RemoveDialog
              title="برداشتن کار"
              confirmLabel="بردار"
              remove={() => answerOf(api.POST('/jobs/dismiss', { body: { job_id: '7' } }))}
              changes={[KEY]}
              sentence="کار برداشته شد."
              onDone={onDone}
              onClose={() => setAsking(false)}
            >
              این کار از فهرست همهٔ همکاران برداشته می‌شود.
            </RemoveDialog>
          )}
        </Card>
      )}
    </DetailView>
  );
}
