/** Where the screens of this library stand. */
export const INBOX_PATHS = { list: '/inbox', conversation: '/inbox/:sender' } as const;

/** Pages of others that this library links to. */
export const reportPath = (sendId: string) => `/reports/${encodeURIComponent(sendId)}`;
