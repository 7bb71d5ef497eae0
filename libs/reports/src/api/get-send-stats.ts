import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@peyk/shared-api-client';
import { sendKeys } from '@peyk/shared-sends';

/** The counts of a send by mobile operator, with the money of each. */
export function sendStatsQuery(sendId: string) {
  return queryOptions({
    queryKey: [...sendKeys.within(sendId), 'stats'] as const,
    queryFn: ({ signal }) =>
      answerOf(api.GET('/report/bulk_stats', { params: { query: { send_id: sendId } }, signal })),
  });
}
