import { RadioGroup, TextArea } from '@peyk/shared-ui';
import { LineField } from '../../components/line-field';
import { messages } from '../../messages';
import type { SecretaryForms } from './secretary-form';

const words = messages.fields;
const MATCHES = (['any', 'exact', 'contains', 'regex'] as const).map((value) => ({
  value,
  label: messages.matches[value],
  description: messages.matchHelp[value],
}));

/** On which line, and to which messages. */
export function ListenFields({ fields: { form, bind, bindValue } }: { readonly fields: SecretaryForms }) {
  const isRegex = form.values.match === 'regex';
  return (
    <>
      <LineField {...bind('line')} />
      <RadioGroup {...bindValue('match')} label={words.match} options={MATCHES} cards />
      {form.values.match !== 'any' && (
        <TextArea
          {...bind('words')}
          label={isRegex ? messages.expressions : words.words}
          dir={isRegex ? 'ltr' : 'auto'}
          hint={isRegex ? messages.expressionsHint : messages.wordsHint}
          required
        />
      )}
    </>
  );
}
