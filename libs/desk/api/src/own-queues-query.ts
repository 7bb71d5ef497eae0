import { answerOf } from '@peyk/shared-api-client';
import { queryOptions } from '@tanstack/react-query';
import { deskApi } from './desk-api';

/** Others decide too, and accounts ask for more: counts are asked for again while the page is looked at. */
const EVERY_MS = 15_000;

/** Who is signed in, and their queues with how much waits in each. */
export const ownQueuesQuery = () =>
  queryOptions({
    queryKey: ['desk-queues'],
    queryFn: ({ signal }) => answerOf(deskApi.GET('/queue', { signal })),
    refetchInterval: EVERY_MS,
  });
