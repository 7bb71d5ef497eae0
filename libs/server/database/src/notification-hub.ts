import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { clientOptions, configOf } from './create-database';
import type { Db } from './create-database';
import type { Listener, NotificationHandler } from './notifications';
import { cutOff } from './patience';

const RECONNECT_FIRST_MS = 50;
const RECONNECT_MAX_MS = 5_000;
/** A connection that only listens would never notice that nothing can come any more. */
const HEARTBEAT_EVERY_MS = 10_000;
const GOODBYE_LIMIT_MS = 1_000;

/** One connection of a process and all who listen on it. */
export interface Hub {
  add(channel: string, handler: NotificationHandler): Promise<Listener>;
}

interface Entry {
  channel: string;
  handler: NotificationHandler;
  /** Called when its channel is listened to for the first time. */
  heard: () => void;
}

function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

export function createHub(db: Db): Hub {
  return new NotificationHub(db);
}

class NotificationHub implements Hub {
  private readonly entries = new Set<Entry>();
  private client: Client | undefined;
  /** Ends when nobody listens any more, and the connection with it. */
  private life: { closing: AbortController; ended: Promise<void> } | undefined;

  constructor(private readonly db: Db) {}

  async add(channel: string, handler: NotificationHandler): Promise<Listener> {
    const { promise, resolve } = deferred();
    const entry: Entry = { channel, handler, heard: resolve };
    this.entries.add(entry);
    if (this.life) await this.subscribe(entry);
    else this.begin();
    await promise;
    return { close: () => this.remove(entry) };
  }

  private begin(): void {
    const closing = new AbortController();
    this.life = { closing, ended: this.keepListening(closing.signal) };
  }

  private async remove(entry: Entry): Promise<void> {
    this.entries.delete(entry);
    entry.heard();
    if (this.entries.size > 0) return;
    const { life } = this;
    this.life = undefined;
    life?.closing.abort();
    await life?.ended;
  }

  /** Tells an entry that it is listening now; one that came while the connection is away is subscribed with it. */
  private async subscribe(entry: Entry): Promise<void> {
    const { client } = this;
    if (!client) return;
    try {
      await client.query(`listen ${entry.channel}`);
    } catch {
      // The connection has just been lost: the next one listens to all.
      return;
    }
    if (this.client === client) this.welcome(entry);
  }

  private welcome(entry: Entry): void {
    if (!this.entries.has(entry)) return;
    this.hand(entry, undefined);
    entry.heard();
  }

  /**
   * A payload may come from a process of another release, and its reader fail. That is told and no more: an error that is thrown
   * out of the connection's event would take the news from all other listeners, or end the process. The log has the channel
   * without the payload, which may name a session.
   */
  private hand({ channel, handler }: Entry, payload: string | undefined): void {
    try {
      handler(payload);
    } catch (error) {
      const reason = error instanceof Error ? error.name : typeof error;
      configOf(this.db).log.warn({ channel, reason }, 'a listener failed at a notification; it is ignored');
    }
  }

  private async keepListening(signal: AbortSignal): Promise<void> {
    const { log } = configOf(this.db);
    let pauseMs = RECONNECT_FIRST_MS;
    const onHeard = () => {
      pauseMs = RECONNECT_FIRST_MS;
    };
    while (!signal.aborted) {
      try {
        await this.listenOnce(signal, onHeard);
      } catch (error) {
        log.warn({ err: error }, 'could not listen to the database; trying again');
      }
      await sleep(pauseMs, undefined, { signal }).catch(() => undefined);
      pauseMs = Math.min(pauseMs * 2, RECONNECT_MAX_MS);
    }
  }

  /** One connection's life: resolves when it has ended. */
  private async listenOnce(signal: AbortSignal, onHeard: () => void): Promise<void> {
    const config = configOf(this.db);
    const { heartbeatMs = HEARTBEAT_EVERY_MS } = config;
    const client = new Client({ ...clientOptions(config), query_timeout: heartbeatMs / 2 });
    const { promise: ended, resolve } = deferred();
    const life = { isOver: false };
    const end = () => {
      life.isOver = true;
      resolve();
    };
    const beat = () =>
      client.query('select 1').catch((error: unknown) => {
        // What was cut or closed has said so by itself.
        if (!life.isOver)
          config.log.warn({ err: error }, 'the connection that listens does not answer; a new one is made');
        end();
      });
    // Nobody waits for it: the connection itself keeps the process there.
    const heart = setInterval(() => void beat(), heartbeatMs).unref();
    client.on('error', end);
    client.once('end', end);
    signal.addEventListener('abort', end, { once: true });
    try {
      await client.connect();
      client.on('notification', ({ channel, payload = '' }) => {
        if (signal.aborted) return;
        onHeard();
        for (const entry of this.entries) if (entry.channel === channel) this.hand(entry, payload);
      });
      if (signal.aborted) return;
      // Before the channels are read: one that comes from now on subscribes itself.
      this.client = client;
      const present = [...this.entries];
      for (const channel of new Set(present.map((entry) => entry.channel))) await client.query(`listen ${channel}`);
      onHeard();
      for (const entry of present) this.welcome(entry);
      await ended;
    } finally {
      if (this.client === client) this.client = undefined;
      clearInterval(heart);
      // A connection that is broken already cannot say goodbye, and one that is frozen would take for ever.
      const goodbye = client.end().catch(() => undefined);
      await Promise.race([goodbye, sleep(GOODBYE_LIMIT_MS)]);
      cutOff(client);
    }
  }
}
