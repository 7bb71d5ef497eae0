import { Client } from 'pg';
import type { ClientConfig, QueryResult } from 'pg';

export interface RealConnection {
  client: Client;
  pid: number;
}

/** A statement that takes longer may be waiting for a lock. */
const QUICK_MS = 8;

/** Connections to the real database. Which process they stand for changes; nothing of a session is left behind. */
export class RealConnections {
  private readonly spare: RealConnection[] = [];
  private readonly all: RealConnection[] = [];
  private readonly names = new Map<string, string>();
  private monitor: Client | undefined;

  constructor(private readonly options: ClientConfig) {}

  /** Asks on a connection. Each text is planned once on each connection: planning would take most of the time. */
  query(client: Client, text: string, values: unknown[]): Promise<QueryResult> {
    const name = this.names.get(text) ?? `s${this.names.size}`;
    this.names.set(text, name);
    return client.query({ name, text, values });
  }

  async take(): Promise<RealConnection> {
    const spare = this.spare.pop();
    if (spare) return spare;
    const client = await this.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const connection = { client, pid: rows[0]?.pid ?? 0 };
    this.all.push(connection);
    return connection;
  }

  giveBack(connection: RealConnection): void {
    this.spare.push(connection);
  }

  /** Whether a statement has ended; false when it certainly waits for a lock that another transaction holds. */
  async hasEnded(connection: RealConnection, running: Promise<void>): Promise<boolean> {
    for (;;) {
      if (await endsWithin(running, QUICK_MS)) return true;
      if (await this.waitsForLock(connection)) return endsWithin(running, 0);
    }
  }

  /** As `hasEnded`, for one that was waiting when a transaction ended. */
  async hasEndedNow(connection: RealConnection, running: Promise<void>): Promise<boolean> {
    for (;;) {
      if (await endsWithin(running, 0)) return true;
      if (await this.waitsForLock(connection)) return endsWithin(running, 0);
      await endsWithin(running, 1);
    }
  }

  async cancel({ pid }: RealConnection): Promise<void> {
    await this.watcher().then((monitor) => monitor.query('select pg_cancel_backend($1)', [pid]));
  }

  /** A question from outside of every process. */
  async ask<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
    const { rows } = await this.query(await this.watcher(), text, values);
    return rows as Row[]; // as the question says
  }

  async close(): Promise<void> {
    await Promise.all(this.all.map(({ client }) => client.end()));
    await this.monitor?.end();
  }

  private async waitsForLock({ pid }: RealConnection): Promise<boolean> {
    return (await this.ask('select 1 from pg_locks where pid = $1 and not granted', [pid])).length > 0;
  }

  private async watcher(): Promise<Client> {
    return (this.monitor ??= await this.connect());
  }

  private async connect(): Promise<Client> {
    const client = new Client(this.options);
    await client.connect();
    await client.query('set jit = off; set plan_cache_mode = force_generic_plan');
    return client;
  }
}

function endsWithin(running: Promise<void>, ms: number): Promise<boolean> {
  return new Promise((resolve) => {
    const late = ms === 0 ? setImmediate(() => resolve(false)) : setTimeout(() => resolve(false), ms);
    void running.then(() => {
      if (ms === 0) clearImmediate(late as NodeJS.Immediate);
      else clearTimeout(late as NodeJS.Timeout);
      resolve(true);
    });
  });
}
