import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { Client } from 'pg';
import { clientOptions, configOf } from './create-database';
import type { Db, DbOrTx } from './create-database';

/** Names of channels stand in SQL as they are, so they are plain words. */
const CHANNEL = /^[a-z][a-z_]{0,62}$/;
const RECONNECT_FIRST_MS = 50;
const RECONNECT_MAX_MS = 5_000;

/** Sends `payload` (at most 7,999 bytes) to all listeners when the transaction commits; equal ones of a transaction once. */
export async function notify(tx: DbOrTx, channel: string, payload: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(tx);
}

export interface Listener {
  /** Ends the connection; the handler is not called any more. */
  close(): Promise<void>;
}

/** Gets a notification's payload, or undefined after each (re)connect: whatever was said meanwhile was missed. */
export type NotificationHandler = (payload: string | undefined) => void;

function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

/** One connection's life: resolves when it has ended. */
async function listenOnce(db: Db, channel: string, handler: NotificationHandler, signal: AbortSignal): Promise<void> {
  const client = new Client(clientOptions(configOf(db)));
  const { promise: ended, resolve: end } = deferred();
  client.on('error', () => end());
  client.once('end', () => end());
  const onAbort = () => end();
  signal.addEventListener('abort', onAbort);
  try {
    await client.connect();
    client.on('notification', (message) => {
      if (!signal.aborted) handler(message.payload ?? '');
    });
    await client.query(`listen ${channel}`);
    if (!signal.aborted) handler(undefined);
    await ended;
  } finally {
    signal.removeEventListener('abort', onAbort);
    // A connection that is broken already cannot say goodbye.
    await client.end().catch(() => undefined);
  }
}

/**
 * Listens on `channel` with a connection of its own, and reconnects for ever until closed.
 * Resolves after the first connect; `handler` was then called once with undefined.
 */
export async function listen(db: Db, channel: string, handler: NotificationHandler): Promise<Listener> {
  if (!CHANNEL.test(channel)) throw new Error(`"${channel}" is not a channel name.`);
  const { log } = configOf(db);
  const closing = new AbortController();
  const first = deferred();
  const run = async () => {
    let pauseMs = RECONNECT_FIRST_MS;
    while (!closing.signal.aborted) {
      try {
        await listenOnce(
          db,
          channel,
          (payload) => {
            pauseMs = RECONNECT_FIRST_MS;
            handler(payload);
            first.resolve();
          },
          closing.signal,
        );
      } catch (error) {
        log.warn({ err: error, channel }, 'could not listen to the database; trying again');
      }
      await sleep(pauseMs, undefined, { signal: closing.signal }).catch(() => undefined);
      pauseMs = Math.min(pauseMs * 2, RECONNECT_MAX_MS);
    }
    first.resolve();
  };
  const ended = run();
  await first.promise;
  return {
    close: async () => {
      closing.abort();
      await ended;
    },
  };
}
