import { answerOf, api } from '@peyk/shared-api-client';
import type { components } from '@peyk/shared-contract';
import { queryOptions } from '@tanstack/react-query';
import { SEGMENTS_KEY } from './keys';
import type { ContactFilters } from './list-contacts';

/** Filters over contacts under a name; whom they find is asked whenever they are used. */
export type Segment = components['schemas']['Segment'];

export function segmentsQuery() {
  return queryOptions({
    queryKey: [...SEGMENTS_KEY] as const,
    queryFn: async ({ signal }) => (await answerOf(api.GET('/phonebooks/segments', { signal }))).items,
  });
}

export function createSegment(title: string, filters: ContactFilters) {
  return answerOf(api.POST('/phonebooks/segments', { body: { title, filters: { ...filters } } }));
}

export function renameSegment(id: string, title: string) {
  return answerOf(api.POST('/phonebooks/segments/update', { body: { id, title } }));
}

export function deleteSegment(id: string) {
  return answerOf(api.POST('/phonebooks/segments/delete-list', { body: { ids: [id] } }));
}

/** How many contacts it finds now, and how many of them a send reaches. */
export function countSegment(id: string) {
  return answerOf(api.POST('/phonebooks/segments/count', { body: { id } }));
}
