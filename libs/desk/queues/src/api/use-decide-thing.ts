import { ownQueuesQuery, deskApi } from '@peyk/desk-api';
import type { DeskSchemas } from '@peyk/desk-api';
import { answerOf } from '@peyk/shared-api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ThingName } from './thing-query';
import { thingsKey } from './things-query';

export interface Decision extends ThingName {
  readonly verdict: DeskSchemas['VerdictName'];
  readonly reason?: string;
  readonly text?: string;
  readonly day?: string;
  readonly amount?: string;
}

/** Decides about a thing; whatever comes of it, the queue is asked for again. */
export function useDecideThing() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Decision) => answerOf(deskApi.POST('/queue/decide', { body })),
    onSettled: (_data, error, { queue }) => {
      // What was refused may have been changed meanwhile.
      if (error) void client.invalidateQueries({ queryKey: ['desk-thing', queue] });
      void client.invalidateQueries({ queryKey: thingsKey(queue) });
      void client.invalidateQueries(ownQueuesQuery());
    },
  });
}
