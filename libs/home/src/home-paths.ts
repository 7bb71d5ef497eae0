/** Where the screen of this library stands. */
export const HOME_PATHS = { home: '/dashboard' } as const;

/** Pages of other domains that home leads to. */
export const OTHER_PATHS = {
  quickSend: '/send-sms/quick',
  reports: '/reports',
  report: '/reports/:id',
  transactions: '/wallet/transactions',
} as const;
