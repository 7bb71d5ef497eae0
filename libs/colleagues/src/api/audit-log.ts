import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import { answerOf, api } from '@peyk/shared-api-client';
import type { components } from '@peyk/shared-contract';
import type { ListRequest } from '@peyk/shared-screens';

export type AuditLogEntry = components['schemas']['AuditLogEntry'];
export type AuditLogFilters = components['schemas']['AuditLogFilters'];
export type AuditLogProof = components['schemas']['AuditLogProof'];
export type AuditObjectKind = components['schemas']['AuditLogObjectKind'];

/** What was done in the account, newest first; `untilId` holds the pages still while entries come in. */
export function auditLogQuery({ page, limit, filters }: ListRequest<AuditLogFilters>, untilId: string | undefined) {
  const until = untilId === undefined ? {} : { until_id: untilId };
  return queryOptions({
    queryKey: ['audit-log', page, limit, filters, untilId] as const,
    queryFn: ({ signal }) =>
      answerOf(api.POST('/audit-log/list', { body: { page, limit, ...until, filters: { ...filters } }, signal })),
    placeholderData: keepPreviousData,
  });
}

/** The newest entry of the first page, as it was read: the pages after it begin there, whatever has come since. */
export function newestSeen(client: QueryClient, { page, ...rest }: ListRequest<AuditLogFilters>): string | undefined {
  if (page === 1) return undefined;
  return client.getQueryData(auditLogQuery({ ...rest, page: 1 }, undefined).queryKey)?.items[0]?.id;
}

/** Whom and what the log can be narrowed to. */
export const auditLogChoicesQuery = queryOptions({
  queryKey: ['audit-log-choices'] as const,
  queryFn: ({ signal }) => answerOf(api.GET('/audit-log/choices', { signal })),
});

/** Begins a spreadsheet of all that the filters find; a job of the account makes it. */
export const exportAuditLog = (filters: AuditLogFilters) =>
  answerOf(api.POST('/audit-log/export', { body: { format: 'xlsx', filters } }));
