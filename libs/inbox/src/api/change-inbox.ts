import { answerOf, api } from '@peyk/shared-api-client';
import type { BulkTarget } from '@peyk/shared-screens';
import type { InboxFilters } from './list-inbox';

/** The contract takes so many at once. */
const IDS_AT_ONCE = 1_000;

type Target = BulkTarget<InboxFilters>;

const chosenOf = (target: Target) => ('ids' in target ? { ids: target.ids.map(String) } : { filters: target.filter });

/** Marks messages as read, or as unread; answers which were not so before. */
export async function markRead(target: Target, isRead: boolean): Promise<readonly string[]> {
  const body = { ...chosenOf(target), is_read: isRead };
  return (await answerOf(api.POST('/report/messages-inbox/read', { body }))).changed_ids;
}

/** Takes back what `markRead` has changed. */
export async function markBack(ids: readonly string[], isRead: boolean): Promise<void> {
  for (let from = 0; from < ids.length; from += IDS_AT_ONCE) {
    await markRead({ ids: ids.slice(from, from + IDS_AT_ONCE) }, isRead);
  }
}

/** Marks all that a number wrote as read. */
export const markSenderRead = (sender: string) =>
  answerOf(api.POST('/report/messages-inbox/read', { body: { sender } }));

/** Deletes messages; of filters only if they find no more than the person was shown. */
export function deleteMessages(target: Target) {
  const expected = 'ids' in target ? {} : { expected_count: target.expectedCount };
  return answerOf(api.POST('/report/messages-inbox/delete-list', { body: { ...chosenOf(target), ...expected } }));
}

/** Begins to write messages into a file; a job does it. */
export function exportMessages(target: Target, format: 'xlsx' | 'csv' = 'xlsx') {
  return answerOf(api.POST('/report/messages-inbox/export', { body: { ...chosenOf(target), format } }));
}

export const cancelExport = (jobId: string) => answerOf(api.POST('/jobs/cancel', { body: { job_id: jobId } }));
