/** Where the screens of this library stand. */
export const WEBHOOKS_PATHS = {
  list: '/developers/webhooks',
  log: '/developers/webhooks/:id',
} as const;
