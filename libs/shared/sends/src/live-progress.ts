import type { QueryClient } from '@tanstack/react-query';
import { isAlive } from './journey';
import { sendKeys } from './send-queries';
import type { Send, SendDetails, SendPage, SendProgress } from './types';

/**
 * A send with newer progress put in. Returns the same object when the progress belongs to another send, so that nothing
 * is drawn again for it.
 */
function withProgress<S extends Send>(send: S, progress: SendProgress): S {
  if (send.id !== progress.send_id) return send;
  const { send_id: _, ...news } = progress;
  return { ...send, ...news };
}

/**
 * Puts a live message about a send into everything the cache holds of it. A change of state, and the last receipt, also ask
 * again for what the message does not carry (the cost after pricing, how many it could go to again).
 */
export function applyProgress(progress: SendProgress, client: QueryClient): void {
  const before = client.getQueryData<SendDetails>(sendKeys.one(progress.send_id));
  client.setQueryData<SendDetails>(sendKeys.one(progress.send_id), (send) => send && withProgress(send, progress));

  const pages = client.getQueriesData<SendPage>({ queryKey: sendKeys.lists });
  let listed: Send | undefined;
  for (const [key, page] of pages) {
    const known = page?.items.find((send) => send.id === progress.send_id);
    if (page === undefined || known === undefined) continue;
    listed = known;
    client.setQueryData<SendPage>(key, { ...page, items: page.items.map((send) => withProgress(send, progress)) });
  }

  const knownState = before?.state ?? listed?.state;
  // With the last receipt it is known whom it has not reached, and who could get it again.
  const isOver = before !== undefined && isAlive(before) && !isAlive(progress);
  if (knownState === progress.state && !isOver) return;
  if (before !== undefined) void client.invalidateQueries({ queryKey: sendKeys.one(progress.send_id) });
  void client.invalidateQueries({ queryKey: sendKeys.lists });
}

/** Reads a live message's payload; anything that is no progress of a send is `null`. */
export function readProgress(data: unknown): SendProgress | null {
  const isProgress =
    typeof data === 'object' && data !== null && 'send_id' in data && 'state' in data && 'counts' in data;
  // The socket speaks the contract; the three fields tell this message from any other.
  return isProgress ? (data as SendProgress) : null;
}
