import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, creditQuery } from '@peyk/shared-api-client';
import { sendKeys } from '@peyk/shared-sends';
import { useRef } from 'react';
import { createSend } from '../../api/create-send';
import type { Composition } from '../../model/composition';
import { fieldErrors, type FieldErrors } from '../../model/field-errors';
import { newIdempotencyKey } from '../../model/idempotency-key';
import type { Quote } from '../../model/types';

/** What the person agreed to: exactly this composition at exactly this price. */
export interface Attempt {
  readonly composition: Composition;
  readonly quote: Quote;
  readonly idempotencyKey: string;
}

interface SendOutcomes {
  readonly onSent: (sendId: string) => void;
  /** The price has to be asked for again and agreed to again. */
  readonly onQuoteLost: () => void;
  /** Something in the form was refused: one sentence for each field at fault. */
  readonly onRefused: (composition: Composition, fields: FieldErrors) => void;
}

/**
 * Hands the composition over. An attempt whose answer was lost is repeated as it was, with the same key and the same
 * quote, so that the API carries it out once; any other answer, or a changed text, ends the attempt.
 */
export function useSend({ onSent, onQuoteLost, onRefused }: SendOutcomes) {
  const client = useQueryClient();
  const pending = useRef<Attempt | null>(null);
  const mutation = useMutation({
    mutationFn: ({ composition, quote, idempotencyKey }: Attempt) =>
      createSend({ composition, quoteId: quote.quote_id, idempotencyKey }),
    onSuccess: ({ send_id }) => {
      pending.current = null;
      void client.invalidateQueries({ queryKey: sendKeys.lists });
      void client.invalidateQueries({ queryKey: creditQuery().queryKey });
      onSent(send_id);
    },
    onError: (error, { composition }) => {
      if (!isUndecided(error)) pending.current = null;
      if (isQuoteLost(error)) onQuoteLost();
      const fields = error instanceof ApiError ? fieldErrors(error.fields) : {};
      if (Object.keys(fields).length > 0) onRefused(composition, fields);
    },
  });

  const send = (composition: Composition, quote: Quote) => {
    if (pending.current?.composition !== composition) {
      pending.current = { composition, quote, idempotencyKey: newIdempotencyKey() };
    }
    mutation.mutate(pending.current);
  };
  return { send, reset: mutation.reset, isPending: mutation.isPending, error: mutation.error };
}

/** The quote cannot be used any more (unknown, expired, for something else): the price has to be asked for again. */
const QUOTE_LOST_CODES = ['422-26', '422-27', '422-28'] as const;

/** Whether a send was refused only because its quote no longer holds. */
export function isQuoteLost(error: Error | null): boolean {
  return error instanceof ApiError && QUOTE_LOST_CODES.some((code) => error.code?.split(' ')[0] === code);
}

/** Whether nobody knows if the send was taken: no answer came, or a failure on the way. */
export function isUndecided(error: Error | null): boolean {
  return error instanceof ApiError && (error.status === undefined || error.status >= 500);
}
