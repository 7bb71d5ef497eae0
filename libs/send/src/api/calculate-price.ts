import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@peyk/shared-api-client';

/** What a price is asked for. Without numbers the answer holds the unit prices and no quote. */
export interface PriceRequest {
  readonly line: string;
  readonly text: string;
  readonly numbers: readonly string[];
  readonly charity: boolean;
}

/** A quote locks its prices for ten minutes; the question is repeated well before that. */
const REFRESH_AFTER_MS = 8 * 60_000;
/** Requests may hold many numbers, so an answer that nobody looks at is forgotten soon. */
const FORGET_AFTER_MS = 30_000;

/** The price of a text: per recipient, and for these recipients when there are any. */
export function priceQuery({ line, text, numbers, charity }: PriceRequest) {
  return queryOptions({
    queryKey: ['price', line, text, charity, numbers] as const,
    queryFn: ({ signal }) =>
      answerOf(
        api.POST('/send/calculate-price', {
          body: {
            from_number: line,
            message: text,
            charity,
            ...(numbers.length > 0 && { recipients: [...numbers] }),
          },
          signal,
        }),
      ),
    enabled: line !== '' && text.trim() !== '',
    staleTime: REFRESH_AFTER_MS,
    refetchInterval: REFRESH_AFTER_MS,
    gcTime: FORGET_AFTER_MS,
    placeholderData: keepPreviousData,
  });
}
