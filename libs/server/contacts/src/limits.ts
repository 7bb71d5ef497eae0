/** An account's phonebooks: as many as one answer can hold for a person to choose from. */
export const MAX_PHONEBOOKS = 1_000;

/** Characters of a phonebook's title, after trimming. */
export const MAX_TITLE_CHARS = 200;

/** Numbers that a page of keys holds at most: 200 KB. */
export const KEYS_PER_PAGE = 50_000;

/** Files of an account that are on their way into phonebooks at the same time. */
export const MAX_RUNNING_IMPORTS = 5;

/** Tags of an account: as many as one answer can hold for a person to choose from. */
export const MAX_TAGS = 200;

/** Properties that an account makes for its contacts. */
export const MAX_PROPERTIES = 50;

/** Filters that an account keeps: as many as one answer can hold for a person to choose from. */
export const MAX_SEGMENTS = 100;
