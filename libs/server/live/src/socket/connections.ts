import { SOCKETS_PER_ACCOUNT } from '../live.limits';
import type { LiveConnection } from './live-connection';

/** The open sockets of this process, by account. */
export interface Connections {
  hasRoom(accountId: bigint): boolean;
  add(connection: LiveConnection): void;
  remove(connection: LiveConnection): void;
  of(accountId: bigint): ReadonlySet<LiveConnection>;
  accounts(): bigint[];
  all(): LiveConnection[];
}

const NONE: ReadonlySet<LiveConnection> = new Set();

export function createConnections(): Connections {
  const byAccount = new Map<bigint, Set<LiveConnection>>();
  const of = (accountId: bigint) => byAccount.get(accountId) ?? NONE;
  return {
    of,
    hasRoom: (accountId) => of(accountId).size < SOCKETS_PER_ACCOUNT,
    add: (connection) => {
      const set = byAccount.get(connection.accountId) ?? new Set();
      byAccount.set(connection.accountId, set.add(connection));
    },
    remove: (connection) => {
      const set = byAccount.get(connection.accountId);
      set?.delete(connection);
      if (set?.size === 0) byAccount.delete(connection.accountId);
    },
    accounts: () => [...byAccount.keys()],
    all: () => [...byAccount.values()].flatMap((set) => [...set]),
  };
}
