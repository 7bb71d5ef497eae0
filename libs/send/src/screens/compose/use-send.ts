import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, creditQuery } from '@peyk/shared-api-client';
import { sendKeys } from '@peyk/shared-sends';
import { useState } from 'react';
import { createSend } from '../../api/create-send';
import { beginAttempt, isRepeatOf, type Attempt } from '../../model/attempt';
import type { Composition } from '../../model/composition';
import { fieldErrors, type FieldErrors } from '../../model/field-errors';
import type { Quote } from '../../model/types';
import type { Way } from '../../model/way';
import { keepAttempt, loadAttempt } from './kept-in-tab';

interface SendParts {
  /** Username of the person who sends. */
  readonly owner: string;
  readonly way: Way;
  readonly onSent: (sendId: string) => void;
  /** The price has to be asked for again and agreed to again. */
  readonly onQuoteLost: () => void;
  /** Something in the form was refused: one sentence for each field at fault. */
  readonly onRefused: (composition: Composition, fields: FieldErrors) => void;
}

interface Handover {
  readonly composition: Composition;
  readonly attempt: Attempt;
}

/**
 * Hands the composition over. An attempt whose answer was lost, even by a reload, is repeated as it was, with the same key
 * and the same quote, so that the API carries it out once; any other answer ends the attempt. A changed composition is an
 * attempt of its own.
 */
export function useSend({ owner, way, onSent, onQuoteLost, onRefused }: SendParts) {
  const client = useQueryClient();
  const [undecided, setUndecided] = useState(() => loadAttempt(owner));
  const remember = (attempt: Attempt | null) => {
    keepAttempt(owner, attempt);
    setUndecided(attempt);
  };
  const mutation = useMutation({
    mutationFn: ({ composition, attempt: { quote, idempotencyKey } }: Handover) =>
      createSend({ composition, way, quoteId: quote.quote_id, idempotencyKey }),
    onSuccess: ({ send_id }) => {
      remember(null);
      void client.invalidateQueries({ queryKey: sendKeys.lists });
      void client.invalidateQueries({ queryKey: creditQuery().queryKey });
      onSent(send_id);
    },
    onError: (error, { composition }) => {
      if (!isUndecided(error)) remember(null);
      if (isQuoteLost(error)) onQuoteLost();
      const fields = error instanceof ApiError ? fieldErrors(error.fields, way) : {};
      if (Object.keys(fields).length > 0) onRefused(composition, fields);
    },
  });

  const send = (composition: Composition, quote: Quote) => {
    const nowMs = Date.now();
    const isRepeat = undecided !== null && isRepeatOf(undecided, { composition, way }, nowMs);
    const attempt = isRepeat ? undecided : beginAttempt({ composition, way }, quote, nowMs);
    // Kept before it leaves: a reload may come before any answer.
    remember(attempt);
    mutation.mutate({ composition, attempt });
  };
  return {
    send,
    reset: mutation.reset,
    isPending: mutation.isPending,
    error: mutation.error,
    /** The attempt of which nobody knows whether it was accepted; null while one is on its way. */
    undecided: mutation.isPending ? null : undecided,
    forgetUndecided: () => remember(null),
  };
}

/** The quote cannot be used any more (unknown, expired, for something else): the price has to be asked for again. */
const QUOTE_LOST_CODES = ['422-26', '422-27', '422-28'] as const;

/** Whether a send was refused only because its quote no longer holds. */
export function isQuoteLost(error: Error | null): boolean {
  return QUOTE_LOST_CODES.some((code) => hasCode(error, code));
}

/** The first call with this key is still being carried out. */
const STILL_BUSY_CODE = '409-3';

/** Whether nobody knows if the send was taken: no answer came, a failure on the way, or the first call still runs. */
export function isUndecided(error: Error | null): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status === undefined || error.status >= 500 || hasCode(error, STILL_BUSY_CODE);
}

function hasCode(error: Error | null, code: string): boolean {
  return error instanceof ApiError && error.code?.split(' ')[0] === code;
}
