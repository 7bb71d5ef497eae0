/** Where the screens of this library stand. */
export const DEVELOPERS_PATHS = {
  apiKeys: '/developers/api-keys',
  plugins: '/developers/plugins',
  documents: '/developers/documents',
  createApiKey: '/developers/api-keys/create',
} as const;
