import { Button, CodeBox, Dialog, Notice, Stack, font, styled, tone } from '@peyk/shared-ui';
import { messages } from '../messages';

const Example = styled('code')({ fontSize: font.caption, overflowWrap: 'anywhere', color: tone.inkSoft });

/** What signs events of an address, once. Mount it when it is to be open. */
export function SecretDialog({ secret, onClose }: { readonly secret: string; readonly onClose: () => void }) {
  const actions = (
    <Button variant="primary" onClick={onClose}>
      {messages.secretKept}
    </Button>
  );
  return (
    <Dialog open title={messages.secretTitle} onClose={onClose} actions={actions}>
      <Stack gap={4}>
        <Notice tone="attention">{messages.secretOnce}</Notice>
        <CodeBox text={secret} label={messages.secretTitle} />
        <p>{messages.secretHow}</p>
        <Example dir="ltr">webhook-id, webhook-timestamp, webhook-signature</Example>
      </Stack>
    </Dialog>
  );
}
