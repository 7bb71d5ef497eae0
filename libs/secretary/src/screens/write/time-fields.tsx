import { Card, CardTitle, Checkbox, JalaliDatePicker, SelectBox, Stack, media, space, styled } from '@peyk/shared-ui';
import { toPersianDigits } from '@peyk/shared-validation';
import { LimitFields } from '../../components/limit-fields';
import { messages } from '../../messages';
import type { SecretaryForms } from './secretary-form';

const words = messages.fields;
const HOURS_A_DAY = 24;
const hourOf = (at: number) => ({ value: String(at), label: toPersianDigits(`${String(at).padStart(2, '0')}:00`) });
const FROM = Array.from({ length: HOURS_A_DAY }, (_unused, at) => hourOf(at));
const TO = Array.from({ length: HOURS_A_DAY }, (_unused, at) => hourOf(at + 1));

const Fields = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[4],
  alignItems: 'start',
  [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** When it works, and how often for one sender. */
export default function TimeFields({
  fields: { form, bind, bindDate, bindValue },
}: {
  readonly fields: SecretaryForms;
}) {
  const { startsAt } = form.values;
  return (
    <Card>
      <Stack gap={4}>
        <CardTitle>{messages.times}</CardTitle>
        <Fields>
          <JalaliDatePicker {...bindDate('startsAt')} label={words.startsAt} />
          <JalaliDatePicker
            {...bindDate('endsAt')}
            label={words.endsAt}
            endOfDay
            {...(startsAt !== '' && { min: startsAt })}
          />
          <SelectBox {...bind('fromHour')} label={words.fromHour} hint={messages.hoursHint} options={FROM} clearable />
          <SelectBox {...bind('toHour')} label={words.toHour} options={TO} clearable />
        </Fields>
        <LimitFields lately={bind('mostLately')} daily={bind('mostDaily')} />
        <Checkbox {...bindValue('once')} label={words.once} />
      </Stack>
    </Card>
  );
}
