import { answerOf } from '@peyk/shared-api-client';
import { deskApi } from '@peyk/desk-api';
import type { DeskSchemas, QueueName } from '@peyk/desk-api';
import { queryOptions } from '@tanstack/react-query';

export type ShownThing = DeskSchemas['ShownThing'];
export type Verdict = DeskSchemas['Verdict'];

export interface ThingName {
  readonly queue: QueueName;
  readonly key: string;
}

/** One thing with all that a decision needs. @param from the first of its texts */
export const thingQuery = ({ queue, key }: ThingName, from = 1) =>
  queryOptions({
    queryKey: ['desk-thing', queue, key, from],
    queryFn: ({ signal }) => answerOf(deskApi.POST('/queue/thing', { body: { queue, key, from }, signal })),
    // Looking at it is written down: once while it is open.
    staleTime: Infinity,
  });
