import { Button, CodeBox, Notice, Stack, font, styled, tone } from '@peyk/shared-ui';
import { messages } from '../../messages';

const Example = styled('code')({
  display: 'block',
  fontSize: font.caption,
  overflowWrap: 'anywhere',
  color: tone.inkSoft,
});

/** How the secrets of test keys begin. */
const TEST_KEY = 'peyk_test_';

interface SecretStepProps {
  readonly secret: string;
  readonly onKept: () => void;
}

/** Third step: the key itself, once. */
export function SecretStep({ secret, onKept }: SecretStepProps) {
  return (
    <Stack gap={4}>
      <Notice tone="attention">{messages.shownOnce}</Notice>
      {secret.startsWith(TEST_KEY) && <Notice tone="info">{messages.testOnly}</Notice>}
      <CodeBox text={secret} label={messages.secretLabel} />
      <p>{messages.howTo}</p>
      <Example dir="ltr">Authorization: Bearer {secret.slice(0, 16)}…</Example>
      <Button variant="primary" wide onClick={onKept}>
        {messages.kept}
      </Button>
    </Stack>
  );
}
