import { describeError } from '@peyk/shared-api-client';
import { Button, CodeBox, Dialog, Fact, Facts, Notice, Spinner, Stack } from '@peyk/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { testWebhook, type Webhook, type WebhookResult } from '../api/webhooks';
import { messages } from '../messages';
import { Outcome } from './outcome';

function Result({ result }: { readonly result: WebhookResult }) {
  return (
    <Stack gap={4}>
      <Notice tone={result.is_success ? 'alive' : 'danger'}>{result.is_success ? messages.good : messages.bad}</Notice>
      <Facts>
        <Fact name={messages.logFields.answer}>
          <Outcome {...result} />
        </Fact>
        <Fact name={messages.logFields.time}>{messages.ms(result.ms)}</Fact>
      </Facts>
      {result.answer !== '' && <CodeBox text={result.answer} label={messages.logFields.answer} />}
    </Stack>
  );
}

function Waiting() {
  return (
    <Stack gap={2}>
      <p>{messages.testing}</p>
      <Spinner />
    </Stack>
  );
}

interface TestDialogProps {
  readonly webhook: Webhook;
  readonly onClose: () => void;
}

/** Sends an event of its own kind as soon as it is open, and tells what was answered. Mount it when it is to be open. */
export default function TestDialog({ webhook: { id }, onClose }: TestDialogProps) {
  const test = useQuery({
    queryKey: ['webhook-test', id],
    queryFn: () => testWebhook(id),
    ...{ retry: false, staleTime: 0, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false },
  });
  const actions = (
    <>
      <Button onClick={onClose}>{messages.close}</Button>
      <Button variant="primary" busy={test.isFetching} onClick={() => void test.refetch()}>
        {messages.testAgain}
      </Button>
    </>
  );
  return (
    <Dialog open title={messages.testTitle} onClose={onClose} actions={actions}>
      {test.isFetching && <Waiting />}
      {!test.isFetching && test.isError && <Notice tone="danger">{describeError(test.error)}</Notice>}
      {!test.isFetching && test.data && <Result result={test.data} />}
    </Dialog>
  );
}
