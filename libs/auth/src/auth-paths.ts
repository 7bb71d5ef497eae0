export const authPaths = { login: '/login', externalLogin: '/external-login', afterLogin: '/dashboard' } as const;
