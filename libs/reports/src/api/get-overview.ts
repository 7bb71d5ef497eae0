import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@peyk/shared-api-client';
import type { components } from '@peyk/shared-contract';
import { sendKeys } from '@peyk/shared-sends';

export type Overview = components['schemas']['ReportsOverview'];
export type SentCounts = components['schemas']['SentCounts'];

/** Days of Tehran in the Gregorian calendar, both included. */
export interface DayRange {
  readonly from_day: string;
  readonly to_day: string;
}

/** What was sent and heard in a range of days. */
export function overviewQuery(range: DayRange) {
  return queryOptions({
    queryKey: [...sendKeys.all, 'overview', range] as const,
    queryFn: ({ signal }) => answerOf(api.GET('/report/overview', { params: { query: range }, signal })),
  });
}
