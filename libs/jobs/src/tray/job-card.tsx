import { Caption, IconButton, ProgressBar, StatusChip, font, radius, space, styled, tone } from '@peyk/shared-ui';
import type { IconName, StatusTone } from '@peyk/shared-ui';
import { Link } from 'react-router';
import { isUnfinished } from '../api/list-jobs';
import type { Job } from '../api/list-jobs';
import { messages } from '../messages';
import { ResultFile } from './result-file';

const Root = styled('article')({
  display: 'grid',
  gap: space[2],
  inlineSize: 320,
  maxInlineSize: '100%',
  padding: space[3],
  border: `1px solid ${tone.hairline}`,
  borderRadius: radius.field,
});
const Head = styled('div')({ display: 'flex', alignItems: 'center', gap: space[2] });
const Title = styled('h3')({
  flex: 1,
  minInlineSize: 0,
  margin: 0,
  fontSize: font.body,
  fontWeight: font.bold,
  overflowWrap: 'anywhere',
});
const Sentence = styled('p')({ margin: 0, fontSize: font.caption, overflowWrap: 'anywhere' });

const LOOKS: Readonly<Record<Job['state'], { tone: StatusTone; icon: IconName }>> = {
  waiting: { tone: 'quiet', icon: 'clock' },
  running: { tone: 'info', icon: 'play' },
  done: { tone: 'alive', icon: 'check' },
  failed: { tone: 'danger', icon: 'warning' },
  cancelled: { tone: 'quiet', icon: 'stop' },
};

interface JobCardProps {
  readonly job: Job;
  readonly onCancel: () => void;
  readonly onDismiss: () => void;
  readonly onFollow: () => void;
}

/** One job: its name and state, how far it is, and what came of it. */
export function JobCard({ job, onCancel, onDismiss, onFollow }: JobCardProps) {
  const { title, state, result, error } = job;
  const isRunning = isUnfinished(job);
  const label = isRunning && job.cancel_requested ? messages.cancelling : messages.states[state];
  return (
    <Root aria-label={title}>
      <Head>
        <Title>{title}</Title>
        <StatusChip {...LOOKS[state]}>{label}</StatusChip>
        {isRunning ? (
          !job.cancel_requested && (
            <IconButton icon="stop" iconSize={18} label={messages.cancel(title)} onClick={onCancel} />
          )
        ) : (
          <IconButton icon="close" iconSize={18} label={messages.dismiss(title)} onClick={onDismiss} />
        )}
      </Head>
      {isRunning && job.total_count !== null && (
        <>
          <ProgressBar value={job.done_count} total={job.total_count} label={messages.progressOf(title)} />
          <Caption>{messages.progress(job.done_count, job.total_count)}</Caption>
        </>
      )}
      {result !== null && <Sentence>{result.sentence}</Sentence>}
      {result !== null && result.path !== null && (
        <Link to={result.path} onClick={onFollow}>
          {messages.show}
        </Link>
      )}
      {result !== null && result.file_id !== null && <ResultFile title={title} fileId={result.file_id} />}
      {error !== null && <Sentence role="status">{error.message}</Sentence>}
    </Root>
  );
}
