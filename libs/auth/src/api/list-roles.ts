import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@peyk/shared-api-client';

/** The roles that a registration may choose: those of a reseller, or without one those of Peyk itself. */
export const rolesQuery = (resellerId: string | null) =>
  queryOptions({
    queryKey: ['auth', 'roles', resellerId],
    queryFn: async ({ signal }) => {
      const query = resellerId === null ? {} : { reseller_id: resellerId };
      return (await answerOf(api.GET('/acl/list', { params: { query }, signal }))).roles;
    },
    staleTime: Infinity,
  });
