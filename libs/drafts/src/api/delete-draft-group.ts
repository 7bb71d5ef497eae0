import { answerOf, api } from '@peyk/shared-api-client';
import type { DraftGroup } from '@peyk/shared-screens';

/** Deletes a group with its drafts, if they are as many as the person was told. */
export function deleteDraftGroup({ id, drafts_count }: DraftGroup) {
  return answerOf(api.POST('/user/draft/group/delete', { body: { id, expected_count: drafts_count } }));
}
