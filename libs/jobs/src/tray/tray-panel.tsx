import { describeError } from '@peyk/shared-api-client';
import { Button, Caption, CardTitle, ConfirmDialog, Notice, Popover, Stack } from '@peyk/shared-ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { cancelJob } from '../api/cancel-job';
import { dismissJob } from '../api/dismiss-job';
import { JOBS_KEY, jobsQuery } from '../api/list-jobs';
import type { Job } from '../api/list-jobs';
import { messages } from '../messages';
import { JobCard } from './job-card';

interface TrayPanelProps {
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

/** The jobs of the account: how far they are, how they ended, and the ways to cancel one or to take it off the list. */
export default function TrayPanel({ anchor, onClose }: TrayPanelProps) {
  const client = useQueryClient();
  const jobs = useQuery(jobsQuery());
  const [asked, setAsked] = useState<Job | null>(null);
  const onSettled = () => client.invalidateQueries({ queryKey: JOBS_KEY });
  const cancelling = useMutation({ mutationFn: cancelJob, onSettled, onSuccess: () => setAsked(null) });
  const dismissing = useMutation({ mutationFn: dismissJob, onSettled });
  const items = jobs.data?.items ?? [];
  return (
    <>
      <Popover anchor={anchor} onClose={onClose} label={messages.title} align="end">
        <Stack>
          <CardTitle>{messages.title}</CardTitle>
          {jobs.isError && (
            <Notice tone="danger">
              {messages.failedToLoad}{' '}
              <Button onClick={() => void jobs.refetch()} busy={jobs.isFetching}>
                {messages.retry}
              </Button>
            </Notice>
          )}
          {dismissing.isError && <Notice tone="danger">{describeError(dismissing.error)}</Notice>}
          {items.length === 0 && !jobs.isError && <Caption>{messages.open(0)}</Caption>}
          {items.map((job) => (
            <JobCard
              key={job.id}
              job={job}
              onCancel={() => setAsked(job)}
              onDismiss={() => dismissing.mutate(job.id)}
              onFollow={onClose}
            />
          ))}
        </Stack>
      </Popover>
      <ConfirmDialog
        open={asked !== null}
        title={messages.confirmTitle}
        confirmLabel={messages.confirm}
        cancelLabel={messages.keep}
        danger
        firstFocus="cancel"
        busy={cancelling.isPending}
        onConfirm={() => asked && cancelling.mutate(asked.id)}
        onClose={() => {
          cancelling.reset();
          setAsked(null);
        }}
      >
        <Stack>
          <p>{messages.confirmText(asked?.title ?? '')}</p>
          {cancelling.isError && <Notice tone="danger">{describeError(cancelling.error)}</Notice>}
        </Stack>
      </ConfirmDialog>
    </>
  );
}
