import { describeError, newIdempotencyKey } from '@peyk/shared-api-client';
import { Button, Dialog, Notice, Stack, TextArea, TextField, useToasts } from '@peyk/shared-ui';
import { useId, useState, type FormEvent } from 'react';
import { useAccountAct } from '../../api/use-account-actions';
import type { AccountAct } from '../../api/use-account-actions';
import { messages } from '../../messages';

/** What needs at most an amount and a text. */
export type PlainAct = Exclude<AccountAct['act'], 'give'>;
type Act = PlainAct;

const NOTES: Readonly<Partial<Record<Act, string>>> = {
  block: messages.blockNote,
  unblock: messages.unblockNote,
  startReview: messages.reviewNote,
  endReview: messages.endReviewNote,
  signOut: messages.signOutNote,
};
const LEAST_CHARS = 3;
const MOST_CHARS = { credit: 200, debit: 200, block: 300 } as const;
const AMOUNT = /^[1-9]\d{0,14}$/;

const movesMoney = (act: Act): act is 'credit' | 'debit' => act === 'credit' || act === 'debit';
const takesText = (act: Act): act is keyof typeof MOST_CHARS => act in MOST_CHARS;

interface Fields {
  readonly amount: string;
  readonly text: string;
}

function faultsOf(act: Act, { amount, text }: Fields): Partial<Fields> {
  return {
    ...(movesMoney(act) && !AMOUNT.test(amount) && { amount: messages.badAmount }),
    ...(takesText(act) && text.trim().length < LEAST_CHARS && { text: messages.shortText }),
  };
}

function actOf(act: Act, { amount, text }: Fields, key: string): AccountAct {
  if (movesMoney(act)) return { act, amount, description: text.trim(), key };
  return act === 'block' ? { act, reason: text.trim() } : { act };
}

interface ActDialogProps {
  readonly id: string;
  readonly act: Act;
  readonly onClose: () => void;
}

/** Asks what goes with something that is done to an account, and does it. */
export function ActDialog({ id, act, onClose }: ActDialogProps) {
  const form = useId();
  const toasts = useToasts();
  // Of the dialog: pressing again after a lost answer books once.
  const [key] = useState(newIdempotencyKey);
  const [fields, setFields] = useState<Fields>({ amount: '', text: '' });
  const [faults, setFaults] = useState<Partial<Fields>>({});
  const { mutate, isPending, error } = useAccountAct(id);
  const set = (name: keyof Fields) => (value: string) => {
    setFields((before) => ({ ...before, [name]: value }));
    setFaults((before) => ({ ...before, [name]: undefined }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = faultsOf(act, fields);
    setFaults(found);
    if (Object.keys(found).length > 0 || isPending) return;
    mutate(actOf(act, fields, key), {
      onSuccess: () => {
        toasts.show({ text: messages.done, tone: 'done' });
        onClose();
      },
    });
  };
  const actions = (
    <>
      <Button onClick={onClose}>{messages.cancel}</Button>
      <Button type="submit" form={form} variant={act === 'block' ? 'danger' : 'primary'} busy={isPending}>
        {messages[act]}
      </Button>
    </>
  );
  return (
    <Dialog open isForm title={messages[act]} onClose={onClose} actions={actions}>
      <form id={form} noValidate onSubmit={submit}>
        <Stack gap={4}>
          {error && <Notice tone="danger">{describeError(error)}</Notice>}
          {NOTES[act] !== undefined && <p>{NOTES[act]}</p>}
          {movesMoney(act) && (
            <TextField
              kind="digits"
              label={messages.amount}
              unit={messages.rial}
              value={fields.amount}
              onChange={set('amount')}
              error={faults.amount}
              maxLength={15}
            />
          )}
          {takesText(act) && (
            <TextArea
              label={act === 'block' ? messages.reason : messages.description}
              hint={messages.read}
              value={fields.text}
              onChange={set('text')}
              error={faults.text}
              maxLength={MOST_CHARS[act]}
            />
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
