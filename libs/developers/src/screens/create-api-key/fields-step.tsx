import { limits } from '@peyk/shared-contract';
import type { ServerFormState } from '@peyk/shared-screens';
import { Button, JalaliDatePicker, Notice, RadioGroup, SelectBox, Stack, TextArea, TextField } from '@peyk/shared-ui';
import { useState } from 'react';
import type { ApiKeyRole } from '../../api/api-keys';
import { messages } from '../../messages';
import { EVERYTHING, type ApiKeyFormValues } from '../../model/api-key-form';

const words = messages.fields;
const MODES = (['live', 'test'] as const).map((value) => ({
  ...{ value: value as string, label: messages.modes[value], description: words.modes[value] },
}));
const DAY_MS = 24 * 3_600_000;
const LONGEST_DAYS = 5 * 365;

interface FieldBinding {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly error: string | undefined;
}

interface FieldsStepProps {
  readonly form: ServerFormState & {
    bind(name: keyof ApiKeyFormValues): FieldBinding;
    bindDate(name: keyof ApiKeyFormValues): FieldBinding & { readonly onUnread: (text: string) => void };
  };
  /** What the key may be given. */
  readonly choices: { readonly everything: boolean; readonly roles: readonly ApiKeyRole[] };
}

/** First step: what the key is for, and what it may. */
export function FieldsStep({ form, choices }: FieldsStepProps) {
  const { ref, onSubmit, isBusy, problem, bind, bindDate } = form;
  const [now] = useState(Date.now);
  const options = [
    ...choices.roles.map(({ id, title }) => ({ value: id, label: title })),
    ...(choices.everything ? [{ value: EVERYTHING, label: messages.everything }] : []),
  ];
  return (
    <form ref={ref} noValidate onSubmit={onSubmit}>
      <Stack gap={4}>
        <TextField
          {...bind('title')}
          label={words.title}
          hint={words.titleHint}
          maxLength={limits.createApiKeyLimits.title.maxLength}
          required
        />
        <RadioGroup {...bind('mode')} label={words.mode} options={MODES} cards />
        <SelectBox {...bind('role')} label={words.role} hint={words.roleHint} options={options} required />
        <TextArea {...bind('addresses')} label={words.addresses} hint={words.addressesHint} rows={3} />
        <JalaliDatePicker
          {...bindDate('expiresAt')}
          label={words.expiresAt}
          hint={words.expiresAtHint}
          min={new Date(now + DAY_MS).toISOString()}
          max={new Date(now + LONGEST_DAYS * DAY_MS).toISOString()}
          endOfDay
        />
        {problem !== undefined && <Notice tone="danger">{problem}</Notice>}
        <Button type="submit" variant="primary" wide busy={isBusy}>
          {messages.next}
        </Button>
      </Stack>
    </form>
  );
}
