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
import { createReader, updateReader } from '../../api/readers';
import { SECRETARIES_KEY } from '../../api/secretaries-key';
import { LimitFields } from '../../components/limit-fields';
import { LineField } from '../../components/line-field';
import { messages } from '../../messages';
import { READER_SCHEMA, READER_SERVER_FIELDS, readerBodyOf, type ReaderValues } from '../../model/reader-form';
import { TITLE_CHARS } from '../../model/secretary-form';
import { readerMessages } from '../../reader-messages';
import { readerPath } from '../../secretary-paths';

// Fetched beside the page that it belongs to instead of after it.
const loading = import('./reply-fields');
const ReplyFields = lazy(() => loading);
/** About what they take. */
const REPLIES_PX = 24 * size.control;

const words = readerMessages.fields;
const Dates = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[4],
  alignItems: 'start',
  [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

interface ReaderFormProps {
  /** Of the one that is changed; without it a new one is made. */
  readonly id?: string;
  readonly initial: ReaderValues;
}

export type ReaderForms = ReturnType<typeof useReaderForm>;

function useReaderForm({ id, initial }: ReaderFormProps) {
  const navigate = useNavigate();
  const { show } = useToasts();
  return useServerForm({
    initialValues: initial,
    schema: READER_SCHEMA,
    fields: READER_SERVER_FIELDS,
    submit: (values) =>
      id === undefined ? createReader(readerBodyOf(values)) : updateReader(id, readerBodyOf(values)),
    changes: [SECRETARIES_KEY],
    onDone: (reader) => {
      show({ text: id === undefined ? readerMessages.sentToReview : readerMessages.saved });
      void navigate(readerPath(reader.id));
    },
  });
}

/** Writes a code reader: where it listens, what it answers, and until when. */
export function ReaderForm(props: ReaderFormProps) {
  const fields = useReaderForm(props);
  const { form, ref, onSubmit, bind, bindDate, isBusy, isDirty, isSaved, problem } = fields;
  const { question } = useUnsavedGuard(isDirty, isSaved);
  const { startsAt } = form.values;
  return (
    <form ref={ref} noValidate onSubmit={onSubmit}>
      <Stack gap={4}>
        {props.id !== undefined && <Notice tone="info">{readerMessages.reviewNote}</Notice>}
        <Card>
          <Stack gap={4}>
            <TextField {...bind('title')} label={words.title} maxLength={TITLE_CHARS} required />
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
        <Suspense fallback={<Skeleton style={{ blockSize: REPLIES_PX }} />}>
          <ReplyFields fields={fields} />
        </Suspense>
        {problem !== undefined && <Notice tone="danger">{problem}</Notice>}
        <div>
          <Button type="submit" variant="primary" busy={isBusy}>
            {props.id === undefined ? messages.send : messages.save}
          </Button>
        </div>
      </Stack>
      {question}
    </form>
  );
}
