import type { FilterField } from '@peyk/shared-ui';
import type { FilterValuesOf } from '@peyk/shared-url-state';
import { depositMessages as words } from '../deposit-messages';

const STATES = ['waiting', 'accepted', 'refused'] as const;
const METHODS = ['card_to_card', 'bank_transfer'] as const;

/** What the list can be narrowed to: the fields of the panel and the keys of the address. */
export const DEPOSIT_FILTERS = [
  {
    type: 'options',
    key: 'state',
    label: words.state,
    options: STATES.map((value) => ({ value, label: words.states[value] })),
  },
  {
    type: 'options',
    key: 'method',
    label: words.method,
    options: METHODS.map((value) => ({ value, label: words.methods[value] })),
  },
] as const satisfies readonly FilterField[];

export interface DepositFilters {
  readonly state?: (typeof STATES)[number];
  readonly method?: (typeof METHODS)[number];
}

/** What the address asks for, as the API takes it; what nobody can mean is dropped. */
export function toDepositFilters({ state, method }: FilterValuesOf<typeof DEPOSIT_FILTERS>): DepositFilters {
  const knownState = STATES.find((one) => one === state);
  const knownMethod = METHODS.find((one) => one === method);
  return {
    ...(knownState !== undefined && { state: knownState }),
    ...(knownMethod !== undefined && { method: knownMethod }),
  };
}
