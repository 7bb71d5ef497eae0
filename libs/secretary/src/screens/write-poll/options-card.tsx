import { Caption, Card, CardTitle, Notice, RadioGroup, Stack, TextField } from '@peyk/shared-ui';
import type { Poll } from '../../api/polls';
import { QUESTION_LIMITS } from '../../model/poll-form';
import { pollMessages } from '../../poll-messages';
import { OptionRows } from './option-rows';
import type { PollForms } from './poll-form';

const words = pollMessages.fields;

const REPEATS = (['first', 'last', 'all'] as const satisfies readonly Poll['repeat_votes'][]).map((value) => ({
  value,
  label: pollMessages.repeat[value],
  description: pollMessages.repeatHelp[value],
}));

interface OptionsCardProps {
  readonly fields: PollForms;
  readonly hasBegun: boolean;
}

/** What is asked, what can be chosen, and which votes of a number count. */
export function OptionsCard({ fields: { form, bind, bindValue }, hasBegun }: OptionsCardProps) {
  const { error, onChange } = bindValue('options');
  const repeats = hasBegun ? REPEATS.map((one) => ({ ...one, disabled: true })) : REPEATS;
  return (
    <Card>
      <Stack gap={4}>
        <CardTitle>{pollMessages.one}</CardTitle>
        {hasBegun && <Notice tone="attention">{pollMessages.begun}</Notice>}
        <TextField
          {...bind('question')}
          label={words.question}
          hint={pollMessages.questionHint}
          maxLength={QUESTION_LIMITS.maxLength}
          disabled={hasBegun}
          required
        />
        <Caption>{pollMessages.optionsHelp}</Caption>
        <OptionRows options={form.values.options} error={error} hasBegun={hasBegun} onChange={onChange} />
        <RadioGroup {...bindValue('repeatVotes')} label={words.repeatVotes} options={repeats} cards />
      </Stack>
    </Card>
  );
}
