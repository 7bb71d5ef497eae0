import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { offerMessages } from '../../offer-messages';
import { paymentMessages as words } from '../../payment-messages';

export interface CreditMethod {
  readonly key: string;
  readonly title: string;
  /** Of its own chunk: who comes for one way loads no other. */
  readonly Form: LazyExoticComponent<ComponentType>;
}

/** The ways to fill the wallet, in the order in which they are offered. Another one is a line here. */
export const CREDIT_METHODS: readonly CreditMethod[] = [
  { key: 'gifts', title: offerMessages.gifts, Form: lazy(() => import('./gifts-card')) },
  { key: 'gateway', title: words.gateway, Form: lazy(() => import('./gateway-method')) },
  { key: 'packages', title: offerMessages.packages, Form: lazy(() => import('./packages-card')) },
];
