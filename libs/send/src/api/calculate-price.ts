import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@peyk/shared-api-client';
import type { RecipientParams, Way } from '../model/way';

/** What a price is asked for. Without recipients the answer holds the unit prices and no quote. */
export interface PriceRequest {
  readonly way: Pick<Way, 'sendingType' | 'texts'>;
  readonly line: string;
  readonly text: string;
  /** Null for the unit prices alone. */
  readonly recipients: RecipientParams | null;
  readonly charity: boolean;
}

/** A quote locks its prices for 15 minutes; the question is repeated well before that. */
const REFRESH_AFTER_MS = 12 * 60_000;
/** Requests may hold many numbers, so an answer that nobody looks at is forgotten soon. */
const FORGET_AFTER_MS = 30_000;

/** What is priced, in the words of the contract. */
export function priceBody({ way, line, text, recipients, charity }: PriceRequest) {
  const { sendingType, texts } = way;
  return {
    from_number: line,
    charity,
    ...(texts !== 'given' && { message: text }),
    ...((sendingType === 'keyword' || sendingType === 'peer_to_peer') && { sending_type: sendingType }),
    ...recipients,
  };
}

/** Whether there is something to price: a text, or rows that bring theirs. */
export function isWritten({ way, line, text, recipients }: Omit<PriceRequest, 'charity'>): boolean {
  return line !== '' && (way.texts === 'given' ? recipients !== null : text.trim() !== '');
}

/** The price of a text: per recipient, and for these recipients when there are any. */
export function priceQuery(request: PriceRequest) {
  const { way, line, text, recipients, charity } = request;
  return queryOptions({
    queryKey: ['price', way.sendingType, line, text, charity, recipients] as const,
    queryFn: ({ signal }) => answerOf(api.POST('/send/calculate-price', { body: priceBody(request), signal })),
    enabled: isWritten(request),
    staleTime: REFRESH_AFTER_MS,
    refetchInterval: REFRESH_AFTER_MS,
    gcTime: FORGET_AFTER_MS,
    placeholderData: keepPreviousData,
  });
}
