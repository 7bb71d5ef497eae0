import type { FilterField } from '@peyk/shared-ui';
import type { FilterValuesOf } from '@peyk/shared-url-state';
import { paymentMessages as words } from '../payment-messages';

const STATES = ['waiting', 'credited', 'failed', 'returned'] as const;

/** What the list can be narrowed to: the fields of the panel and the keys of the address. */
export const PAYMENT_FILTERS = [
  {
    type: 'options',
    key: 'state',
    label: words.state,
    options: STATES.map((value) => ({ value, label: words.states[value] })),
  },
] as const satisfies readonly FilterField[];

export interface PaymentFilters {
  readonly state?: (typeof STATES)[number];
}

/** What the address asks for, as the API takes it; what nobody can mean is dropped. */
export function toPaymentFilters({ state }: FilterValuesOf<typeof PAYMENT_FILTERS>): PaymentFilters {
  const known = STATES.find((one) => one === state);
  return known === undefined ? {} : { state: known };
}
