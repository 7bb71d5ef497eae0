import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@peyk/shared-api-client';
import type { components } from '@peyk/shared-contract';

export type BalanceAlert = components['schemas']['BalanceAlert'];

/** Below which balance the account is told. */
export function balanceAlertQuery() {
  return queryOptions({
    queryKey: ['balance-alert'] as const,
    queryFn: ({ signal }) => answerOf(api.GET('/user/setting/low_balance', { signal })),
  });
}

/** Whom messages about the account reach. */
export function accountContactQuery() {
  return queryOptions({
    queryKey: ['account-contact'] as const,
    queryFn: ({ signal }) => answerOf(api.GET('/user/setting/parent_account_contact', { signal })),
  });
}

/** Sets below which balance the account is told. */
export function setBalanceAlert(alert: { is_on: boolean; below: number }) {
  return answerOf(api.POST('/user/setting/low_balance', { body: alert }));
}
