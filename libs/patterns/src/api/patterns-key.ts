/** What a change of any of them makes old: the list, and each by itself. Apart, because every page listens for changes. */
export const PATTERNS_KEY = ['patterns'] as const;
