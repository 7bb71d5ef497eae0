import { useQuery } from '@tanstack/react-query';
import { isWritten, priceQuery, type PriceRequest } from '../../api/calculate-price';
import type { Composition } from '../../model/composition';
import type { Price, Quote } from '../../model/types';
import type { Way } from '../../model/way';
import { useDebounced } from './use-debounced';

export interface LivePrice {
  /** The newest price known; while a newer one is asked for it is the price of a moment ago. */
  readonly price: Price | undefined;
  /** The quote of exactly what stands in the form now, or null while there is none. Only this one may be agreed to. */
  readonly quote: Quote | null;
  /** What that quote was asked for. */
  readonly request: PriceRequest;
  readonly isCalculating: boolean;
  readonly error: Error | null;
  readonly recalculate: () => Promise<unknown>;
}

/** The price of what is being written, asked for whenever the typing rests. */
export function usePrice(values: Composition, way: Way): LivePrice {
  const rested = useDebounced(values, way.restMs);
  const { line: lineNumber, text, charity, trackLinks } = rested;
  const request = {
    way,
    line: lineNumber,
    text,
    charity,
    trackLinks,
    recipients: way.paramsOf(rested),
    weeklyLimit: goodOrNone(rested.weeklyLimit, 1, 50),
    plan: planOf(rested),
  };
  const query = useQuery(priceQuery(request));
  const isCurrent = rested === values && !query.isPlaceholderData && !query.isFetching;
  const recipients = way.paramsOf(values);
  const hasText = isWritten({ ...values, way, recipients });
  const price = hasText ? query.data : undefined;
  const quote = isCurrent && recipients !== null ? (price?.quote ?? null) : null;
  return {
    price,
    quote,
    request,
    isCalculating: hasText && !isCurrent && query.error === null,
    error: hasText && rested === values && !query.isFetching ? query.error : null,
    recalculate: query.refetch,
  };
}

/** What cannot be meant is not asked about: the field says what is wrong with it. */
function goodOrNone(digits: string, least: number, most: number): string {
  return Number(digits) >= least && Number(digits) <= most ? digits : '';
}

function planOf({ sendTime, rate, validity }: Composition): NonNullable<PriceRequest['plan']> {
  return { sendTime, rate: goodOrNone(rate, 1, 100_000), validity: goodOrNone(validity, 5, 10_080) };
}
