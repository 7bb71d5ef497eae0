import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@peyk/shared-api-client';
import { sendKeys, type SendListRequest } from '@peyk/shared-sends';

const bodyOf = ({ page, limit, filters = {} }: SendListRequest) => ({ page, limit, filters: { ...filters } });

/** Sends older than 30 days, newest first. */
export function archivedSendsQuery(request: SendListRequest) {
  return queryOptions({
    queryKey: [...sendKeys.lists, 'archive', request] as const,
    queryFn: ({ signal }) => answerOf(api.POST('/report/archive_list', { body: bodyOf(request), signal })),
    placeholderData: keepPreviousData,
  });
}

/** What the system sent for the account, of any age, newest first. */
export function systemicSendsQuery(request: SendListRequest) {
  return queryOptions({
    queryKey: [...sendKeys.lists, 'systemic', request] as const,
    queryFn: ({ signal }) => answerOf(api.POST('/report/systemic_list', { body: bodyOf(request), signal })),
    placeholderData: keepPreviousData,
  });
}
