import { limits } from '@peyk/shared-contract';
import { contractText, useServerForm, useUnsavedGuard } from '@peyk/shared-screens';
import { MAX_PATTERN_TEXT_CHARS, withOurBraces, type PatternVariable } from '@peyk/shared-sms';
import { Button, Card, Notice, RadioGroup, SmsComposer, Stack, TextArea, TextField, useToasts } from '@peyk/shared-ui';
import { fillPath } from '@peyk/shared-module';
import { useNavigate } from 'react-router';
import { array, object, string } from 'yup';
import { createPattern, updatePattern } from '../../api/change-patterns';
import type { Pattern } from '../../api/list-patterns';
import { PATTERNS_KEY } from '../../api/patterns-key';
import { messages } from '../../messages';
import { described, variablesOf } from '../../model/described-variables';
import { PATTERNS_PATHS } from '../../patterns-paths';
import { ForeignNotice } from './foreign-notice';
import { TextCheck } from './text-check';
import { VariableRows } from './variable-rows';
import { WorstCase } from './worst-case';

const words = messages.fields;
const LIMITS = limits.createPatternLimits;
const MULTIPART_CHARS = 67;
const schema = object({
  title: contractText(LIMITS.title, { label: words.title }),
  description: contractText(LIMITS.description, { label: words.description }),
  website: contractText(LIMITS.website, {
    label: words.website,
    patternMessage: 'نشانی را کامل بنویسید، مانند https://example.ir.',
  }),
  // What is typed is kept as it is: spaces and lines are sent, too.
  text: string().required(messages.faults.emptyText),
  type: string(),
  variables: array(),
});
const TYPES = (['otp', 'transactional', 'manual'] as const).map((value) => ({
  value,
  label: messages.types[value],
  description: messages.typeHelp[value],
}));

export interface PatternFormValues {
  readonly title: string;
  readonly type: Pattern['kind'];
  readonly description: string;
  readonly website: string;
  readonly text: string;
  /** As they were described so far; those of the text count. */
  readonly variables: readonly PatternVariable[];
}

interface PatternFormProps {
  /** Of the one that is changed; without it a new one is made. */
  readonly id?: string;
  readonly hasAccepted?: boolean;
  readonly initial: PatternFormValues;
}

function bodyOf({ title, description, website, text, variables }: PatternFormValues) {
  return {
    title,
    text,
    variables: variablesOf(text, variables).map(({ name, type, maxLength }) => ({ name, type, max_length: maxLength })),
    ...(description !== '' && { description }),
    ...(website !== '' && { website }),
  };
}

/** Writes a pattern: its text with variables, what these may be, and how it will look at its longest. */
export function PatternForm({ id, hasAccepted = false, initial }: PatternFormProps) {
  const navigate = useNavigate();
  const { show } = useToasts();
  const { form, ref, onSubmit, bind, bindValue, isBusy, isDirty, isSaved, problem } = useServerForm({
    initialValues: initial,
    schema,
    submit: (values) =>
      id === undefined
        ? createPattern({ ...bodyOf(values), type: values.type })
        : updatePattern({ id, ...bodyOf(values) }),
    changes: [PATTERNS_KEY],
    onDone: (pattern) => {
      if (pattern.state === 'waiting') show({ text: messages.sentToReview });
      void navigate(fillPath(PATTERNS_PATHS.one, { id: pattern.id }));
    },
  });
  const { text, website, variables: known } = form.values;
  const variables = variablesOf(text, known);
  const describe = (variable: PatternVariable) => void form.setFieldValue('variables', described(known, variable));
  const setText = (typed: string) => void form.setFieldValue('text', withOurBraces(typed));
  const { question } = useUnsavedGuard(isDirty, isSaved);
  return (
    <Card>
      <form ref={ref} noValidate onSubmit={onSubmit}>
        <Stack gap={4}>
          {hasAccepted && <Notice tone="info">{messages.nextVersion}</Notice>}
          <TextField {...bind('title')} label={words.title} maxLength={LIMITS.title.maxLength} required />
          {id === undefined && <RadioGroup {...bindValue('type')} label={words.type} options={TYPES} cards />}
          <SmsComposer
            {...bind('text')}
            onChange={setText}
            label={words.text}
            hint={messages.textHint}
            required
            maxLength={MAX_PATTERN_TEXT_CHARS}
            multipartChars={MULTIPART_CHARS}
            addsOptOut={false}
          />
          <ForeignNotice text={text} onConvert={setText} />
          <TextCheck text={text} variables={variables} website={website} />
          <VariableRows variables={variables} error={bindValue('variables').error} onChange={describe} />
          <WorstCase text={text} variables={variables} />
          <TextField
            {...bind('website')}
            kind="latin"
            label={words.website}
            hint={messages.websiteHint}
            maxLength={LIMITS.website.maxLength}
          />
          <TextArea {...bind('description')} label={words.description} maxLength={LIMITS.description.maxLength} />
          {problem !== undefined && <Notice tone="danger">{problem}</Notice>}
          <Button type="submit" variant="primary" busy={isBusy}>
            {messages.send}
          </Button>
        </Stack>
      </form>
      {question}
    </Card>
  );
}
