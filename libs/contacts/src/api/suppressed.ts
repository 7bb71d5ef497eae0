import { answerOf, api } from '@peyk/shared-api-client';
import type { components, operations } from '@peyk/shared-contract';
import type { ListRequest } from '@peyk/shared-screens';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { inThousands } from './change-contacts';
import { SUPPRESSED_KEY } from './keys';

export type SuppressedNumber = components['schemas']['SuppressedNumber'];
export type SuppressedKind = components['schemas']['SuppressedKind'];
/** The lists that the account itself writes; cancel-11 is its recipients'. */
export type BlacklistKind = Exclude<SuppressedKind, 'cancel_11'>;
type Body = NonNullable<operations['listSuppressedNumbers']['requestBody']>['content']['application/json'];
export type SuppressedFilters = Readonly<NonNullable<Body['filters']>>;

/** One page of one of the three lists. */
export function suppressedQuery(kind: SuppressedKind, { page, limit, filters }: ListRequest<SuppressedFilters>) {
  return queryOptions({
    queryKey: [...SUPPRESSED_KEY, kind, page, limit, filters] as const,
    queryFn: ({ signal }) =>
      answerOf(
        api.POST('/phonebooks/blacklist/list', { body: { kind, page, limit, filters: { ...filters } }, signal }),
      ),
    placeholderData: keepPreviousData,
  });
}

/** Puts numbers on a blacklist; those that are there already keep their dates. */
export async function addSuppressed(kind: BlacklistKind, numbers: readonly string[]) {
  const sum = { added: 0, existing: 0, refused: 0 };
  for (const some of inThousands(numbers)) {
    const answer = await answerOf(api.POST('/phonebooks/blacklist/add-list', { body: { kind, numbers: some } }));
    sum.added += answer.added_count;
    sum.existing += answer.existing_count;
    sum.refused += answer.refused.length;
  }
  return sum;
}

export async function removeSuppressed(kind: BlacklistKind, numbers: readonly string[]): Promise<number> {
  let count = 0;
  for (const some of inThousands(numbers)) {
    const body = { kind, numbers: some };
    count += (await answerOf(api.POST('/phonebooks/blacklist/delete-list', { body }))).deleted_count;
  }
  return count;
}
