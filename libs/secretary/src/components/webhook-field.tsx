import { describeError } from '@peyk/shared-api-client';
import { SelectBox } from '@peyk/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { webhookChoicesQuery } from '../api/webhook-choices';
import { messages } from '../messages';

interface WebhookFieldProps {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
}

/** The web address that gets the message: one of the account's webhooks, or none. */
export function WebhookField(field: WebhookFieldProps) {
  const { data, isPending, error, refetch } = useQuery(webhookChoicesQuery);
  const options = (data?.items ?? []).map(({ id, title }) => ({ value: id, label: title }));
  return (
    <SelectBox
      {...field}
      label={messages.fields.webhook}
      hint={options.length === 0 && data ? messages.noWebhooks : messages.webhookHint}
      options={[{ value: '', label: messages.noWebhook }, ...options]}
      loading={isPending && error === null}
      failure={error === null ? undefined : describeError(error)}
      onRetry={() => void refetch()}
    />
  );
}
