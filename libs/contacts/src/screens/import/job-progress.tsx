import { ApiError, describeError } from '@peyk/shared-api-client';
import {
  Button,
  Caption,
  Card,
  CardTitle,
  EmptyFace,
  ErrorFace,
  ForbiddenFace,
  LinkButton,
  Notice,
  ProgressBar,
  QueryView,
  SkeletonRows,
  Stack,
  useToasts,
} from '@peyk/shared-ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { cancelJob, downloadFile, isUnfinished, jobQuery, type Job } from '../../api/import-contacts';
import { CONTACT_CHANGES } from '../../api/keys';
import { CONTACTS_PATHS } from '../../contacts-paths';
import { importWords as words } from './import-words';

const NOT_FOUND = 404;

interface JobProgressProps {
  readonly jobId: string;
  readonly onAgain: () => void;
}

/** How far an import is, the way to stop it, and what came of it. */
export function JobProgress({ jobId, onAgain }: JobProgressProps) {
  const query = useQuery(jobQuery(jobId));
  const client = useQueryClient();
  const isOver = query.data !== undefined && !isUnfinished(query.data);
  useEffect(() => {
    if (isOver) for (const queryKey of CONTACT_CHANGES) void client.invalidateQueries({ queryKey });
  }, [isOver, client]);
  if (query.error instanceof ApiError && query.error.status === NOT_FOUND) return <Unknown onAgain={onAgain} />;
  return (
    <QueryView
      query={query}
      loading={<SkeletonRows />}
      isEmpty={() => false}
      empty={null}
      error={(view) => <ErrorFace {...view} />}
      forbidden={<ForbiddenFace />}
    >
      {(job) => (
        <Card role="status">{isUnfinished(job) ? <Running job={job} /> : <Ended job={job} onAgain={onAgain} />}</Card>
      )}
    </QueryView>
  );
}

function Unknown({ onAgain }: { readonly onAgain: () => void }) {
  return (
    <Card>
      <EmptyFace
        drawing="search"
        title={words.unknownTitle}
        help={words.unknownHelp}
        action={
          <Button variant="primary" onClick={onAgain}>
            {words.otherFile}
          </Button>
        }
      />
    </Card>
  );
}

function Running({ job: { id, state, done_count, total_count, cancel_requested } }: { readonly job: Job }) {
  const client = useQueryClient();
  const { show } = useToasts();
  const stopping = useMutation({
    mutationFn: () => cancelJob(id),
    onSuccess: () => void client.invalidateQueries({ queryKey: ['jobs'] }),
    onError: (error) => void show({ text: describeError(error), tone: 'danger' }),
  });
  return (
    <Stack gap={3}>
      <CardTitle style={{ margin: 0 }}>{words.running}</CardTitle>
      <ProgressBar value={done_count} total={total_count ?? 0} label={words.running} />
      <Caption>
        {state === 'waiting' || total_count === null ? words.waiting : words.progress(done_count, total_count)}
      </Caption>
      <Caption>{words.leave}</Caption>
      <span>
        <Button icon="stop" busy={stopping.isPending} disabled={cancel_requested} onClick={() => stopping.mutate()}>
          {cancel_requested ? words.stopping : words.stop}
        </Button>
      </span>
    </Stack>
  );
}

function Ended({ job, onAgain }: { readonly job: Job; readonly onAgain: () => void }) {
  const { state, result, error, done_count } = job;
  const titles = { done: words.done, cancelled: words.stopped, failed: words.failed } as const;
  return (
    <Stack gap={3}>
      <CardTitle style={{ margin: 0 }}>{titles[state as keyof typeof titles]}</CardTitle>
      {result !== null && <p>{result.sentence}</p>}
      {state === 'cancelled' && <p>{words.stoppedHelp(done_count)}</p>}
      {error !== null && <Notice tone="danger">{error.message}</Notice>}
      {result !== null && result.file_id !== null && <WrongRows fileId={result.file_id} />}
      <Stack row gap={3}>
        <LinkButton component={Link} to={CONTACTS_PATHS.all} variant="primary">
          {words.toContacts}
        </LinkButton>
        <Button onClick={onAgain}>{words.otherFile}</Button>
      </Stack>
    </Stack>
  );
}

function WrongRows({ fileId }: { readonly fileId: string }) {
  const saving = useMutation({ mutationFn: () => downloadFile(fileId) });
  return (
    <Notice tone="attention">
      <Stack gap={2}>
        <span>{words.wrongRowsHelp}</span>
        <span>
          <Button icon="file" busy={saving.isPending} onClick={() => saving.mutate()}>
            {words.wrongRows}
          </Button>
        </span>
        {saving.isError && <span>{describeError(saving.error)}</span>}
      </Stack>
    </Notice>
  );
}
