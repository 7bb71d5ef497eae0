import { useServerForm, useUnsavedGuard } from '@peyk/shared-screens';
import { Button, Card, Notice, Stack, TextField, useToasts } from '@peyk/shared-ui';
import { useNavigate } from 'react-router';
import { createSecretary, updateSecretary } from '../../api/change-secretaries';
import { SECRETARIES_KEY } from '../../api/secretaries-key';
import { messages } from '../../messages';
import { SCHEMA, SERVER_FIELDS, TITLE_CHARS, bodyOf, type SecretaryValues } from '../../model/secretary-form';
import { messagesPath } from '../../secretary-paths';
import { ActionFields, TimeFields } from './later-parts';
import { ListenFields } from './listen-fields';

interface SecretaryFormProps {
  /** Of the one that is changed; without it a new one is made. */
  readonly id?: string;
  readonly initial: SecretaryValues;
}

export type SecretaryForms = ReturnType<typeof useSecretaryForm>;

function useSecretaryForm({ id, initial }: SecretaryFormProps) {
  const navigate = useNavigate();
  const { show } = useToasts();
  return useServerForm({
    initialValues: initial,
    schema: SCHEMA,
    fields: SERVER_FIELDS,
    submit: (values) => (id === undefined ? createSecretary(bodyOf(values)) : updateSecretary(id, bodyOf(values))),
    changes: [SECRETARIES_KEY],
    onDone: (secretary) => {
      show({ text: secretary.state === 'waiting' ? messages.sentToReview : messages.saved });
      void navigate(messagesPath(secretary.id));
    },
  });
}

/** Writes a secretary: what it listens to, what it does, and when. */
export function SecretaryForm(props: SecretaryFormProps) {
  const fields = useSecretaryForm(props);
  const { ref, onSubmit, bind, isBusy, isDirty, isSaved, problem } = fields;
  const { question } = useUnsavedGuard(isDirty, isSaved);
  return (
    <form ref={ref} noValidate onSubmit={onSubmit}>
      <Stack gap={4}>
        {props.id !== undefined && <Notice tone="info">{messages.reviewNote}</Notice>}
        <Card>
          <Stack gap={4}>
            <TextField {...bind('title')} label={messages.fields.title} maxLength={TITLE_CHARS} required />
            <ListenFields fields={fields} />
          </Stack>
        </Card>
        <ActionFields fields={fields} />
        <TimeFields fields={fields} />
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
