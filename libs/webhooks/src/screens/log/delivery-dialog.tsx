import { describeError } from '@peyk/shared-api-client';
import { HiddenTextsNote, MessageText } from '@peyk/shared-screens';
import { useMay } from '@peyk/shared-store';
import {
  Button,
  Caption,
  CodeBox,
  CopyButton,
  Dialog,
  ErrorFace,
  Fact,
  Facts,
  ForbiddenFace,
  LatinRun,
  QueryView,
  SkeletonRows,
  Stack,
  When,
  useToasts,
} from '@peyk/shared-ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { DELIVERIES_KEY, deliveryQuery, resendDelivery, type Attempt, type DeliveryDetail } from '../../api/deliveries';
import { Outcome } from '../../components/outcome';
import { messages } from '../../messages';
import { deliveryAsCurl } from '../../model/delivery-as-curl';
import { DeliveryStateChip } from './log-table';

const words = messages.logFields;

function AttemptFacts({ attempt, n }: { readonly attempt: Attempt; readonly n: number }) {
  return (
    <Stack gap={2}>
      <Facts>
        <Fact name={messages.attempt(n)}>
          <When instant={attempt.at} />
        </Fact>
        <Fact name={words.answer}>
          <Outcome {...attempt} />
        </Fact>
        <Fact name={words.time}>{messages.ms(attempt.ms)}</Fact>
      </Facts>
      {attempt.answer !== '' && <CodeBox text={attempt.answer} label={words.answer} />}
    </Stack>
  );
}

function Detail({ detail: { delivery, message_id, body, request, attempts } }: { readonly detail: DeliveryDetail }) {
  return (
    <Stack gap={4}>
      <Facts>
        <Fact name={words.event}>{messages.events[delivery.event]}</Fact>
        <Fact name={words.state}>
          <DeliveryStateChip {...delivery} />
        </Fact>
        <Fact name={words.messageId}>
          <LatinRun>{message_id}</LatinRun>
        </Fact>
        {request !== null && (
          <Fact name={messages.curl}>
            <CopyButton text={deliveryAsCurl(request, body)} what={messages.curlWhat} />
          </Fact>
        )}
      </Facts>
      {request !== null && <Caption as="p">{messages.curlHint}</Caption>}
      <MessageText text={body}>
        <CodeBox text={body} label={messages.sentLabel} />
      </MessageText>
      <HiddenTextsNote />
      {attempts.length === 0 && <p>{messages.noAttempts}</p>}
      {attempts.map((attempt, index) => (
        <AttemptFacts key={attempt.at} attempt={attempt} n={attempts.length - index} />
      ))}
    </Stack>
  );
}

interface DeliveryDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** What was sent, and what was answered each time. Mount it when it is to be open. */
export default function DeliveryDialog({ id, onClose }: DeliveryDialogProps) {
  const mayEdit = useMay('webhook.edit');
  const client = useQueryClient();
  const { show } = useToasts();
  const resending = useMutation({
    mutationFn: () => resendDelivery(id),
    onSuccess: () => {
      show({ text: messages.resent });
      onClose();
    },
    onError: (error) => void show({ text: describeError(error), tone: 'danger' }),
    onSettled: () => void client.invalidateQueries({ queryKey: DELIVERIES_KEY }),
  });
  const actions = (
    <>
      <Button onClick={onClose}>{messages.close}</Button>
      {mayEdit && (
        <Button variant="primary" busy={resending.isPending} onClick={() => resending.mutate()}>
          {messages.resend}
        </Button>
      )}
    </>
  );
  return (
    <Dialog open wide title={messages.detailTitle} onClose={onClose} actions={actions}>
      <QueryView
        query={useQuery(deliveryQuery(id))}
        loading={<SkeletonRows count={4} />}
        isEmpty={() => false}
        empty={null}
        error={(view) => <ErrorFace {...view} />}
        forbidden={<ForbiddenFace />}
      >
        {(detail) => <Detail detail={detail} />}
      </QueryView>
    </Dialog>
  );
}
