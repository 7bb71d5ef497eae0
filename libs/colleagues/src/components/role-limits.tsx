import type { components } from '@peyk/shared-contract';
import { CardTitle, Caption, Stack, TextField, type FieldProps } from '@peyk/shared-ui';
import { checkedString, trimText } from '@peyk/shared-validation';
import { limitMessages as words } from '../limit-messages';

/** As many as one send can have. */
const MOST_RECIPIENTS = 1_000_000;

const amount = checkedString(trimText, (text) => (/^\d{0,12}$/.test(text) ? null : words.wrong));

const count = checkedString(trimText, (text) => {
  const isGood = text === '' || (/^\d{1,7}$/.test(text) && Number(text) >= 1 && Number(text) <= MOST_RECIPIENTS);
  return isGood ? null : words.wrongCount;
});

/** What the form of a role keeps of its limits, as it is typed. */
export const LIMIT_FIELDS = { maxSend: amount, maxDay: amount, approvalAbove: amount, maxRecipients: count };
type LimitName = keyof typeof LIMIT_FIELDS;
type LimitValues = Readonly<Record<LimitName, string>>;

export function valuesOf(limits: components['schemas']['RoleLimits'] | undefined): LimitValues {
  return {
    maxSend: limits?.max_send_price ?? '',
    maxDay: limits?.max_day_price ?? '',
    approvalAbove: limits?.approval_above_price ?? '',
    maxRecipients: String(limits?.max_recipients ?? ''),
  };
}

const orNull = (text: string) => (text === '' ? null : text);

export function limitsOf(values: LimitValues): components['schemas']['GivenRoleLimits'] {
  const { maxSend, maxDay, approvalAbove, maxRecipients } = values;
  return {
    max_send_price: orNull(maxSend),
    max_day_price: orNull(maxDay),
    approval_above_price: orNull(approvalAbove),
    max_recipients: maxRecipients === '' ? null : Number(maxRecipients),
  };
}

interface RoleLimitsProps {
  readonly bind: (name: LimitName) => Pick<FieldProps, 'name' | 'error'> & {
    readonly value: string;
    readonly onChange: (value: string) => void;
    readonly onBlur: () => void;
  };
}

/** How much of what a role may its members may: what each of them spends, and to how many they send at once. */
export function RoleLimits({ bind }: RoleLimitsProps) {
  return (
    <>
      <Stack gap={1}>
        <CardTitle>{words.title}</CardTitle>
        <Caption>{words.help}</Caption>
      </Stack>
      <TextField {...bind('maxSend')} label={words.maxSend} kind="digits" unit={words.rial} />
      <TextField {...bind('maxDay')} label={words.maxDay} kind="digits" unit={words.rial} hint={words.maxDayHint} />
      <TextField
        {...bind('approvalAbove')}
        label={words.approvalAbove}
        kind="digits"
        unit={words.rial}
        hint={words.approvalAboveHint}
      />
      <TextField
        {...bind('maxRecipients')}
        label={words.maxRecipients}
        kind="digits"
        unit={words.recipients}
        hint={words.maxRecipientsHint}
      />
    </>
  );
}
