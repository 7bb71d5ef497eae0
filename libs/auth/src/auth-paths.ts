export const authPaths = { login: '/login', afterLogin: '/dashboard' } as const;
