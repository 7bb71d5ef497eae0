import { LinePicker, useServerForm, useUnsavedGuard } from '@peyk/shared-screens';
import {
  Button,
  Card,
  JalaliDatePicker,
  Notice,
  Skeleton,
  Stack,
  TextField,
  media,
  size,
  space,
  styled,
  useToasts,
} from '@peyk/shared-ui';
import { Suspense, lazy } from 'react';
import { useNavigate } from 'react-router';
import { createPoll, updatePoll } from '../../api/polls';
import { SECRETARIES_KEY } from '../../api/secretaries-key';
import { LimitFields } from '../../components/limit-fields';
import { LineField } from '../../components/line-field';
import { messages } from '../../messages';
import { POLL_SCHEMA, POLL_SERVER_FIELDS, pollBodyOf, type PollValues } from '../../model/poll-form';
import { TITLE_CHARS } from '../../model/secretary-form';
import { pollMessages } from '../../poll-messages';
import { pollPath } from '../../secretary-paths';
import { OptionsCard } from './options-card';

// Fetched beside the page that it belongs to instead of after it.
const loading = import('./poll-replies');
const PollReplies = lazy(() => loading);
/** About what they take. */
const REPLIES_PX = 24 * size.control;

const words = pollMessages.fields;
const Dates = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[4],
  alignItems: 'start',
  [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

interface PollFormProps {
  /** Of the one that is changed; without it a new one is made. */
  readonly id?: string;
  readonly initial: PollValues;
  /** Whether somebody has voted: what the votes are about stays then. */
  readonly hasBegun?: boolean;
}

export type PollForms = ReturnType<typeof usePollForm>;

function usePollForm({ id, initial }: PollFormProps) {
  const navigate = useNavigate();
  const { show } = useToasts();
  return useServerForm({
    initialValues: initial,
    schema: POLL_SCHEMA,
    fields: POLL_SERVER_FIELDS,
    submit: (values) => (id === undefined ? createPoll(pollBodyOf(values)) : updatePoll(id, pollBodyOf(values))),
    changes: [SECRETARIES_KEY],
    onDone: (poll) => {
      show({ text: poll.state === 'waiting' ? pollMessages.sentToReview : pollMessages.saved });
      void navigate(pollPath(poll.id));
    },
  });
}

/** Writes a poll: where it listens and until when, what can be chosen, and what it answers. */
export function PollForm(props: PollFormProps) {
  const { id, hasBegun = false } = props;
  const fields = usePollForm(props);
  const { form, ref, onSubmit, bind, bindDate, isBusy, isDirty, isSaved, problem } = fields;
  const { question } = useUnsavedGuard(isDirty, isSaved);
  const { startsAt } = form.values;
  return (
    <form ref={ref} noValidate onSubmit={onSubmit}>
      <Stack gap={4}>
        {id !== undefined && <Notice tone="info">{pollMessages.reviewNote}</Notice>}
        <Card>
          <Stack gap={4}>
            <TextField
              {...bind('title')}
              label={words.title}
              hint={pollMessages.titleHint}
              maxLength={TITLE_CHARS}
              required
            />
            <LineField {...bind('line')} />
            <LinePicker {...bind('fromNumber')} label={messages.otherLine} />
            <Dates>
              <JalaliDatePicker {...bindDate('startsAt')} label={words.startsAt} />
              <JalaliDatePicker
                {...bindDate('endsAt')}
                label={words.endsAt}
                endOfDay
                {...(startsAt !== '' && { min: startsAt })}
              />
            </Dates>
            <LimitFields lately={bind('mostLately')} daily={bind('mostDaily')} />
          </Stack>
        </Card>
        <OptionsCard fields={fields} hasBegun={hasBegun} />
        <Suspense fallback={<Skeleton style={{ blockSize: REPLIES_PX }} />}>
          <PollReplies fields={fields} />
        </Suspense>
        {problem !== undefined && <Notice tone="danger">{problem}</Notice>}
        <div>
          <Button type="submit" variant="primary" busy={isBusy}>
            {id === undefined ? messages.send : messages.save}
          </Button>
        </div>
      </Stack>
      {question}
    </form>
  );
}
