import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@peyk/shared-api-client';

/** What the account's lines ask it to agree to. */
export function agreementsQuery() {
  return queryOptions({
    queryKey: ['agreements'] as const,
    queryFn: async ({ signal }) => (await answerOf(api.GET('/numbers/agreement-list', { signal }))).items,
  });
}

/** Agrees to one of them for the whole account; once more changes nothing. @throws {ApiError} */
export function assignAgreement(id: string) {
  return answerOf(api.POST('/assign-agreement', { body: { agreement_id: id } }));
}
