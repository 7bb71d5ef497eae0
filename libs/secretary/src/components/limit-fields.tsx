import { Fact, TextField, formatNumber, media, space, styled } from '@peyk/shared-ui';
import { messages } from '../messages';

const MOST_DIGITS = 3;
const Fields = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[4],
  alignItems: 'start',
  [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

interface FieldTies {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
}

/** How many messages of one number are answered in ten minutes and within a day. */
export function LimitFields({ lately, daily }: { readonly lately: FieldTies; readonly daily: FieldTies }) {
  const field = { kind: 'digits', maxLength: MOST_DIGITS, unit: messages.answersUnit } as const;
  return (
    <Fields>
      <TextField {...lately} {...field} label={messages.fields.mostLately} hint={messages.latelyHint} required />
      <TextField {...daily} {...field} label={messages.fields.mostDaily} hint={messages.dailyHint} />
    </Fields>
  );
}

interface Limits {
  readonly most_in_ten_minutes: number;
  readonly most_in_a_day: number | null;
}

/** The same on the page of one; to stand among its facts. */
export function LimitsFact({ most_in_ten_minutes: lately, most_in_a_day: daily }: Limits) {
  return (
    <Fact name={messages.limits}>
      {messages.latelyOf(formatNumber(lately))}
      {daily !== null && messages.dailyOf(formatNumber(daily))}
    </Fact>
  );
}
