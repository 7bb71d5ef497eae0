import { answerOf, api } from '@peyk/shared-api-client';
import { WEEKDAY_NAMES } from '@peyk/shared-jalali';
import { useMay } from '@peyk/shared-store';
import {
  Caption,
  JalaliDatePicker,
  MultiSelectBox,
  RadioGroup,
  SelectBox,
  Stack,
  TextField,
  TimeField,
  formatNumber,
  media,
  space,
  styled,
} from '@peyk/shared-ui';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ENDS, EVERY, isAnniversary } from '../../model/recurring-rule';
import { recurringMessages } from '../../recurring-messages';
import type { RecurringFields } from './use-recurring-form';

const words = recurringMessages.form;
const LONGEST_MONTH = 31;
const WEEKDAYS = WEEKDAY_NAMES.map((label, day) => ({ value: String(day), label }));
const MONTH_DAYS = Array.from({ length: LONGEST_MONTH }, (_, index) => ({
  value: String(index + 1),
  label: formatNumber(index + 1),
}));
const ENDINGS = ENDS.map((value) => ({ value, label: words.endsOf[value] }));

const Fields = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[4],
  alignItems: 'start',
  [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** When it comes again, and until when. */
export default function RuleFields({ fields }: { readonly fields: RecurringFields }) {
  const { form, bind, bindDate, bindValue } = fields;
  const { values } = form;
  const mayRead = useMay('contact.read');
  const choices = EVERY.filter((every) => mayRead || !isAnniversary({ every })).map((value) => ({
    value,
    label: words.everyOf[value],
  }));
  return (
    <Stack gap={4}>
      <RadioGroup label={words.every} options={choices} cards="narrow" {...bindValue('every')} />
      <Fields>
        {values.every === 'week' && (
          <MultiSelectBox label={words.weekdays} options={WEEKDAYS} required {...bindValue('weekdays')} />
        )}
        {values.every === 'month' && (
          <SelectBox
            label={words.monthDay}
            hint={words.monthDayHint}
            options={MONTH_DAYS}
            required
            {...bind('monthDay')}
          />
        )}
        {values.every === 'property' && <PropertyField bind={bind} />}
        <TimeField label={words.time} hint={words.timeHint} required {...bind('time')} />
        <JalaliDatePicker label={words.startsOn} required {...bindDate('startsOn')} />
      </Fields>
      {isAnniversary(values) && <Caption>{words.anniversaryHint}</Caption>}
      <RadioGroup label={words.ends} options={ENDINGS} cards="narrow" {...bindValue('ends')} />
      {values.ends === 'day' && <JalaliDatePicker label={words.endsOn} disablePast required {...bindDate('endsOn')} />}
      {values.ends === 'count' && <TextField label={words.maxSends} kind="digits" required {...bind('maxSends')} />}
    </Stack>
  );
}

/** What the account keeps of contacts as a date. */
function datePropertiesQuery() {
  return queryOptions({
    queryKey: ['contact-properties', 'dates'] as const,
    queryFn: async ({ signal }) =>
      (await answerOf(api.GET('/phonebooks/options', { signal }))).items.flatMap(({ id, title, type }) =>
        id !== null && type === 'date' ? [{ value: id, label: title }] : [],
      ),
  });
}

function PropertyField({ bind }: Pick<RecurringFields, 'bind'>) {
  const { data } = useQuery(datePropertiesQuery());
  return (
    <SelectBox label={words.property} hint={words.propertyHint} options={data ?? []} required {...bind('propertyId')} />
  );
}
