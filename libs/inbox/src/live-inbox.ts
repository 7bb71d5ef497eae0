import type { QueryClient } from '@tanstack/react-query';
import { CONVERSATION_KEY, INBOX_LIST_KEY, UNREAD_KEY } from './api/keys';

/** What the server said of the inbox: how many are unread, at once in the menu; what is on the screen is asked for again. */
export function applyInbox(data: unknown, client: QueryClient): void {
  const count = readCount(data);
  if (count !== undefined) client.setQueryData(UNREAD_KEY, count);
  askForLists(client);
}

/** Nobody told what arrived before the socket was open. */
export function catchUpInbox(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: UNREAD_KEY });
  askForLists(client);
}

function askForLists(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: INBOX_LIST_KEY });
  void client.invalidateQueries({ queryKey: CONVERSATION_KEY });
}

function readCount(data: unknown): number | undefined {
  if (typeof data !== 'object' || data === null || !('unread_count' in data)) return undefined;
  const { unread_count: count } = data;
  return typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 ? count : undefined;
}
