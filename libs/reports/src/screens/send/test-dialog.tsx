import { describeError, newIdempotencyKey } from '@peyk/shared-api-client';
import { useTestSend, type SendDetails } from '@peyk/shared-sends';
import { Button, ConfirmDialog, Dialog, Fact, Facts, LatinRun, Notice, Stack } from '@peyk/shared-ui';
import { toPersianDigits } from '@peyk/shared-validation';
import { useState } from 'react';
import { Link } from 'react-router';
import { messages } from '../../messages';
import { reportPath } from '../../reports-paths';
import { MessageBubble } from './message-bubble';

const words = messages.test;

/** Asks before the text of a send goes to one's own mobile, and leads to the report of that. Mount it to open it. */
export default function TestDialog({ send, onClose }: { readonly send: SendDetails; readonly onClose: () => void }) {
  // One for as long as the question stands: a repetition after a lost answer sends nothing twice.
  const [idempotencyKey] = useState(newIdempotencyKey);
  const testing = useTestSend();
  if (testing.isSuccess) return <TestSent sendId={testing.data.send_id} onClose={onClose} />;
  return (
    <ConfirmDialog
      open
      title={words.title}
      confirmLabel={words.confirm}
      busy={testing.isPending}
      firstFocus="cancel"
      onConfirm={() => testing.mutate({ line: send.from_number, text: send.text, idempotencyKey })}
      onClose={onClose}
    >
      <Stack gap={4}>
        <Facts look="lined">
          <Fact name={words.line}>
            <LatinRun>{toPersianDigits(send.from_number)}</LatinRun>
          </Fact>
          <Fact name={words.to}>{words.own}</Fact>
        </Facts>
        <MessageBubble dir="auto" tabIndex={0} aria-label={words.text}>
          {send.text}
        </MessageBubble>
        <p>{words.consequence}</p>
        {testing.isError && <Notice tone="danger">{describeError(testing.error)}</Notice>}
      </Stack>
    </ConfirmDialog>
  );
}

function TestSent({ sendId, onClose }: { readonly sendId: string; readonly onClose: () => void }) {
  return (
    <Dialog
      open
      title={words.doneTitle}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose} autoFocus>
          {words.close}
        </Button>
      }
    >
      <Notice tone="alive">
        {words.done}{' '}
        <Link to={reportPath(sendId)} onClick={onClose}>
          {words.report}
        </Link>
      </Notice>
    </Dialog>
  );
}
