import { ShownOnceDialog } from '@peyk/shared-screens';
import { CodeBox, Notice, Stack, font, styled, tone } from '@peyk/shared-ui';
import { messages } from '../messages';

const Example = styled('code')({ fontSize: font.caption, overflowWrap: 'anywhere', color: tone.inkSoft });

/** What signs events of an address, once. Mount it when it is to be open. */
export function SecretDialog({ secret, onClose }: { readonly secret: string; readonly onClose: () => void }) {
  return (
    <ShownOnceDialog
      title={messages.secretTitle}
      lost={messages.secretLost}
      keptLabel={messages.secretKept}
      onClose={onClose}
    >
      <Stack gap={4}>
        <Notice tone="attention">{messages.secretOnce}</Notice>
        <CodeBox text={secret} label={messages.secretTitle} />
        <p>{messages.secretHow}</p>
        <Example dir="ltr">webhook-id, webhook-timestamp, webhook-signature</Example>
      </Stack>
    </ShownOnceDialog>
  );
}
