import { answerOf, api } from '@peyk/shared-api-client';
import type { RecipientStatus, SendFilters } from '@peyk/shared-sends';

export type ExportFormat = 'xlsx' | 'csv';
export type SendListName = 'recent' | 'archive' | 'systemic';

/** Begins to make a file of everything that a list finds; a job makes it. @throws {ApiError} */
export function exportSends(list: SendListName, format: ExportFormat, filters: SendFilters) {
  return answerOf(api.POST('/report/list_export', { body: { list, format, filters: { ...filters } } }));
}

/** The same of the recipients of a send, of all or of those with one status. @throws {ApiError} */
export function exportRecipients(sendId: string, format: ExportFormat, status: RecipientStatus | undefined) {
  const filters = status === undefined ? {} : { status };
  return answerOf(api.POST('/report/recipients_export', { body: { send_id: sendId, format, filters } }));
}
