/** Where the screens of this library stand. */
export const PROFILE_PATHS = {
  profile: '/profile',
  accountInfo: '/profile/account-info',
  personal: '/profile/personal-info',
  contact: '/profile/contact-info',
  address: '/profile/address-info',
  documents: '/profile/documents',
  settings: '/settings',
  ownSettings: '/profile/settings',
} as const;

/** Pages of other domains that these screens lead to. */
export const OTHER_PATHS = {
  security: '/profile/security-setting',
  changeMobile: '/profile/change-phone-number',
  tariffs: '/profile/tariffs',
  plans: '/plans',
  support: '/support/create-ticket',
} as const;
