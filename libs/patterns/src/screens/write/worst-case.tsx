import { useTextPrice } from '@peyk/shared-screens';
import { fillPattern, worstPatternValues, type PatternVariable } from '@peyk/shared-sms';
import { Caption, CardTitle, Money, SmsPreview, Stack, formatNumber } from '@peyk/shared-ui';
import { messages } from '../../messages';

const MULTIPART_CHARS = 67;

/** The message as a phone shows it, with the longest values that it can get, and what that costs. */
export function WorstCase({
  text,
  variables,
}: {
  readonly text: string;
  readonly variables: readonly PatternVariable[];
}) {
  const priceOf = useTextPrice();
  if (text.trim() === '') return null;
  const filled = fillPattern(text, worstPatternValues(variables));
  const { parts, rial } = priceOf(filled);
  const examples = Object.entries(worstPatternValues(variables)).map(([name, example]) => ({
    name,
    label: name,
    example,
  }));
  return (
    <Stack gap={2}>
      <CardTitle>{messages.worst}</CardTitle>
      <SmsPreview text={text} variables={examples} addsOptOut={false} multipartChars={MULTIPART_CHARS} />
      <Caption aria-live="polite">
        {messages.worstFacts(formatNumber(parts))}
        {rial !== undefined && (
          <>
            {'، '}
            {messages.worstPrice} <Money rial={rial} />
          </>
        )}
      </Caption>
    </Stack>
  );
}
