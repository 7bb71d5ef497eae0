import { ApiError, creditQuery, newIdempotencyKey } from '@peyk/shared-api-client';
import { sendKeys } from '@peyk/shared-sends';
import { useToasts } from '@peyk/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { CONVERSATION_KEY } from '../../api/keys';
import { noteReply, sendReply, type Quote, type ReplyText, type ReplyToSend } from '../../api/reply';
import { messages } from '../../messages';

const words = messages.reply;
/** The first call with this key is still being carried out. */
const STILL_BUSY_CODE = '409-3';

/** Whether nobody knows if the reply was taken: no answer came, or a failure on the way. */
export function isUndecided(error: Error | null): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status === undefined || error.status >= 500 || error.code?.split(' ')[0] === STILL_BUSY_CODE;
}

/**
 * Sends replies. One whose answer was lost is repeated as it was, with its key and its quote, so that the API sends it once; another
 * text or line is a reply of its own.
 */
export function useReply(onSent: () => void) {
  const client = useQueryClient();
  const { show } = useToasts();
  const undecided = useRef<ReplyToSend | null>(null);
  const sending = useMutation({
    mutationFn: async (reply: ReplyToSend) => {
      const sendId = await sendReply(reply);
      undecided.current = null;
      // It has been sent, whatever comes of the note.
      const isNoted = await noteReply(reply.sender, sendId).then(
        () => true,
        () => false,
      );
      show(isNoted ? { text: words.done } : { text: words.notNoted, tone: 'info' });
    },
    onSuccess: () => {
      for (const queryKey of [CONVERSATION_KEY, sendKeys.lists, creditQuery().queryKey]) {
        void client.invalidateQueries({ queryKey });
      }
      onSent();
    },
    onError: (error) => {
      if (!isUndecided(error)) undecided.current = null;
    },
  });
  const send = (reply: ReplyText, quote: Quote) => {
    const before = undecided.current;
    const isSame = before !== null && before.text === reply.text && before.line === reply.line;
    const handed = isSame ? before : { ...reply, quoteId: quote.quote_id, idempotencyKey: newIdempotencyKey() };
    undecided.current = handed;
    sending.mutate(handed);
  };
  return { send, isPending: sending.isPending, error: sending.error, forget: sending.reset };
}
