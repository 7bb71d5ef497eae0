/** What a change of any of them makes old: the list, and each by itself. Apart, because every page listens for changes. */
export const SECRETARIES_KEY = ['secretaries'] as const;
