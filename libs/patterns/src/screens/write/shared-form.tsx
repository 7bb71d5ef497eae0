import { limits } from '@peyk/shared-contract';
import { fillPath } from '@peyk/shared-module';
import { contractText, useServerForm, useUnsavedGuard } from '@peyk/shared-screens';
import { Button, Card, Notice, Stack, TextArea, TextField, useToasts } from '@peyk/shared-ui';
import { useNavigate } from 'react-router';
import { object } from 'yup';
import { retitleShared } from '../../api/change-patterns';
import type { PatternDetails } from '../../api/get-pattern';
import { PATTERNS_KEY } from '../../api/patterns-key';
import { messages } from '../../messages';
import { PATTERNS_PATHS } from '../../patterns-paths';
import { WorstCase } from './worst-case';

const LIMITS = limits.createPatternLimits;
const schema = object({
  title: contractText(LIMITS.title, { label: messages.fields.title }),
  description: contractText(LIMITS.description, { label: messages.shared.description }),
});

/** Title and description of what was taken over; its text is the installation's. */
export function SharedForm({ pattern, versions: [newest] }: PatternDetails) {
  const { id, text } = pattern;
  const variables = newest?.variables ?? [];
  const navigate = useNavigate();
  const { show } = useToasts();
  const { ref, onSubmit, bind, isBusy, isDirty, isSaved, problem } = useServerForm({
    initialValues: { title: pattern.title, description: pattern.description ?? '' },
    schema,
    submit: ({ title, description }) => retitleShared({ id, title, ...(description !== '' && { description }) }),
    changes: [PATTERNS_KEY],
    onDone: () => {
      show({ text: messages.shared.saved });
      void navigate(fillPath(PATTERNS_PATHS.one, { id }));
    },
  });
  const { question } = useUnsavedGuard(isDirty, isSaved);
  return (
    <Card>
      <form ref={ref} noValidate onSubmit={onSubmit}>
        <Stack gap={4}>
          <Notice tone="info">{messages.shared.fixed}</Notice>
          <TextField {...bind('title')} label={messages.fields.title} maxLength={LIMITS.title.maxLength} required />
          <TextArea
            {...bind('description')}
            label={messages.shared.description}
            maxLength={LIMITS.description.maxLength}
          />
          <WorstCase
            text={text}
            variables={variables.map((one) => ({ name: one.name, type: one.type, maxLength: one.max_length }))}
          />
          {problem !== undefined && <Notice tone="danger">{problem}</Notice>}
          <Button type="submit" variant="primary" busy={isBusy}>
            {messages.shared.save}
          </Button>
        </Stack>
      </form>
      {question}
    </Card>
  );
}
