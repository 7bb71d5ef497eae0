import { answerOf } from '@peyk/shared-api-client';
import { deskApi } from '@peyk/desk-api';
import type { DeskSchemas, QueueName } from '@peyk/desk-api';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export type WaitingThing = DeskSchemas['WaitingThing'];

/** Rows of a page of a queue. */
export const THINGS_PER_PAGE = 20;
const EVERY_MS = 15_000;

/** All that was asked about one queue. */
export const thingsKey = (queue: QueueName) => ['desk-things', queue] as const;

/** One page of what waits, the most urgent and then the longest first. @param priority only those that have it */
export const thingsQuery = (queue: QueueName, page: number, priority?: DeskSchemas['Priority']) =>
  queryOptions({
    queryKey: [...thingsKey(queue), page, priority ?? null],
    queryFn: ({ signal }) =>
      answerOf(
        deskApi.POST('/queue/list', {
          body: { queue, page, limit: THINGS_PER_PAGE, ...(priority && { priority }) },
          signal,
        }),
      ),
    refetchInterval: EVERY_MS,
    placeholderData: keepPreviousData,
  });
