/** What a change of any ticket makes old: the list, and each by itself. */
export const TICKETS_KEY = ['support', 'tickets'] as const;
export const CATEGORIES_KEY = ['support', 'categories'] as const;
