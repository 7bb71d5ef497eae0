import { Button, CopyButton, Notice, Stack, VisuallyHidden, font, radius, space, styled, tone } from '@peyk/shared-ui';
import { messages } from '../../messages';

const Box = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  padding: space[3],
  borderRadius: radius.field,
  background: tone.sunken,
});
/** It breaks wherever the line ends, and is selected as a whole. */
const Secret = styled('code')({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere', userSelect: 'all' });
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
      <Box>
        <Secret dir="ltr">
          <VisuallyHidden>{messages.secretLabel}</VisuallyHidden>
          {secret}
        </Secret>
        <CopyButton text={secret} what={messages.secretLabel} />
      </Box>
      <p>{messages.howTo}</p>
      <Example dir="ltr">Authorization: Bearer {secret.slice(0, 16)}…</Example>
      <Button variant="primary" wide onClick={onKept}>
        {messages.kept}
      </Button>
    </Stack>
  );
}
