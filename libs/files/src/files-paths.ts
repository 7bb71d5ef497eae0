/** Where the screens of this library stand. */
export const FILES_PATHS = { list: '/file-management' } as const;
