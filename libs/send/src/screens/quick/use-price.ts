import { useQuery } from '@tanstack/react-query';
import { priceQuery } from '../../api/calculate-price';
import { PERSIAN_MARK, persianAdvice, shortenAdvice, type Advice } from '../../model/advice';
import type { Composition } from '../../model/composition';
import { textFacts } from '../../model/text-facts';
import type { Line, Price, Quote } from '../../model/types';
import { useDebounced } from './use-debounced';

const TYPING_REST_MS = 400;

export interface LivePrice {
  /** The newest price known; while a newer one is asked for it is the price of a moment ago. */
  readonly price: Price | undefined;
  /** The quote of exactly what stands in the form now, or null while there is none. Only this one may be agreed to. */
  readonly quote: Quote | null;
  readonly isCalculating: boolean;
  readonly error: Error | null;
  readonly recalculate: () => Promise<unknown>;
  readonly advice: Advice | null;
}

/** The price of what is being written, asked for whenever the typing rests. */
export function usePrice(values: Composition, line: Line | undefined): LivePrice {
  const rested = useDebounced(values, TYPING_REST_MS);
  const query = useQuery(priceQuery(rested));
  const isCurrent = rested === values && !query.isPlaceholderData && !query.isFetching;
  const isWritten = values.line !== '' && values.text.trim() !== '';
  const price = isWritten ? query.data : undefined;
  const quote = isCurrent && values.numbers.length > 0 ? (price?.quote ?? null) : null;
  const persian = usePersianPrice(rested, line);
  return {
    price,
    quote,
    isCalculating: isWritten && !isCurrent && query.error === null,
    error: isWritten && rested === values && !query.isFetching ? query.error : null,
    recalculate: query.refetch,
    advice: quote === null ? null : bestAdvice(rested, line, { quote, persian }),
  };
}

/** The unit prices of a Latin text made Persian. Not asked where the line makes every text Persian anyway. */
function usePersianPrice(composition: Composition, line: Line | undefined): Price | undefined {
  const isLatin = textFacts(composition.text, line).analysis.encoding === 'gsm7';
  const options = priceQuery({ ...composition, text: composition.text + PERSIAN_MARK, numbers: [] });
  // The mark alone is no text.
  const isAsked = isLatin && composition.text.trim() !== '' && composition.numbers.length > 0;
  const query = useQuery({ ...options, enabled: isAsked && options.enabled });
  return isLatin && !query.isPlaceholderData ? query.data : undefined;
}

interface Prices {
  readonly quote: Quote;
  readonly persian: Price | undefined;
}

/** One hint at a time, the one that changes the text least. */
function bestAdvice({ text }: Composition, line: Line | undefined, { quote, persian }: Prices): Advice | null {
  const asPersian = persian === undefined ? null : persianAdvice(quote, persian);
  return asPersian ?? shortenAdvice(textFacts(text, line).analysis, quote);
}
