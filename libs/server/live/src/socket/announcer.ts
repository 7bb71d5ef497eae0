import type { ServerContext } from '@peyk/server-database';
import type { AnyLiveSource, LiveSource } from '@peyk/server-module';
import { PUSH_GAP_MS, REMEMBERED_OBJECTS } from '../live.limits';
import { createCoalescer } from './coalescer';
import type { Connections } from './connections';
import { parseNotification } from './notification';

/** Tells the sockets of an account what changed, of one source. */
export interface Announcer {
  readonly channel: string;
  /** Something was notified. @param payload undefined when something may have been missed: then all is told again. */
  hear(payload: string | undefined): void;
  /** Tells everything again that open panels may be looking at. */
  tellAgain(): void;
  stop(): void;
}

/** Loads once for each event and object, however many sockets the account has; nothing that none of their users may hear. */
export function createAnnouncer(context: ServerContext, connections: Connections, given: AnyLiveSource): Announcer {
  // Each source loads what it pushes itself: which of the events it is does not matter here.
  const source = given as LiveSource;
  const unfinished = createRecentKeys();
  const load = async (key: string) => {
    const { accountId, id } = parseKey(key);
    const listeners = [...connections.of(accountId)];
    if (!listeners.some((connection) => connection.mayHear(source.heardWith))) return unfinished.remove(key);
    const data = await source.load(context, { accountId, id });
    if (!data) return;
    if (source.isOver?.(data) ?? true) unfinished.remove(key);
    else unfinished.add(key);
    const text = JSON.stringify({ event: source.event, data });
    for (const connection of connections.of(accountId)) connection.tell(source.heardWith, text);
  };
  const coalescer = createCoalescer(source.gapMs ?? PUSH_GAP_MS, async (key) => {
    try {
      await load(key);
    } catch (error) {
      context.log.warn({ err: error }, 'could not load what a live socket should tell');
    }
  });
  const tellAgain = () => {
    const keys = source.idField === undefined ? connections.accounts().map(String) : unfinished.list();
    for (const key of keys) coalescer.ask(key);
  };
  return {
    channel: source.channel,
    tellAgain,
    hear: (payload) => {
      if (payload === undefined) return tellAgain();
      const { accountId, id } = parseNotification(payload, source.idField) ?? {};
      if (accountId === undefined || connections.of(accountId).size === 0) return;
      coalescer.ask(id === undefined ? String(accountId) : `${accountId}/${id}`);
    },
    stop: () => coalescer.stop(),
  };
}

function parseKey(key: string): { accountId: bigint; id: bigint | undefined } {
  const [accountId = '', id] = key.split('/');
  return { accountId: BigInt(accountId), id: id === undefined ? undefined : BigInt(id) };
}

/** Objects that were told about and are not over; the oldest give way. */
function createRecentKeys() {
  const keys = new Set<string>();
  return {
    add: (key: string) => {
      keys.delete(key);
      keys.add(key);
      const [oldest] = keys;
      if (keys.size > REMEMBERED_OBJECTS && oldest !== undefined) keys.delete(oldest);
    },
    remove: (key: string) => void keys.delete(key),
    list: () => [...keys],
  };
}
