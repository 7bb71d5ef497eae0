import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@peyk/shared-api-client';
import type { components } from '@peyk/shared-contract';
import type { ListRequest } from '@peyk/shared-screens';
import type { SecretariesFilters } from './list-secretaries';
import { SECRETARIES_KEY } from './secretaries-key';

export type Poll = components['schemas']['Poll'];
export type PollOption = Poll['options'][number];
/** What a person writes. */
export type PollFields = components['schemas']['NewPoll'];

/** Polls, newest first. */
export function pollsQuery({ page, limit, filters }: ListRequest<SecretariesFilters>) {
  return queryOptions({
    queryKey: [...SECRETARIES_KEY, 'polls', page, limit, filters] as const,
    queryFn: ({ signal }) =>
      answerOf(api.POST('/advanced-services/polls/list', { body: { page, limit, filters: { ...filters } }, signal })),
    placeholderData: keepPreviousData,
  });
}

/** One poll, with its votes. */
export function pollQuery(id: string) {
  return queryOptions({
    queryKey: [...SECRETARIES_KEY, 'poll', id] as const,
    queryFn: ({ signal }) =>
      answerOf(api.GET('/advanced-services/polls/details', { params: { query: { id } }, signal })),
  });
}

export const createPoll = (body: PollFields) => answerOf(api.POST('/advanced-services/polls/create', { body }));

/** What is not given is taken away; the votes stay. */
export const updatePoll = (id: string, fields: PollFields) =>
  answerOf(api.POST('/advanced-services/polls/update', { body: { id, ...fields } }));

export const deletePolls = (ids: readonly string[]) =>
  answerOf(api.POST('/advanced-services/polls/delete-list', { body: { ids: [...ids] } }));

/** Begins the file of its votes. */
export const exportVotes = (id: string) =>
  answerOf(api.POST('/advanced-services/polls/export-votes', { body: { id } }));
