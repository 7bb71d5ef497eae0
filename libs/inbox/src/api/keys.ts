/** What a change of any message makes old: lists, conversations, and how many are unread. */
export const INBOX_KEY = ['inbox'] as const;
export const INBOX_LIST_KEY = [...INBOX_KEY, 'list'] as const;
export const CONVERSATION_KEY = [...INBOX_KEY, 'conversation'] as const;
export const UNREAD_KEY = [...INBOX_KEY, 'unread'] as const;
