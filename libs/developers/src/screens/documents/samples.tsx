import { apiOrigin } from '@peyk/shared-api-client';
import { isTestKey, LANGUAGES, languagesOf, sampleOf } from '@peyk/shared-samples';
import { Caption, Card, CardTitle, CodeBox, SelectBox, Stack } from '@peyk/shared-ui';
import { useState } from 'react';
import { Prose } from '../../components/prose';
import { documentsMessages as messages } from '../../documents-messages';
import type { Operation } from '../../model/reference';

interface SamplesProps {
  readonly operation: Operation;
  /** What the reader has brought; only a test key is written into the example. */
  readonly ownKey: string;
}

/** The call as a program writes it, in the language that the reader chooses. */
export function Samples({ operation, ownKey }: SamplesProps) {
  const [chosen, setChosen] = useState<string>('curl');
  const options = languagesOf(operation).map((value) => ({ value, label: messages.languages[value] }));
  const language = LANGUAGES.find((one) => one === chosen) ?? 'curl';
  const told = !operation.isTestable ? 'live' : isTestKey(ownKey) ? 'own' : 'test';
  return (
    <Card>
      <CardTitle>{messages.examples}</CardTitle>
      <Stack gap={3}>
        <SelectBox label={messages.language} value={language} onChange={setChosen} options={options} />
        <CodeBox text={sampleOf(language, operation, apiOrigin(), ownKey)} label={messages.examples} />
        <Caption as="p">
          <Prose text={messages.keyPlace[told]} />
        </Caption>
      </Stack>
    </Card>
  );
}
