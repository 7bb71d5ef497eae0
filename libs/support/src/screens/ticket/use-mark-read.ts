import { useIsOnBehalf } from '@peyk/shared-store';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { markTicketRead } from '../../api/change-ticket';
import type { TicketDetails } from '../../api/get-ticket';
import { TICKETS_KEY } from '../../api/keys';

function onVisibility(tell: () => void): () => void {
  document.addEventListener('visibilitychange', tell);
  return () => document.removeEventListener('visibilitychange', tell);
}

/** Says that what support wrote is seen while it is looked at; not for an admin who acts on behalf of the account. */
export function useMarkRead({ id, is_unread: isUnread, interactions }: TicketDetails): void {
  const client = useQueryClient();
  const isOnBehalf = useIsOnBehalf();
  const isSeen = useSyncExternalStore(onVisibility, () => document.visibilityState === 'visible');
  const last = interactions.at(-1)?.id;
  useEffect(() => {
    if (!isUnread || last === undefined || isOnBehalf || !isSeen) return;
    markTicketRead(id, last).then(
      () => client.invalidateQueries({ queryKey: TICKETS_KEY }),
      // It stays unread, and is marked when it is opened the next time.
      () => undefined,
    );
  }, [client, id, isUnread, last, isOnBehalf, isSeen]);
}
