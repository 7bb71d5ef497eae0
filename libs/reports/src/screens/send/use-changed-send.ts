import { useQueryClient } from '@tanstack/react-query';
import { creditQuery } from '@peyk/shared-api-client';
import { sendKeys } from '@peyk/shared-sends';

/** What must be asked for again once something was decided about a send, or the attempt failed. */
export function useChangedSend(sendId: string): () => void {
  const client = useQueryClient();
  return () => {
    for (const queryKey of [sendKeys.one(sendId), sendKeys.lists, sendKeys.within(sendId), creditQuery().queryKey]) {
      void client.invalidateQueries({ queryKey });
    }
  };
}
