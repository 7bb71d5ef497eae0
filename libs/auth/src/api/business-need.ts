import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@peyk/shared-api-client';

/** Whether the business set-up is still due. As the specification has it, a failure is not retried. */
export const businessNeedQuery = queryOptions({
  queryKey: ['auth', 'business-need'],
  queryFn: ({ signal }) => answerOf(api.GET('/user/business_need', { signal })),
  retry: false,
  staleTime: Infinity,
});
