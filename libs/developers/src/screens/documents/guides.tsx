import { apiOrigin } from '@peyk/shared-api-client';
import { Card, CardTitle, CodeBox, Stack } from '@peyk/shared-ui';
import { Prose } from '../../components/prose';
import { guidesOf } from '../../model/guides';
import { OtherDocuments } from './other-documents';

/** What one reads once, before the first call. */
export function Guides() {
  return (
    <Stack gap={4}>
      {guidesOf(apiOrigin()).map(({ key, title, parts }) => (
        <Card key={key} id={key} aria-labelledby={`${key}-title`}>
          <CardTitle id={`${key}-title`}>{title}</CardTitle>
          <Stack gap={3}>
            {parts.map((part, n) =>
              typeof part === 'string' ? (
                <p key={n}>
                  <Prose text={part} />
                </p>
              ) : (
                <CodeBox key={n} text={part.code} label={title} />
              ),
            )}
          </Stack>
        </Card>
      ))}
      <OtherDocuments />
    </Stack>
  );
}
