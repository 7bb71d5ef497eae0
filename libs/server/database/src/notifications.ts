import { sql } from 'kysely';
import type { Db, DbOrTx } from './create-database';
import { createHub } from './notification-hub';
import type { Hub } from './notification-hub';

/** Names of channels stand in SQL as they are, so they are plain words. */
const CHANNEL = /^[a-z][a-z_]{0,62}$/;

/** Sends `payload` (at most 7,999 bytes) to all listeners when the transaction commits; equal ones of a transaction once. */
export async function notify(tx: DbOrTx, channel: string, payload: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(tx);
}

export interface Listener {
  /** The handler is not called any more; the connection ends with its last listener. */
  close(): Promise<void>;
}

/** Gets a notification's payload, or undefined after each (re)connect: whatever was said meanwhile was missed. */
export type NotificationHandler = (payload: string | undefined) => void;

/** A connection for each database of a process, whatever it listens to: PostgreSQL has not many of them. */
const hubs = new WeakMap<Db, Hub>();

/**
 * Listens on `channel`. All listeners of a database share one connection beside its pool, which reconnects for ever until the last
 * of them is closed. Resolves when the channel is listened to; `handler` was then called once with undefined.
 */
export async function listen(db: Db, channel: string, handler: NotificationHandler): Promise<Listener> {
  if (!CHANNEL.test(channel)) throw new Error(`"${channel}" is not a channel name.`);
  const hub = hubs.get(db) ?? createHub(db);
  hubs.set(db, hub);
  return hub.add(channel, handler);
}
