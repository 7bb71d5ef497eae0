import { PhonebooksPicker } from '@peyk/shared-screens';
import { useMay } from '@peyk/shared-store';
import { RadioGroup, Stack } from '@peyk/shared-ui';
import { MAX_RECURRING_NUMBERS } from '../../model/recurring-form';
import { isAnniversary } from '../../model/recurring-rule';
import { recurringMessages } from '../../recurring-messages';
import PeopleField from '../phonebook/people-field';
import NumbersField from '../quick/numbers-field';
import type { RecurringFields } from './use-recurring-form';

const words = recurringMessages.form;
const TO = (['numbers', 'people'] as const).map((value) => ({ value, label: words.toOf[value] }));

/** To whom; of birthdays at most in which phonebooks. */
export default function RecipientsFields({ fields: { form, bindValue } }: { readonly fields: RecurringFields }) {
  const mayRead = useMay('contact.read');
  const { to } = form.values;
  if (isAnniversary(form.values)) {
    return <PhonebooksPicker label={words.books} hint={words.booksHint} {...bindValue('books')} />;
  }
  return (
    <Stack gap={4}>
      {mayRead && <RadioGroup label={words.to} options={TO} cards="narrow" {...bindValue('to')} />}
      {to === 'numbers' ? (
        <NumbersField form={form} error={bindValue('numbers').error} maxCount={MAX_RECURRING_NUMBERS} />
      ) : (
        <PeopleField form={form} error={bindValue('people').error} />
      )}
    </Stack>
  );
}
