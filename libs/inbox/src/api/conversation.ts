import { answerOf, api } from '@peyk/shared-api-client';
import type { components } from '@peyk/shared-contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { CONVERSATION_KEY } from './keys';

export type ConversationPage = components['schemas']['Conversation'];
export type Said = components['schemas']['ConversationMessage'];

const PAGE_SIZE = 30;

/** What a number wrote and was replied: pages, each further back. */
export function conversationQuery(sender: string) {
  return infiniteQueryOptions({
    queryKey: [...CONVERSATION_KEY, sender] as const,
    queryFn: ({ pageParam, signal }) =>
      answerOf(
        api.POST('/report/messages-inbox/conversation', {
          body: { sender, page: pageParam, limit: PAGE_SIZE },
          signal,
        }),
      ),
    initialPageParam: 1,
    getNextPageParam: ({ paging: { page, limit, total } }) => (page * limit < total ? page + 1 : undefined),
  });
}
