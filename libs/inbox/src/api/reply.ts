import { answerOf, api } from '@peyk/shared-api-client';
import type { components } from '@peyk/shared-contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export type Quote = components['schemas']['Quote'];

/** A quote locks its price for ten minutes; the question is repeated well before that. */
const REFRESH_AFTER_MS = 8 * 60_000;

export interface ReplyText {
  readonly sender: string;
  readonly line: string;
  readonly text: string;
}

/** What a reply costs; null while nothing is written. */
export function replyPriceQuery({ sender, line, text }: ReplyText) {
  return queryOptions({
    queryKey: ['price', 'reply', line, sender, text] as const,
    queryFn: async ({ signal }) => {
      const body = { from_number: line, message: text, recipients: [sender] };
      return (await answerOf(api.POST('/send/calculate-price', { body, signal }))).quote ?? null;
    },
    enabled: line !== '' && text.trim() !== '',
    staleTime: REFRESH_AFTER_MS,
    refetchInterval: REFRESH_AFTER_MS,
    placeholderData: keepPreviousData,
  });
}

export interface ReplyToSend extends ReplyText {
  readonly quoteId: string;
  /** The same for a repetition after a lost answer, so that it is sent once. */
  readonly idempotencyKey: string;
}

/** Hands a reply over at the price that was shown. @returns the id of the send */
export async function sendReply({ sender, line, text, quoteId, idempotencyKey }: ReplyToSend): Promise<string> {
  const answer = await answerOf(
    api.POST('/send', {
      params: { header: { 'Idempotency-Key': idempotencyKey } },
      body: {
        sending_type: 'quick',
        from_number: line,
        message: text,
        params: { recipients: [sender] },
        charity: false,
        quote_id: quoteId,
      },
    }),
  );
  return answer.send_id;
}

/** Lets a send stand in the conversation that it answers. */
export const noteReply = (sender: string, sendId: string) =>
  answerOf(api.POST('/report/messages-inbox/note-reply', { body: { sender, send_id: sendId } }));
