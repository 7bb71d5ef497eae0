import { Button, Caption, Icon, formatNumber, radius, space, styled, tone } from '@peyk/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { priceQuery, type PriceRequest } from '../../api/calculate-price';
import { PERSIAN_MARK, persianAdvice, shortenAdvice } from '../../model/advice';
import { textFacts } from '../../model/text-facts';
import type { Line, Price, Quote } from '../../model/types';
import { priceMessages } from '../../price-messages';

const Note = styled('aside')({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: `${space[1]}px ${space[2]}px`,
  alignItems: 'start',
  padding: space[3],
  borderRadius: radius.field,
  background: tone.saffronSoft,
  color: tone.ink,
  '& svg': { color: tone.saffronText, marginBlockStart: space[1] },
});

export interface AdviceNoteProps {
  readonly quote: Quote;
  /** What was priced. */
  readonly request: PriceRequest;
  readonly line: Line | undefined;
  readonly onText: (text: string) => void;
}

/** A cheaper way to say the same, in rial, from the prices of the API. One hint at a time, the one that changes the text least. */
export default function AdviceNote({ quote, request, line, onText }: AdviceNoteProps) {
  const { analysis } = textFacts(request.text, line);
  const persian = usePersianPrice(request, analysis.encoding === 'gsm7');
  const advice = (persian === undefined ? null : persianAdvice(quote, persian)) ?? shortenAdvice(analysis, quote);
  if (advice === null) return null;
  const words = priceMessages.advice;
  const saving = formatNumber(advice.savingRial);
  return (
    <Note role="note">
      <Icon name="info" />
      {advice.kind === 'shorten' ? (
        <p>{words.shorten(advice.chars, saving)}</p>
      ) : (
        <div>
          <p>{words.makePersian(saving)}</p>
          <Caption>{words.makePersianHow}</Caption>
          <div>
            <Button variant="quiet" onClick={() => onText(request.text + PERSIAN_MARK)}>
              {words.makePersianAction}
            </Button>
          </div>
        </div>
      )}
    </Note>
  );
}

/** The unit prices of a Latin text made Persian. Not asked where the line makes every text Persian anyway. */
function usePersianPrice(request: PriceRequest, isLatin: boolean): Price | undefined {
  const options = priceQuery({ ...request, text: request.text + PERSIAN_MARK, recipients: null });
  const query = useQuery({ ...options, enabled: isLatin && options.enabled });
  return isLatin && !query.isPlaceholderData ? query.data : undefined;
}
