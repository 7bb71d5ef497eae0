import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@peyk/shared-api-client';
import type { components } from '@peyk/shared-contract';
import { sendKeys, type RecipientStatus } from '@peyk/shared-sends';

export type Recipient = components['schemas']['Recipient'];

export interface RecipientRequest {
  readonly sendId: string;
  readonly page: number;
  readonly limit: number;
  readonly status?: RecipientStatus;
  /** A whole mobile number. */
  readonly number?: string;
}

/** The recipients of a send, in its order, and what became of each. */
export function recipientsQuery({ sendId, page, limit, status, number }: RecipientRequest) {
  const filters = { ...(status !== undefined && { status }), ...(number !== undefined && { number }) };
  return queryOptions({
    queryKey: [...sendKeys.within(sendId), 'recipients', page, limit, filters] as const,
    queryFn: ({ signal }) =>
      answerOf(
        api.POST('/report/recipients', {
          body: { send_id: sendId, page, limit, ...(Object.keys(filters).length > 0 && { filters }) },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
}
