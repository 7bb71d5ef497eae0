import { answerOf, api } from '@peyk/shared-api-client';
import type { components } from '@peyk/shared-contract';
import { queryOptions } from '@tanstack/react-query';
import { TAGS_KEY } from './keys';

export type Tag = components['schemas']['Tag'];

/** All tags of the account; at most 200. */
export function tagsQuery() {
  return queryOptions({
    queryKey: [...TAGS_KEY] as const,
    queryFn: async ({ signal }) => (await answerOf(api.GET('/phonebooks/numbers/tags', { signal }))).items,
  });
}

export function createTag(title: string) {
  return answerOf(api.POST('/phonebooks/numbers/tags', { body: { title } }));
}

export function renameTag(id: string, title: string) {
  return answerOf(api.POST('/phonebooks/numbers/tags/update', { body: { id, title } }));
}

export function deleteTag(id: string) {
  return answerOf(api.POST('/phonebooks/numbers/tags/delete-list', { body: { ids: [id] } }));
}
