import { describeError } from '@peyk/shared-api-client';
import { isoDayOf } from '@peyk/shared-jalali';
import {
  Button,
  DateTextField,
  Dialog,
  Notice,
  RadioGroup,
  Stack,
  TextArea,
  TextField,
  formatNumber,
  useToasts,
  type FieldProps,
} from '@peyk/shared-ui';
import { useId, useState, type FormEvent } from 'react';
import type { ShownThing, ThingName, Verdict } from '../../api/thing-query';
import { useDecideThing } from '../../api/use-decide-thing';
import { messages } from '../../messages';
import { NO_FIELDS, checkDecision, needsText } from '../../model/check-decision';
import type { DecisionFault, DecisionFields } from '../../model/check-decision';
import { ReplyBox } from './reply-box';

/** As many as the contract takes. */
const AMOUNT_MAX_DIGITS = 13;

interface DecisionDialogProps {
  readonly name: ThingName;
  readonly verdict: Verdict;
  /** Answers that are kept ready. */
  readonly replies: ShownThing['replies'];
  readonly onClose: () => void;
  readonly onDecided: () => void;
}

/** What goes with a verdict, before it is given; Enter gives it. */
export function DecisionDialog({ name, verdict, replies, onClose, onDecided }: DecisionDialogProps) {
  const id = useId();
  const toasts = useToasts();
  const { mutate, isPending, error } = useDecideThing();
  const [fields, setFields] = useState<DecisionFields>(NO_FIELDS);
  const [faults, setFaults] = useState<ReturnType<typeof checkDecision>>({});
  const set = (name: keyof DecisionFields) => (value: string) => {
    setFields((before) => ({ ...before, [name]: value }));
    setFaults((before) => ({ ...before, [name]: undefined }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = checkDecision(verdict, fields);
    setFaults(found);
    if (Object.keys(found).length > 0 || isPending) return;
    const { reason, day, amount } = fields;
    const text = fields.text.trim();
    const given = { ...(reason && { reason }), ...(text && { text }), ...(day && { day: isoDayOf(day) }) };
    mutate(
      { ...name, verdict: verdict.verdict, ...given, ...(amount && { amount }) },
      {
        onSuccess: () => {
          toasts.show({ text: messages.done, tone: 'done' });
          onClose();
          onDecided();
        },
      },
    );
  };
  const isBare = verdict.text === 'none' && !verdict.takes_day && verdict.max_amount === null;
  return (
    <Dialog
      open
      isForm
      title={verdict.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button
            type="submit"
            form={id}
            variant={verdict.verdict === 'refuse' ? 'danger' : 'primary'}
            busy={isPending}
            autoFocus={isBare}
          >
            {verdict.title}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit}>
        <Stack gap={4}>
          {error && <Notice tone="danger">{describeError(error)}</Notice>}
          {verdict.reasons.length > 0 && (
            <RadioGroup
              label={messages.reason}
              value={fields.reason}
              onChange={set('reason')}
              error={wordsOf(verdict, faults.reason)}
              options={verdict.reasons.map(({ reason, sentence }) => ({ value: reason, label: sentence }))}
            />
          )}
          {verdict.text !== 'none' && replies.length > 0 && (
            <ReplyBox replies={replies} text={fields.text} onText={set('text')} />
          )}
          {verdict.text !== 'none' && (
            <TextArea
              label={needsText(verdict, fields) ? messages.text.required : messages.text.note}
              hint={messages.textHint}
              value={fields.text}
              onChange={set('text')}
              maxLength={verdict.max_text_chars}
              error={wordsOf(verdict, faults.text)}
            />
          )}
          {verdict.takes_day && (
            <DateTextField
              label={messages.day}
              hint={messages.dayHint}
              value={fields.day}
              onChange={set('day')}
              error={wordsOf(verdict, faults.day)}
            />
          )}
          {verdict.max_amount !== null && (
            <AmountField value={fields.amount} onChange={set('amount')} error={wordsOf(verdict, faults.amount)} />
          )}
          {verdict.text === 'none' && !verdict.takes_day && <p>{messages.sure}</p>}
        </Stack>
      </form>
    </Dialog>
  );
}

/** What is said of a fault, under its field. */
function wordsOf(verdict: Verdict, fault: DecisionFault | undefined): string | undefined {
  if (fault === 'tooLong') return messages.tooLong(formatNumber(verdict.max_text_chars));
  if (fault === 'badAmount') return messages.badAmount(formatNumber(verdict.max_amount ?? ''));
  return fault && messages[fault];
}

type AmountFieldProps = Pick<FieldProps<string>, 'value' | 'onChange' | 'error'>;

/** What really arrived; as soon as it is written, what that is in the unit that people speak of. */
function AmountField({ value, ...field }: AmountFieldProps) {
  const toman = /^\d+0$/.test(value) ? messages.toman(formatNumber(String(BigInt(value) / 10n))) : undefined;
  return (
    <TextField
      {...field}
      value={value}
      label={messages.amount}
      kind="digits"
      maxLength={AMOUNT_MAX_DIGITS}
      unit={messages.amountUnit}
      hint={toman ?? messages.amountHint}
      required
    />
  );
}
