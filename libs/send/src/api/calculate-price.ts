import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@peyk/shared-api-client';
import type { Composition } from '../model/composition';
import type { RecipientParams, Way } from '../model/way';

/** What a price is asked for. Without recipients the answer holds the unit prices and no quote. */
export interface PriceRequest {
  readonly way: Pick<Way, 'sendingType' | 'texts'>;
  readonly line: string;
  readonly text: string;
  /** Null for the unit prices alone. */
  readonly recipients: RecipientParams | null;
  readonly charity: boolean;
  readonly trackLinks?: boolean;
  /** In digits; empty for any number. */
  readonly weeklyLimit?: string;
  /** When, how fast and until when: whether the line is open then. */
  readonly plan?: Pick<Composition, 'sendTime' | 'rate' | 'validity'>;
}

/** A quote locks its prices for 15 minutes; the question is repeated well before that. */
const REFRESH_AFTER_MS = 12 * 60_000;
/** Requests may hold many numbers, so an answer that nobody looks at is forgotten soon. */
const FORGET_AFTER_MS = 30_000;

/** What is priced, in the words of the contract. */
export function priceBody({ way, line, text, recipients, charity, trackLinks, weeklyLimit = '', plan }: PriceRequest) {
  const { sendingType, texts } = way;
  return {
    from_number: line,
    charity,
    // The week ends when the send leaves.
    ...(weeklyLimit !== '' && {
      weekly_limit: Number(weeklyLimit),
      ...(plan?.sendTime && { send_time: plan.sendTime }),
    }),
    ...(texts !== 'given' && { message: text }),
    ...linksBody(way, trackLinks),
    ...((sendingType === 'keyword' || sendingType === 'peer_to_peer') && { sending_type: sendingType }),
    ...recipients,
  };
}

/** Whether links become short ones: not where each recipient has a text of its own. */
export const linksBody = ({ texts }: Pick<Way, 'texts'>, trackLinks?: boolean) =>
  trackLinks && texts === undefined ? { track_links: true } : {};

/** When and how fast, as a price and a send are asked for; what is left open is left out. */
export function planBody({ sendTime, rate, validity }: NonNullable<PriceRequest['plan']>) {
  return {
    ...(sendTime !== '' && { send_time: sendTime }),
    ...(rate !== '' && { rate_per_second: Number(rate) }),
    ...(validity !== '' && { validity_minutes: Number(validity) }),
  };
}

/** Whether there is something to price: a text, or rows that bring theirs. */
export function isWritten({ way, line, text, recipients }: Omit<PriceRequest, 'charity'>): boolean {
  return line !== '' && (way.texts === 'given' ? recipients !== null : text.trim() !== '');
}

/** The price of a text: per recipient, and for these recipients when there are any. */
export function priceQuery(request: PriceRequest) {
  const { way, line, text, recipients, charity, trackLinks, weeklyLimit, plan } = request;
  const planned = plan && planBody(plan);
  return queryOptions({
    queryKey: ['price', way.sendingType, line, text, charity, trackLinks, recipients, weeklyLimit, planned] as const,
    queryFn: ({ signal }) =>
      answerOf(api.POST('/send/calculate-price', { body: { ...priceBody(request), ...planned }, signal })),
    enabled: isWritten(request),
    staleTime: REFRESH_AFTER_MS,
    refetchInterval: REFRESH_AFTER_MS,
    gcTime: FORGET_AFTER_MS,
    placeholderData: keepPreviousData,
  });
}
