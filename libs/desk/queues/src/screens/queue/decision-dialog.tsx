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
  formatNumber,
  useToasts,
} from '@peyk/shared-ui';
import { useId, useState, type FormEvent } from 'react';
import type { ThingName, Verdict } from '../../api/thing-query';
import { useDecideThing } from '../../api/use-decide-thing';
import { messages } from '../../messages';
import { NO_FIELDS, checkDecision, needsText } from '../../model/check-decision';
import type { DecisionFault, DecisionFields } from '../../model/check-decision';

interface DecisionDialogProps {
  readonly name: ThingName;
  readonly verdict: Verdict;
  readonly onClose: () => void;
  readonly onDecided: () => void;
}

/** What goes with a verdict, before it is given; Enter gives it. */
export function DecisionDialog({ name, verdict, onClose, onDecided }: DecisionDialogProps) {
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
    const { reason, day } = fields;
    const text = fields.text.trim();
    const given = { ...(reason && { reason }), ...(text && { text }), ...(day && { day: isoDayOf(day) }) };
    mutate(
      { ...name, verdict: verdict.verdict, ...given },
      {
        onSuccess: () => {
          toasts.show({ text: messages.done, tone: 'done' });
          onClose();
          onDecided();
        },
      },
    );
  };
  const wordsOf = (fault: DecisionFault | undefined) =>
    fault === 'tooLong' ? messages.tooLong(formatNumber(verdict.max_text_chars)) : fault && messages[fault];
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
            autoFocus={verdict.text === 'none' && !verdict.takes_day}
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
              error={wordsOf(faults.reason)}
              options={verdict.reasons.map(({ reason, sentence }) => ({ value: reason, label: sentence }))}
            />
          )}
          {verdict.text !== 'none' && (
            <TextArea
              label={needsText(verdict, fields) ? messages.text.required : messages.text.note}
              hint={messages.textHint}
              value={fields.text}
              onChange={set('text')}
              maxLength={verdict.max_text_chars}
              error={wordsOf(faults.text)}
            />
          )}
          {verdict.takes_day && (
            <DateTextField
              label={messages.day}
              hint={messages.dayHint}
              value={fields.day}
              onChange={set('day')}
              error={wordsOf(faults.day)}
            />
          )}
          {verdict.text === 'none' && !verdict.takes_day && <p>{messages.sure}</p>}
        </Stack>
      </form>
    </Dialog>
  );
}
