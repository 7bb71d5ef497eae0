/** Where the screens of this library stand. */
export const DEVELOPERS_PATHS = {
  apiKeys: '/developers/api-keys',
  plugins: '/developers/plugins',
  documents: '/developers/documents',
  apiCalls: '/developers/api-calls',
  apiCall: '/developers/api-calls/:id',
  createApiKey: '/developers/api-keys/create',
} as const;

/** The page of one call. */
export const apiCallPath = (id: string): string => DEVELOPERS_PATHS.apiCall.replace(':id', encodeURIComponent(id));

/** What a key has called. */
export const callsOfKeyPath = (keyId: string): string =>
  `${DEVELOPERS_PATHS.apiCalls}?key=${encodeURIComponent(keyId)}`;

/** The report of a send, of another domain. */
export const reportPath = (sendId: string): string => `/reports/${encodeURIComponent(sendId)}`;
