export const authPaths = {
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  externalLogin: '/external-login',
  terms: '/terms',
  businessSetup: '/business-setup',
  afterLogin: '/dashboard',
} as const;
