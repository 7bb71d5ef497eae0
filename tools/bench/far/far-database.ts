import { spawn } from 'node:child_process';
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
import { layFarLink } from './far-link.ts';
import type { FarLink } from './far-link.ts';
import type { WayNews, WayOrder } from './way-process.ts';

/** How old connections are found after a cut: they may also go on, where a cable was pulled and plugged in again. */
export type FoundAfterCut = AfterCut | 'going on';

/** The database of a stack as if it stood on another machine. */
export interface FarDatabase {
  url: string;
  /** It stands in a network namespace of its own, at the end of a cable; else a program lies between. */
  hasCable: boolean;
  /** Nothing comes through from now on. */
  cut(old: FoundAfterCut): Promise<void>;
  mend(old: FoundAfterCut): Promise<void>;
  /** Ends the API first, and the database last: nobody else does. */
  stop(): Promise<void>;
}

const DATABASE = 'peyk';
const HERE = '127.0.0.1';
/** Whose rights the program has, and who owns the tables. */
const [PROGRAM, OWNER] = ['peyk_app', 'peyk'];
const API_STOP_LIMIT_MS = 20_000;

/** The next thing that it says. @throws when it ends instead */
async function news(way: ChildProcess): Promise<WayNews> {
  const ended = once(way, 'exit').then(() => Promise.reject(new Error('the way to the database has ended.')));
  const [message] = (await Promise.race([once(way, 'message'), ended])) as [WayNews];
  return message;
}

async function startWay(socket: string, delayMs: number, link: FarLink | undefined) {
  const file = join(import.meta.dirname, 'way-process.ts');
  const ours = [process.execPath, file, socket, String(delayMs), link?.address ?? HERE];
  const [command = '', ...args] = [...(link?.command ?? []), ...ours];
  // Not of our group: Ctrl-C must not take the way from who stops in order.
  const way = spawn(command, args, { detached: true, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
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
  const link = layFarLink();
  const { way, port } = await startWay(join(near.host, `.s.PGSQL.${near.port}`), delayMs, link);
  const urlOf = (user: string) => `postgres://${user}@${link?.address ?? HERE}:${port}/${DATABASE}`;
  const order = async (what: WayOrder) => {
    const done = news(way);
    way.send(what);
    await done;
  };
  const stop = async () => {
    await bench.stack.api.stop(API_STOP_LIMIT_MS);
    await holder.end();
    if (way.connected) way.disconnect();
    link?.remove();
    await stopDatabase(dataFolder);
    rmSync(near.host, { recursive: true, force: true });
  };
  try {
    await bench.moveApi({ DATABASE_URL: urlOf(PROGRAM), DATABASE_OWNER_URL: urlOf(OWNER) });
    return {
      url: urlOf(PROGRAM),
      hasCable: link !== undefined,
      cut: async (old) => {
        link?.pull();
        if (old !== 'going on') await order({ order: 'cut' });
      },
      mend: async (old) => {
        if (old !== 'going on') await order({ order: 'mend', old });
        link?.plug();
      },
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
