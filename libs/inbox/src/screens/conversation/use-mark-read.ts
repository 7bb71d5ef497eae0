import { useIsOnBehalf } from '@peyk/shared-store';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { markSenderRead } from '../../api/change-inbox';
import type { Said } from '../../api/conversation';
import { INBOX_KEY, UNREAD_KEY } from '../../api/keys';

function onVisibility(tell: () => void): () => void {
  document.addEventListener('visibilitychange', tell);
  return () => document.removeEventListener('visibilitychange', tell);
}

/**
 * Marks what a number wrote as read while it is looked at, also what comes meanwhile. Once for each new message, whatever comes of it;
 * not for an admin who acts on behalf of the account.
 */
export function useMarkRead(sender: string, said: readonly Said[]): void {
  const client = useQueryClient();
  const isOnBehalf = useIsOnBehalf();
  const isSeen = useSyncExternalStore(onVisibility, () => document.visibilityState === 'visible');
  const newest = said.find(({ is_read }) => !is_read)?.id;
  useEffect(() => {
    if (newest === undefined || isOnBehalf || !isSeen) return;
    markSenderRead(sender).then(
      ({ unread_count }) => {
        client.setQueryData(UNREAD_KEY, unread_count);
        void client.invalidateQueries({ queryKey: INBOX_KEY });
      },
      // It stays unread, and is marked when it is opened the next time.
      () => undefined,
    );
  }, [client, sender, newest, isOnBehalf, isSeen]);
}
