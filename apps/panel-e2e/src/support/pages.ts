/** Every page that needs nothing but a session, and one of each kind that is not found. */
export const MEMBER_PAGES = [
  { name: 'home', path: '/dashboard' },
  { name: 'quick', path: '/send-sms/quick' },
  { name: 'reports', path: '/reports' },
  { name: 'reports-nothing-found', path: '/reports?text=هیچ‌کس' },
  { name: 'report-unknown', path: '/reports/999999' },
  { name: 'wallet', path: '/wallet/transactions' },
  { name: 'not-found', path: '/no-such-page' },
] as const;

/** Pages of members that only the phone leads to. */
export const PHONE_PAGES = [{ name: 'facilities', path: '/facilities' }] as const;

/** Pages for those who are not signed in. */
export const PUBLIC_PAGES = [
  { name: 'login', path: '/login' },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'register', path: '/register' },
  { name: 'terms', path: '/terms' },
  { name: 'external-login', path: '/external-login' },
] as const;
