import { describeError } from '@peyk/shared-api-client';
import { LatinRun, Notice, RadioGroup, SelectBox, TextArea, type SelectOption } from '@peyk/shared-ui';
import { toPersianDigits } from '@peyk/shared-validation';
import { useQuery } from '@tanstack/react-query';
import { receiverLinesQuery } from '../../api/get-secretary';
import { messages } from '../../messages';
import type { SecretaryForms } from './secretary-form';

const words = messages.fields;
const MATCHES = (['any', 'exact', 'contains'] as const).map((value) => ({
  value,
  label: messages.matches[value],
  description: messages.matchHelp[value],
}));

const optionOf = ({ number, title }: { readonly number: string; readonly title: string }): SelectOption => ({
  value: number,
  label: number,
  content: (
    <span>
      <LatinRun>{toPersianDigits(number)}</LatinRun> {title}
    </span>
  ),
});

/** On which line, and to which messages. */
export function ListenFields({ fields: { form, bind, bindValue } }: { readonly fields: SecretaryForms }) {
  const { data, isPending, error, refetch } = useQuery(receiverLinesQuery());
  return (
    <>
      {data?.length === 0 && <Notice tone="attention">{messages.noLines}</Notice>}
      <SelectBox
        {...bind('line')}
        label={words.line}
        hint={messages.lineHint}
        options={(data ?? []).map(optionOf)}
        loading={isPending && error === null}
        failure={error === null ? undefined : describeError(error)}
        onRetry={() => void refetch()}
        required
      />
      <RadioGroup {...bindValue('match')} label={words.match} options={MATCHES} cards />
      {form.values.match !== 'any' && (
        <TextArea {...bind('words')} label={words.words} hint={messages.wordsHint} required />
      )}
    </>
  );
}
