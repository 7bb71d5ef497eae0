import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answerOf, api, uploadFile, type UploadProgress } from '@peyk/shared-api-client';
import type { components } from '@peyk/shared-contract';
import type { DepositFilters } from '../model/deposit-filters';

export type Deposit = components['schemas']['Deposit'];
export type DepositMethod = components['schemas']['DepositMethod'];
export type DepositTarget = components['schemas']['DepositTarget'];
export type NewDeposit = components['schemas']['NewDeposit'];
export type DepositSlip = components['schemas']['DepositSlip'];

export const DEPOSITS_KEY = ['deposits'] as const;

/** For so long a card and its owner are taken to be the same. */
const OWNERS_FRESH_MS = 60_000;

/** Where money may be transferred to, and whose cards and accounts those are. */
export function cardOwnersQuery() {
  return queryOptions({
    queryKey: ['card-owners'] as const,
    queryFn: ({ signal }) => answerOf(api.GET('/card-owner-info', { signal })),
    select: ({ items }) => items,
    staleTime: OWNERS_FRESH_MS,
  });
}

interface DepositRequest {
  readonly page: number;
  readonly limit: number;
  readonly filters: DepositFilters;
}

/** Transfers that were written down, newest first. */
export function depositsQuery({ page, limit, filters }: DepositRequest) {
  return queryOptions({
    queryKey: [...DEPOSITS_KEY, page, limit, filters] as const,
    queryFn: ({ signal }) =>
      answerOf(
        api.POST('/deposit/list', {
          body: { page, limit, ...(Object.keys(filters).length > 0 && { filters: { ...filters } }) },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
}

/** Writes a transfer down. */
export function createDeposit(method: DepositMethod, body: NewDeposit) {
  return answerOf(
    method === 'card_to_card' ? api.POST('/card-to-card-create', { body }) : api.POST('/bank-pay-create', { body }),
  );
}

/** Sends the picture of a slip. */
export function uploadSlip(file: File, progress: UploadProgress): Promise<DepositSlip> {
  return uploadFile<DepositSlip>('/deposit/upload-slip', file, progress);
}
