import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@peyk/shared-api-client';
import type { components } from '@peyk/shared-contract';

export type SendMakerPerson = components['schemas']['SendMakerPerson'] & { is_owner: boolean };

/** The people of the account, by whom lists of sends can be narrowed. */
export const sendMakersQuery = queryOptions({
  queryKey: ['send-makers'] as const,
  queryFn: ({ signal }) => answerOf(api.GET('/report/makers', { signal })),
});
