/** Where the screens of this library stand. */
export const SUPPORT_PATHS = {
  list: '/support/tickets',
  one: '/support/tickets/:id',
  create: '/support/create-ticket',
  contactInfo: '/support/contact-info',
} as const;
