import { useMutation } from '@tanstack/react-query';
import { describeError } from '@peyk/shared-api-client';
import type { SendDetails } from '@peyk/shared-sends';
import {
  Button,
  Caption,
  ConfirmDialog,
  Dialog,
  Fact,
  Facts,
  Figure,
  Money,
  Stack,
  formatNumber,
} from '@peyk/shared-ui';
import { useState, type ReactNode } from 'react';
import { cancelSend } from '../../api/cancel-send';
import { messages } from '../../messages';
import { returnForecast } from '../../model/money';
import { useChangedSend } from './use-changed-send';

const words = messages.stop;

interface StopSend {
  readonly ask: () => void;
  /** The question, and afterwards the answer; put it anywhere in the page. */
  readonly dialogs: ReactNode;
}

/** Stops a send after asking with the consequence in numbers, and says exactly what came back. */
export function useStopSend(send: SendDetails): StopSend {
  const [isAsking, setAsking] = useState(false);
  const stopping = useMutation({
    mutationFn: () => cancelSend(send.id),
    onSuccess: () => setAsking(false),
    onSettled: useChangedSend(send.id),
  });
  const close = () => {
    setAsking(false);
    stopping.reset();
  };
  const dialogs = (
    <>
      <ConfirmDialog
        open={isAsking}
        title={words.title}
        confirmLabel={words.confirm}
        cancelLabel={words.keep}
        danger
        busy={stopping.isPending}
        onConfirm={() => stopping.mutate()}
        onClose={close}
      >
        <Consequence send={send} />
        {stopping.isError && <p role="alert">{describeError(stopping.error)}</p>}
      </ConfirmDialog>
      <Dialog
        open={stopping.isSuccess}
        title={words.doneTitle}
        onClose={stopping.reset}
        actions={
          <Button variant="primary" onClick={stopping.reset} autoFocus>
            {words.close}
          </Button>
        }
      >
        {stopping.data !== undefined && (
          <Facts look="lined">
            <Fact name={words.cancelled}>
              <Figure>{formatNumber(stopping.data.cancelled_count)}</Figure>
            </Fact>
            <Fact name={words.returned}>
              <Figure>
                <Money rial={stopping.data.returned} />
              </Figure>
            </Fact>
          </Facts>
        )}
      </Dialog>
    </>
  );
  return { ask: () => setAsking(true), dialogs };
}

/** How many have not left yet and how much comes back for them. */
function Consequence({ send }: { readonly send: SendDetails }) {
  if (send.counts.total === 0) return <BeforePreparing send={send} />;
  return (
    <Stack gap={4}>
      <Facts look="lined">
        <Fact name={words.queued}>
          <Figure>{formatNumber(send.counts.queued)}</Figure>
        </Fact>
        <Fact name={words.returns}>
          <Figure>
            <Money rial={returnForecast(send)} />
          </Figure>
        </Fact>
      </Facts>
      <p>{words.lost}</p>
      <Caption>{words.approximately}</Caption>
    </Stack>
  );
}

/** Nobody is counted yet; what was set aside with a quote comes back whole. */
function BeforePreparing({ send }: { readonly send: SendDetails }) {
  if (send.held === '0') return <p>{words.unpriced}</p>;
  return (
    <Stack gap={4}>
      <Facts look="lined">
        <Fact name={words.returns}>
          <Figure>
            <Money rial={send.held} />
          </Figure>
        </Fact>
      </Facts>
      <p>{words.unbegun}</p>
    </Stack>
  );
}
