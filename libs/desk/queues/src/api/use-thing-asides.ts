import { deskApi } from '@peyk/desk-api';
import type { DeskSchemas } from '@peyk/desk-api';
import { answerOf } from '@peyk/shared-api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ThingName } from './thing-query';
import { thingsKey } from './things-query';

/** What was read is no more: the thing and the lists of it are asked for again. */
function useReadAgain() {
  const client = useQueryClient();
  return (queue: ThingName['queue']) =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['desk-thing', queue] }),
      client.invalidateQueries({ queryKey: thingsKey(queue) }),
    ]);
}

/** Writes a note for the others at the desk; done when it is seen. */
export function useAddNote() {
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: (body: ThingName & { readonly text: string }) => answerOf(deskApi.POST('/queue/note', { body })),
    onSettled: (_data, _error, { queue }) => readAgain(queue),
  });
}

/** Says how urgent a thing is; done when it is seen. */
export function useSetPriority() {
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: (body: ThingName & { readonly priority: DeskSchemas['Priority'] }) =>
      answerOf(deskApi.POST('/queue/priority', { body })),
    onSettled: (_data, _error, { queue }) => readAgain(queue),
  });
}
