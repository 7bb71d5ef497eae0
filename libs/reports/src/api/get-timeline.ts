import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@peyk/shared-api-client';
import type { components } from '@peyk/shared-contract';
import { sendKeys } from '@peyk/shared-sends';

export type Timeline = components['schemas']['RecipientTimeline'];

/** What happened to the message of the n-th recipient of a send. */
export function timelineQuery(sendId: string, n: number) {
  return queryOptions({
    queryKey: [...sendKeys.within(sendId), 'timeline', n] as const,
    queryFn: ({ signal }) =>
      answerOf(api.GET('/report/recipient_timeline', { params: { query: { send_id: sendId, n } }, signal })),
  });
}
