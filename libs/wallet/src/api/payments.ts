import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@peyk/shared-api-client';
import type { components } from '@peyk/shared-contract';
import type { PaymentFilters } from '../model/payment-filters';

export type Payment = components['schemas']['Payment'];
export type PaymentMethods = components['schemas']['PaymentMethods'];
export type GatewayName = components['schemas']['GatewayName'];

const FIRST_LOOK_MS = 3_000;
const LATER_LOOK_MS = 30_000;

/** Whether there is a gateway, and how much may be paid. */
export function paymentMethodsQuery() {
  return queryOptions({
    queryKey: ['payment-methods'] as const,
    queryFn: ({ signal }) => answerOf(api.GET('/payment_method_list', { signal })),
  });
}

/** A payment as the bank tells it; asked again, less and less often, until it is known. */
export function paymentQuery(id: string) {
  return queryOptions({
    queryKey: ['payment', id] as const,
    queryFn: ({ signal }) => answerOf(api.POST('/payment/check', { body: { payment_id: id }, signal })),
    refetchInterval: ({ state }) =>
      state.data?.state === 'waiting' ? Math.min(FIRST_LOOK_MS * state.dataUpdateCount, LATER_LOOK_MS) : false,
  });
}

interface PaymentsRequest {
  readonly page: number;
  readonly limit: number;
  readonly filters: PaymentFilters;
}

/** Payments that were begun, newest first, as they were known last. */
export function paymentsQuery({ page, limit, filters }: PaymentsRequest) {
  return queryOptions({
    queryKey: ['payments', page, limit, filters] as const,
    queryFn: ({ signal }) =>
      answerOf(
        api.POST('/report/payment/new', {
          body: { page, limit, ...(Object.keys(filters).length > 0 && { filters: { ...filters } }) },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
}

/** Asks for the address of the bank's page. Each call is a payment of its own: only ever by hand. */
export function startPayment(query: {
  amount: string;
  callbackUrl: string;
  gateway: GatewayName;
  description?: string;
}) {
  return answerOf(api.GET('/payment/generate-url', { params: { query } }));
}
