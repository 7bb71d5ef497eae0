import { answerOf } from '@peyk/shared-api-client';
import { deskApi } from '@peyk/desk-api';
import type { DeskSchemas } from '@peyk/desk-api';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export type DeskAccount = DeskSchemas['DeskAccount'];
export type DeskAccountDetails = DeskSchemas['DeskAccountDetails'];

export type AccountOffer = DeskSchemas['AccountOffer'];

export const ACCOUNTS_PER_PAGE = 20;

/** One page of the accounts that have this in name, username or number. */
export const accountsQuery = (search: string, page: number) =>
  queryOptions({
    queryKey: ['desk-accounts', search, page],
    queryFn: ({ signal }) =>
      answerOf(
        deskApi.POST('/account/list', {
          body: { page, limit: ACCOUNTS_PER_PAGE, ...(search !== '' && { search }) },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

/** One account as it stands now. */
export const accountQuery = (id: string) =>
  queryOptions({
    queryKey: ['desk-account', id],
    queryFn: ({ signal }) => answerOf(deskApi.GET('/account/show', { params: { query: { id } }, signal })),
  });

/** Lines, packages and plans that an account may be given. */
export const offersQuery = () =>
  queryOptions({
    queryKey: ['desk-offers'],
    queryFn: ({ signal }) => answerOf(deskApi.GET('/account/offers', { signal })),
  });
