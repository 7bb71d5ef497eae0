/** Where the screens of this library stand. */
export const DRAFTS_PATHS = { list: '/predefined-messages', group: '/predefined-messages/:id' } as const;
