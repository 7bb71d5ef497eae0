import { describeError, newIdempotencyKey } from '@peyk/shared-api-client';
import { useTestSend } from '@peyk/shared-sends';
import { useMay } from '@peyk/shared-store';
import { Button, Caption, Notice, Stack } from '@peyk/shared-ui';
import { Link } from 'react-router';
import { optionsMessages } from '../../options-messages';
import { OTHER_PATHS } from '../../send-paths';

const words = optionsMessages;

/** The text on one's own handset before it goes to everybody. */
export function TestSend({ line, text }: { readonly line: string; readonly text: string }) {
  const testing = useTestSend();
  const mayRead = useMay('report.read');
  const isWritten = line !== '' && text.trim() !== '';
  return (
    <Stack gap={2}>
      <div>
        <Button
          icon="phone"
          busy={testing.isPending}
          disabled={!isWritten}
          onClick={() => testing.mutate({ line, text, idempotencyKey: newIdempotencyKey() })}
        >
          {words.test}
        </Button>
      </div>
      <Caption>{words.testHelp}</Caption>
      {testing.isSuccess && (
        <Notice tone="alive">
          {words.testSent}{' '}
          {mayRead && <Link to={`${OTHER_PATHS.reports}/${testing.data.send_id}`}>{words.testReport}</Link>}
        </Notice>
      )}
      {testing.isError && <Notice tone="danger">{describeError(testing.error)}</Notice>}
    </Stack>
  );
}
