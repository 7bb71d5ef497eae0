import { answerOf, api } from '@peyk/shared-api-client';

/** Deletes drafts; those that are gone already do not matter. */
export function deleteDrafts(ids: readonly string[]) {
  return answerOf(api.POST('/user/draft/delete', { body: { ids: [...ids] } }));
}
