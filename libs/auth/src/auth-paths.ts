export const authPaths = {
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  externalLogin: '/external-login',
  join: '/join',
  terms: '/terms',
  identity: '/identity',
  businessSetup: '/business-setup',
  security: '/profile/security-setting',
  changeMobile: '/profile/change-phone-number',
  afterLogin: '/dashboard',
} as const;
