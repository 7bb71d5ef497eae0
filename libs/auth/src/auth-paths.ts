export const authPaths = {
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  externalLogin: '/external-login',
  terms: '/terms',
  identity: '/identity',
  businessSetup: '/business-setup',
  afterLogin: '/dashboard',
} as const;
