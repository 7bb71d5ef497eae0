/** Where the screens of this library stand. */
export const SEND_PATHS = {
  root: '/send-sms',
  quick: '/send-sms/quick',
  phonebook: '/send-sms/phonebook',
  file: '/send-sms/file',
  keyword: '/send-sms/keyword',
  peerToPeer: '/send-sms/peer-to-peer',
  cityProvince: '/send-sms/city-province',
  postalCode: '/send-sms/postalcode',
  business: '/send-sms/business',
  map: '/send-sms/map',
  tower: '/send-sms/tower-irancell',
  recurringList: '/send-sms/recurring',
  newRecurring: '/send-sms/recurring/new',
  recurring: '/send-sms/recurring/:id',
  editRecurring: '/send-sms/recurring/:id/edit',
  success: '/send-sms/success-send/:id',
  successWithoutId: '/send-sms/success-send',
} as const;

/** Pages of other domains that these screens lead to. */
export const OTHER_PATHS = {
  reports: '/reports',
  report: '/reports/:id',
  wallet: '/wallet/transactions',
  credit: '/wallet/credit',
  plans: '/plans',
} as const;

/** The key of the address that asks for a copy of an earlier send: `/send-sms/quick?copy=12`. */
export const COPY_KEY = 'copy';
