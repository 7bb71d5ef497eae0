import { limits } from '@peyk/shared-contract';
import { FormDialog, useServerForm } from '@peyk/shared-screens';
import { MultiSelectBox, Switch, TextField, useToasts } from '@peyk/shared-ui';
import { WEBHOOKS_KEY, createWebhook, updateWebhook, type Webhook } from '../api/webhooks';
import { messages } from '../messages';
import { EVENTS, eventsOf } from '../model/events';
import { valuesOf, webhookSchema, type WebhookFormValues } from '../model/webhook-form';

const words = messages.fields;
const LIMITS = limits.createWebhookLimits;
const OPTIONS = EVENTS.map((value) => ({ value, label: messages.events[value] }));

interface WriteDialogProps {
  /** Null for a new one. */
  readonly webhook: Webhook | null;
  /** Of a new one. */
  readonly onSecret: (secret: string) => void;
  readonly onClose: () => void;
}

/** Makes an address that hears of events, or changes one. Mount it when it is to be open. */
export default function WriteDialog({ webhook, onSecret, onClose }: WriteDialogProps) {
  const { show } = useToasts();
  const form = useServerForm<WebhookFormValues, string | null>({
    initialValues: valuesOf(webhook),
    schema: webhookSchema,
    submit: async ({ events, ...values }) => {
      const fields = { ...values, events: eventsOf(events) };
      if (webhook === null) return (await createWebhook(fields)).secret;
      await updateWebhook(webhook.id, fields);
      return null;
    },
    changes: [WEBHOOKS_KEY],
    onDone: (secret) => {
      onClose();
      if (secret !== null) return onSecret(secret);
      show({ text: messages.saved });
    },
  });
  const { value, onChange, ...events } = form.bindValue('events');
  return (
    <FormDialog
      title={webhook === null ? messages.createTitle : messages.editTitle}
      {...(webhook === null && { submitLabel: messages.make })}
      form={form}
      onClose={onClose}
    >
      <TextField {...form.bind('title')} label={words.title} maxLength={LIMITS.title.maxLength} required />
      <TextField
        {...form.bind('url')}
        label={words.url}
        hint={words.urlHint}
        kind="latin"
        maxLength={LIMITS.url.maxLength}
        required
      />
      <MultiSelectBox
        {...events}
        label={words.events}
        hint={words.eventsHint}
        options={OPTIONS}
        value={value}
        onChange={(chosen) => onChange(eventsOf(chosen))}
      />
      <Switch {...form.bindValue('is_on')} label={words.isOn} />
    </FormDialog>
  );
}
