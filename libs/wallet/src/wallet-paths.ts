/** Where the screens of this library stand. */
export const WALLET_PATHS = {
  transactions: '/wallet/transactions',
  credit: '/wallet/credit',
  paymentResult: '/wallet/payment-result',
  payments: '/wallet/payments',
  deposits: '/wallet/deposits',
  newDeposit: '/wallet/deposits/new',
  tariffs: '/profile/tariffs',
  plans: '/plans',
} as const;

/** Pages of other domains that these screens lead to. */
export const OTHER_PATHS = { report: '/reports/:id', settings: '/settings' } as const;
