import { describeError } from '@peyk/shared-api-client';
import { Button, Checkbox, Dialog, Notice, RadioGroup, SelectBox, Stack, useToasts } from '@peyk/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { offersQuery } from '../../api/accounts-query';
import type { AccountOffer } from '../../api/accounts-query';
import { useAccountAct } from '../../api/use-account-actions';
import { messages } from '../../messages';

const KINDS: readonly AccountOffer['kind'][] = ['line', 'package', 'plan'];

interface GiveDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** Gives an account a line, another package or a plan. */
export function GiveDialog({ id, onClose }: GiveDialogProps) {
  const form = useId();
  const toasts = useToasts();
  const { data, error: offersError } = useQuery(offersQuery());
  const [kind, setKind] = useState<AccountOffer['kind']>('line');
  const [key, setKey] = useState('');
  const [isDefault, setDefault] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending, error } = useAccountAct(id);
  const offers = data?.offers.filter((offer) => offer.kind === kind) ?? [];
  const choose = (one: string) => {
    setKey(one);
    setMissing(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(key === '');
    if (key === '' || isPending) return;
    mutate(
      { act: 'give', kind, key, isDefault: kind === 'line' && isDefault },
      {
        onSuccess: () => {
          toasts.show({ text: messages.done, tone: 'done' });
          onClose();
        },
      },
    );
  };
  const wrong = error ?? offersError;
  return (
    <Dialog
      open
      isForm
      title={messages.give}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button type="submit" form={form} variant="primary" busy={isPending}>
            {messages.giveIt}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <Stack gap={4}>
          {wrong && <Notice tone="danger">{describeError(wrong)}</Notice>}
          <p>{messages.giveNote}</p>
          <RadioGroup
            label={messages.kind}
            value={kind}
            onChange={(one) => {
              setKind(one);
              choose('');
            }}
            options={KINDS.map((one) => ({ value: one, label: messages.kinds[one] }))}
          />
          <SelectBox
            label={messages.which}
            value={key}
            onChange={choose}
            searchable
            error={isMissing ? messages.chooseOne : undefined}
            options={offers.map((offer) => ({ value: offer.key, label: offer.title }))}
          />
          {kind === 'line' && <Checkbox label={messages.isDefault} value={isDefault} onChange={setDefault} />}
        </Stack>
      </form>
    </Dialog>
  );
}
