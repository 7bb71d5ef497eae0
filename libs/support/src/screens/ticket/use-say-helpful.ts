import { describeError } from '@peyk/shared-api-client';
import { useToasts } from '@peyk/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { rateInteraction } from '../../api/change-ticket';
import { TICKETS_KEY } from '../../api/keys';
import { messages } from '../../messages';

/** Says whether something that support wrote in a ticket helped. */
export function useSayHelpful(ticketId: string) {
  const client = useQueryClient();
  const { show } = useToasts();
  const { mutate } = useMutation({
    mutationFn: (said: { readonly id: string; readonly isHelpful: boolean }) =>
      rateInteraction(ticketId, said.id, said.isHelpful),
    onSuccess: () => void show({ text: messages.ticket.saidHelpful }),
    onError: (error) => void show({ text: describeError(error), tone: 'danger' }),
    onSettled: () => void client.invalidateQueries({ queryKey: TICKETS_KEY }),
  });
  return (id: string, isHelpful: boolean) => mutate({ id, isHelpful });
}
