import { ownQueuesQuery, deskApi } from '@peyk/desk-api';
import { answerOf } from '@peyk/shared-api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ThingName } from './thing-query';
import { thingsKey } from './things-query';

/** Says that one looks at a thing; lists of it are asked for again. */
export function useTakeThing() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ThingName) => answerOf(deskApi.POST('/queue/take', { body })),
    onSettled: (_data, _error, { queue }) => {
      void client.invalidateQueries({ queryKey: thingsKey(queue) });
      void client.invalidateQueries(ownQueuesQuery());
    },
  });
}
