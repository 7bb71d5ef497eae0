import { answerOf, api } from '@peyk/shared-api-client';
import type { BulkTarget } from '@peyk/shared-screens';
import type { ContactFilters } from './list-contacts';

/** Begins to write contacts into a file; a job does it. The ids are those of contacts. */
export function exportContacts(target: BulkTarget<ContactFilters>, format: 'xlsx' | 'csv' = 'xlsx') {
  const selection = 'ids' in target ? { ids: target.ids.map(String) } : { filters: { ...target.filter } };
  return answerOf(api.POST('/phonebooks/numbers/export', { body: { selection, format } }));
}
