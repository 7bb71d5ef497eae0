/** Every page that needs nothing but a session, and one of each kind that is not found. */
export const MEMBER_PAGES = [
  { name: 'home', path: '/dashboard' },
  { name: 'send', path: '/send-sms' },
  { name: 'quick', path: '/send-sms/quick' },
  { name: 'send-phonebook', path: '/send-sms/phonebook' },
  { name: 'send-file', path: '/send-sms/file' },
  { name: 'send-keyword', path: '/send-sms/keyword' },
  { name: 'send-peer-to-peer', path: '/send-sms/peer-to-peer' },
  { name: 'send-city-province', path: '/send-sms/city-province' },
  { name: 'send-postal-code', path: '/send-sms/postalcode' },
  { name: 'send-map', path: '/send-sms/map' },
  { name: 'send-tower', path: '/send-sms/tower-irancell' },
  { name: 'send-business', path: '/send-sms/business' },
  { name: 'recurring', path: '/send-sms/recurring' },
  { name: 'recurring-new', path: '/send-sms/recurring/new' },
  { name: 'recurring-unknown', path: '/send-sms/recurring/999999999' },
  { name: 'reports', path: '/reports' },
  { name: 'reports-nothing-found', path: '/reports?text=هیچ‌کس' },
  { name: 'reports-overview', path: '/reports/overview' },
  { name: 'report-unknown', path: '/reports/999999' },
  { name: 'drafts', path: '/predefined-messages' },
  { name: 'contacts', path: '/contacts' },
  { name: 'contact-unknown', path: '/contacts/999999999' },
  { name: 'phonebooks', path: '/contacts/all-groups' },
  { name: 'phonebook-unknown', path: '/contacts/group/999999999' },
  { name: 'blacklist', path: '/contacts/blacklist' },
  { name: 'cancel-11', path: '/contacts/cancel_11' },
  { name: 'wallet', path: '/wallet/transactions' },
  { name: 'credit', path: '/wallet/credit' },
  { name: 'payment-result', path: '/wallet/payment-result' },
  { name: 'payments', path: '/wallet/payments' },
  { name: 'deposits', path: '/wallet/deposits' },
  { name: 'deposit-new', path: '/wallet/deposits/new' },
  { name: 'inbox', path: '/inbox' },
  { name: 'colleagues', path: '/colleagues' },
  { name: 'audit-log', path: '/colleagues/audit' },
  { name: 'support', path: '/support/tickets' },
  { name: 'patterns', path: '/pattern' },
  { name: 'pattern-write', path: '/pattern/create' },
  { name: 'profile', path: '/profile' },
  { name: 'account-info', path: '/profile/account-info' },
  { name: 'tariffs', path: '/profile/tariffs' },
  { name: 'plans', path: '/plans' },
  { name: 'settings', path: '/settings' },
  { name: 'security', path: '/profile/security-setting' },
  { name: 'change-mobile', path: '/profile/change-phone-number' },
  { name: 'patterns-systemic', path: '/pattern/systemic' },
  { name: 'secretaries', path: '/secretary/received-message/inbox' },
  { name: 'readers', path: '/secretary/keywords/list' },
  { name: 'reader-write', path: '/secretary/keywords/create' },
  { name: 'secretary-write', path: '/secretary/received-message/create' },
  { name: 'contact-info', path: '/support/contact-info' },
  { name: 'files', path: '/file-management' },
  { name: 'api-keys', path: '/developers/api-keys' },
  { name: 'api-keys-create', path: '/developers/api-keys/create' },
  { name: 'api-calls', path: '/developers/api-calls' },
  { name: 'api-call-unknown', path: '/developers/api-calls/999999999' },
  { name: 'plugins', path: '/developers/plugins' },
  { name: 'developer-documents', path: '/developers/documents' },
  { name: 'developer-document', path: '/developers/documents?tab=1&op=otp.send' },
  { name: 'webhooks', path: '/developers/webhooks' },
  { name: 'webhook-unknown', path: '/developers/webhooks/999999999' },
  { name: 'not-found', path: '/no-such-page' },
] as const;

/** Pages of members that only the phone leads to. */
export const PHONE_PAGES = [
  { name: 'facilities', path: '/facilities' },
  { name: 'personal-info', path: '/profile/personal-info' },
  { name: 'contact-info', path: '/profile/contact-info' },
  { name: 'address-info', path: '/profile/address-info' },
  { name: 'documents', path: '/profile/documents' },
] as const;

/** Pages for those who are not signed in. */
export const PUBLIC_PAGES = [
  { name: 'login', path: '/login' },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'register', path: '/register' },
  { name: 'terms', path: '/terms' },
  { name: 'external-login', path: '/external-login' },
] as const;

/** How long a journey over many pages may hang: some seconds a page, however many there are. */
export function limitOf(pages: readonly unknown[]): number {
  const MS_A_PAGE = 20_000;
  return pages.length * MS_A_PAGE;
}
