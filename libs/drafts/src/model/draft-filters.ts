import type { DraftFilters } from '@peyk/shared-screens';
import type { FilterField } from '@peyk/shared-ui';
import type { FilterValuesOf } from '@peyk/shared-url-state';
import { messages } from '../messages';

const MAX_SEARCH_CHARS = 100;

/** What the list can be narrowed to: the fields of the panel and the keys of the address. */
export const DRAFT_FILTERS = [
  { type: 'search', key: 'text', label: messages.text, maxLength: MAX_SEARCH_CHARS },
] as const satisfies readonly FilterField[];

/** What the address asks for, as the API takes it. */
export function toDraftFilters(
  { text }: FilterValuesOf<typeof DRAFT_FILTERS>,
  groupId: string | undefined,
): DraftFilters {
  return { ...(groupId !== undefined && { group_id: groupId }), ...(text !== undefined && { text }) };
}
