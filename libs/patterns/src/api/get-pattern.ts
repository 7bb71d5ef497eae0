import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@peyk/shared-api-client';
import type { components } from '@peyk/shared-contract';
import { PATTERNS_KEY } from './patterns-key';

export type PatternDetails = components['schemas']['PatternDetails'];
export type PatternVersion = components['schemas']['PatternVersion'];

/** One pattern with its versions. */
export function patternQuery(id: string) {
  return queryOptions({
    queryKey: [...PATTERNS_KEY, 'one', id] as const,
    queryFn: ({ signal }) => answerOf(api.GET('/patterns/details', { params: { query: { id } }, signal })),
  });
}

/** What the text of a pattern must name. */
export function patternRulesQuery() {
  return queryOptions({
    queryKey: [...PATTERNS_KEY, 'rules'] as const,
    queryFn: ({ signal }) => answerOf(api.GET('/patterns/rules', { signal })),
  });
}
