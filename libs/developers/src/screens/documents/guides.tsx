import { Card, CardTitle, Stack } from '@peyk/shared-ui';
import { CodeBlock } from '../../components/code-block';
import { guidesOf } from '../../model/guides';

/** What one reads once, before the first call. */
export function Guides() {
  return (
    <Stack gap={4}>
      {guidesOf(window.location.origin).map(({ key, title, parts }) => (
        <Card key={key} id={key} aria-labelledby={`${key}-title`}>
          <CardTitle id={`${key}-title`}>{title}</CardTitle>
          <Stack gap={3}>
            {parts.map((part, n) =>
              typeof part === 'string' ? <p key={n}>{part}</p> : <CodeBlock key={n} text={part.code} label={title} />,
            )}
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
