import { describeError } from '@peyk/shared-api-client';
import { useToasts } from '@peyk/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { setSecretaryActive } from '../api/change-secretaries';
import { SECRETARIES_KEY } from '../api/secretaries-key';
import { messages } from '../messages';

/** Puts a secretary or a code reader to work again; that needs no question. */
export function useActivate(sentence: string = messages.activated) {
  const client = useQueryClient();
  const { show } = useToasts();
  return useMutation({
    mutationFn: (id: string) => setSecretaryActive(id, true),
    onSuccess: () => void show({ text: sentence }),
    onError: (error) => void show({ text: describeError(error), tone: 'danger' }),
    onSettled: () => void client.invalidateQueries({ queryKey: SECRETARIES_KEY }),
  });
}
