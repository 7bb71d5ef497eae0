import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';

/** What decides whether a commit survives a power cut. */
export interface Durability {
  synchronous_commit: string;
  fsync: string;
  full_page_writes: string;
}

/** How to reach the server of the bench's data folder, as its own `postmaster.pid` says. */
export function serverAddress(dataFolder: string): { host: string; port: number; user: string } {
  const lines = readFileSync(join(dataFolder, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n');
  return { host: lines[4] ?? '', port: Number(lines[3]), user: 'peyk' };
}

/** Opens the database for looking at it from outside; nothing of the product uses this connection. */
export async function withDatabase<T>(
  dataFolder: string,
  database: string,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client({ ...serverAddress(dataFolder), database });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Asks the server itself, with the settings of a connection like the product's. */
export async function readDurability(client: Client): Promise<Durability> {
  const show = async (setting: keyof Durability) => {
    const { rows } = await client.query<Durability>(`show ${setting}`);
    return rows[0]?.[setting] ?? 'unknown';
  };
  return {
    synchronous_commit: await show('synchronous_commit'),
    fsync: await show('fsync'),
    full_page_writes: await show('full_page_writes'),
  };
}

export interface DatabaseWork {
  walBytes: number;
  commits: number;
}

/** Totals since the server's start; two of them give what happened between. */
export async function readWork(client: Client): Promise<DatabaseWork> {
  const { rows } = await client.query<{ wal: string; commits: string }>(`
    select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::text as wal,
      (select sum(xact_commit)::text from pg_stat_database) as commits`);
  return { walBytes: Number(rows[0]?.wal), commits: Number(rows[0]?.commits) };
}

/** What the files of the database take, indexes among them and the log not. */
export async function readDiskBytes(client: Client): Promise<number> {
  const { rows } = await client.query<{ bytes: string }>('select pg_database_size(current_database())::text as bytes');
  return Number(rows[0]?.bytes);
}

/** Recipients of a send and what they cost. */
export interface SomeRows {
  count: number;
  mrial: bigint;
}

async function readRows(client: Client, sendId: string, condition: string): Promise<SomeRows> {
  const { rows } = await client.query<{ count: string; mrial: string }>(
    `select count(*)::text as count, coalesce(sum(price_mrial), 0)::text as mrial
     from recipients where send_id = $1 and ${condition}`,
    [sendId],
  );
  return { count: Number(rows[0]?.count), mrial: BigInt(rows[0]?.mrial ?? '0') };
}

/** What the rows themselves say was cancelled and given back of a send. */
export function readCancelled(client: Client, sendId: string): Promise<SomeRows> {
  return readRows(client, sendId, 'status = 14');
}

/** What the rows themselves say is still held of a send. */
export function readHeld(client: Client, sendId: string): Promise<SomeRows> {
  return readRows(client, sendId, 'settled = 0');
}
