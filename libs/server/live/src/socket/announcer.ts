import type { components } from '@peyk/shared-contract';
import type { ServerContext } from '@peyk/server-database';
import { PUSH_GAP_MS, REMEMBERED_SENDS } from '../live.limits';
import { createCoalescer } from './coalescer';
import type { Connections } from './connections';
import type { LiveEvent, LiveEventName } from './who-hears';

type Schemas = components['schemas'];

/** Where the live socket gets what it pushes; null when there is no such thing (any more). */
export interface LivePorts {
  loadProgress: (key: { accountId: bigint; sendId: bigint }) => Promise<Schemas['SendProgress'] | null>;
  loadAccount: (accountId: bigint) => Promise<Schemas['AccountChangedEvent']['data'] | null>;
  loadCredit: (accountId: bigint) => Promise<Schemas['CreditChangedEvent']['data'] | null>;
}

/** Tells the sockets of an account what changed. */
export interface Announcer {
  sendProgressed(accountId: bigint, sendId: bigint): void;
  creditChanged(accountId: bigint): void;
  /** How the account stands. */
  accountChanged(accountId: bigint): void;
  /** Something may have been missed: tells everything again that open panels may be looking at. */
  tellAgain(): void;
  stop(): void;
}

/** Loads once for each event and send, however many sockets the account has; nothing that none of their users may hear. */
export function createAnnouncer(context: ServerContext, connections: Connections, ports: LivePorts): Announcer {
  const unfinished = createRecentSends();
  const push = (accountId: bigint, event: LiveEvent) => {
    const text = JSON.stringify(event);
    for (const connection of connections.of(accountId)) connection.tell(event.event, text);
  };
  const anybodyHears = (accountId: bigint, event: LiveEventName) =>
    [...connections.of(accountId)].some((connection) => connection.mayHear(event));
  const quietly = (work: (key: string) => Promise<void>) => async (key: string) => {
    try {
      await work(key);
    } catch (error) {
      context.log.warn({ err: error }, 'could not load what a live socket should tell');
    }
  };
  const progress = createCoalescer(
    PUSH_GAP_MS,
    quietly(async (key) => {
      const { accountId, sendId } = parseKey(key);
      if (!anybodyHears(accountId, 'send_progress')) return unfinished.remove(key);
      const data = await ports.loadProgress({ accountId, sendId });
      if (!data) return;
      if (data.finished_at) unfinished.remove(key);
      else unfinished.add(key);
      push(accountId, { event: 'send_progress', data });
    }),
  );
  const credit = createCoalescer(
    PUSH_GAP_MS,
    quietly(async (key) => {
      if (!anybodyHears(BigInt(key), 'credit_changed')) return;
      const data = await ports.loadCredit(BigInt(key));
      if (data) push(BigInt(key), { event: 'credit_changed', data });
    }),
  );
  const account = createCoalescer(
    PUSH_GAP_MS,
    quietly(async (key) => {
      if (connections.of(BigInt(key)).size === 0) return;
      const data = await ports.loadAccount(BigInt(key));
      if (data) push(BigInt(key), { event: 'account_changed', data });
    }),
  );
  return {
    sendProgressed: (accountId, sendId) => {
      if (connections.of(accountId).size > 0) progress.ask(`${accountId}/${sendId}`);
    },
    creditChanged: (accountId) => {
      if (connections.of(accountId).size > 0) credit.ask(String(accountId));
    },
    accountChanged: (accountId) => {
      if (connections.of(accountId).size > 0) account.ask(String(accountId));
    },
    tellAgain: () => {
      for (const accountId of connections.accounts()) {
        credit.ask(String(accountId));
        account.ask(String(accountId));
      }
      for (const key of unfinished.list()) progress.ask(key);
    },
    stop: () => {
      progress.stop();
      credit.stop();
      account.stop();
    },
  };
}

function parseKey(key: string) {
  const [accountId = '', sendId = ''] = key.split('/');
  return { accountId: BigInt(accountId), sendId: BigInt(sendId) };
}

/** Sends that were told about and have not finished; the oldest give way. */
function createRecentSends() {
  const keys = new Set<string>();
  return {
    add: (key: string) => {
      keys.delete(key);
      keys.add(key);
      const [oldest] = keys;
      if (keys.size > REMEMBERED_SENDS && oldest !== undefined) keys.delete(oldest);
    },
    remove: (key: string) => void keys.delete(key),
    list: () => [...keys],
  };
}
