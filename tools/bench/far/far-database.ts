import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { stopDatabase } from '../../stack/database-process.ts';
import type { BenchStack } from '../bench-stack.ts';
import { distributionOf } from '../percentiles.ts';
import { serverAddress } from '../send/database-view.ts';
import type { AfterCut } from './delayed-way.ts';
import type { WayNews, WayOrder } from './way-process.ts';

/** The database of a stack as if it stood on another machine. */
export interface FarDatabase {
  url: string;
  /** Nothing comes through from now on. */
  cut(): Promise<void>;
  mend(old: AfterCut): Promise<void>;
  /** Ends the API first, and the database last: nobody else does. */
  stop(): Promise<void>;
}

const DATABASE = 'peyk';
/** Whose rights the program has, and who owns the tables. */
const [PROGRAM, OWNER] = ['peyk_app', 'peyk'];
const API_STOP_LIMIT_MS = 20_000;

/** The next thing that it says. @throws when it ends instead */
async function news(way: ChildProcess): Promise<WayNews> {
  const ended = once(way, 'exit').then(() => Promise.reject(new Error('the way to the database has ended.')));
  const [message] = (await Promise.race([once(way, 'message'), ended])) as [WayNews];
  return message;
}

async function startWay(socket: string, delayMs: number): Promise<{ way: ChildProcess; port: number }> {
  // Not of our group: Ctrl-C must not take the way from who stops in order.
  const options = { detached: true, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] } as const;
  const way = fork(join(import.meta.dirname, 'way-process.ts'), [socket, String(delayMs)], {
    ...options,
    stdio: [...options.stdio],
  });
  const first = await news(way);
  if (!('port' in first)) throw new Error('the way to the database did not say where it begins.');
  return { way, port: first.port };
}

/** Starts the API again with its database behind a way of its own, whose answers come `delayMs` later. */
export async function moveDatabaseAway(bench: BenchStack, delayMs: number): Promise<FarDatabase> {
  const { dataFolder } = bench.stack.settings;
  const near = serverAddress(dataFolder);
  // While it is there the database stays, although the API that started it ends.
  const holder = new Client({ ...near, database: DATABASE });
  await holder.connect();
  const { way, port } = await startWay(join(near.host, `.s.PGSQL.${near.port}`), delayMs);
  const urlOf = (user: string) => `postgres://${user}@127.0.0.1:${port}/${DATABASE}`;
  const order = async (what: WayOrder) => {
    const done = news(way);
    way.send(what);
    await done;
  };
  const stop = async () => {
    await bench.stack.api.stop(API_STOP_LIMIT_MS);
    await holder.end();
    if (way.connected) way.disconnect();
    await stopDatabase(dataFolder);
    rmSync(near.host, { recursive: true, force: true });
  };
  try {
    await bench.moveApi({ DATABASE_URL: urlOf(PROGRAM), DATABASE_OWNER_URL: urlOf(OWNER) });
    return {
      url: urlOf(PROGRAM),
      cut: () => order({ order: 'cut' }),
      mend: (old) => order({ order: 'mend', old }),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Where the program reaches the database that stands beside it. */
export function nearUrl({ stack }: BenchStack): string {
  const { host, port } = serverAddress(stack.settings.dataFolder);
  return `postgres:///${DATABASE}?host=${encodeURIComponent(host)}&port=${port}&user=${PROGRAM}`;
}

const WARM_TURNS = 50;
const TURNS = 300;

async function withClient<T>(url: string, work: (turn: () => Promise<number>) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const turn = async () => {
    const startedAt = performance.now();
    await client.query('select 1');
    return performance.now() - startedAt;
  };
  return work(turn).finally(() => client.end());
}

/** What `select 1` takes, in milliseconds: the median of many, one after the other. */
export function measureTurn(url: string): Promise<number> {
  return withClient(url, async (turn) => {
    const times: number[] = [];
    for (let count = -WARM_TURNS; count < TURNS; count += 1) {
      const ms = await turn();
      if (count >= 0) times.push(ms);
    }
    return distributionOf(times).p50;
  });
}

const LOOK_EVERY_MS = 50;

/** The same of a turn every now and then, until `over`. */
export function sampleTurns(url: string, over: AbortSignal): Promise<number> {
  return withClient(url, async (turn) => {
    const times: number[] = [];
    while (!over.aborted) {
      times.push(await turn());
      await sleep(LOOK_EVERY_MS);
    }
    return distributionOf(times).p50;
  });
}
