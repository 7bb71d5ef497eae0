import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@peyk/shared-api-client';
import type { components } from '@peyk/shared-contract';
import type { ListRequest } from '@peyk/shared-screens';
import { SECRETARIES_KEY } from './secretaries-key';

export type Secretary = components['schemas']['Secretary'];

/** What the list can be narrowed to; everything absent means all. */
export interface SecretariesFilters {
  readonly title?: string;
  readonly state?: Secretary['state'];
}

/** Secretaries, newest first. */
export function secretariesQuery({ page, limit, filters }: ListRequest<SecretariesFilters>) {
  return queryOptions({
    queryKey: [...SECRETARIES_KEY, 'list', page, limit, filters] as const,
    queryFn: ({ signal }) =>
      answerOf(
        api.POST('/advanced-services/general-messaging/list', {
          body: { page, limit, filters: { ...filters } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
}
