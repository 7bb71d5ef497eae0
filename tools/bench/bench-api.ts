import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchStack } from './bench-stack.ts';
import { load } from './load.ts';
import type { LoadRequest } from './load.ts';
import { benchNumbers } from './numbers.ts';
import { distributionOf } from './percentiles.ts';
import type { Distribution } from './percentiles.ts';
import { cpuSecondsOf, machineCpuSeconds } from './usage.ts';

const USERS = 50;
/** As many as one address may open in a quarter of an hour, with some to spare; two users share one. */
const SESSIONS = 25;
const WARM_UP_SECONDS = 3;
const MEASURE_SECONDS = 10;
/** Sends in the list, so that the page that is asked for is a full one; no more than an account may have unprepared. */
const SENDS = 20;
const SETTLE_MS = 3000;

export interface EndpointResult {
  name: string;
  perSecond: number;
  timesMs: Distribution;
  otherAnswers: Record<string, number>;
  /** Processor time of an answer in milliseconds, by process: unlike the times it hardly depends on what else runs here. */
  cpuMs: Record<CpuUser, number>;
  /** Cores that everything else on this machine used meanwhile: what they took is missing in the times. */
  otherCores: number;
}

type CpuUser = 'api' | 'database' | 'load';

async function fillReport({ client }: BenchStack): Promise<void> {
  const { items } = await client.call<{ items: { number: string }[] }>('listLines');
  for (let index = 0; index < SENDS; index += 1) {
    await client.call('createSend', {
      headers: { 'idempotency-key': `bench-api-${index}` },
      body: {
        sending_type: 'webservice',
        from_number: items[0]?.number,
        message: `پیام آزمایشی شمارهٔ ${index}`,
        params: { recipients: benchNumbers(3) },
      },
    });
  }
  await sleep(SETTLE_MS);
}

function readCpu({ pids }: BenchStack): Record<CpuUser | 'machine', number> {
  const own = process.cpuUsage();
  return {
    api: cpuSecondsOf(pids['api'] ?? 0),
    database: cpuSecondsOf(pids['database'] ?? 0),
    load: (own.user + own.system) / 1e6,
    machine: machineCpuSeconds(),
  };
}

/** Sessions of their own: with one for all, finding it would be cheaper than it is. */
async function openSessions({ signIn, client }: BenchStack): Promise<Record<string, string>[]> {
  const headers: Record<string, string>[] = [];
  while (headers.length < SESSIONS) headers.push({ ...client.headers(), authorization: await signIn() });
  return headers;
}

async function measure(bench: BenchStack, name: string, requests: LoadRequest[]): Promise<EndpointResult> {
  await load(requests, USERS, WARM_UP_SECONDS);
  const before = readCpu(bench);
  const { timesMs, others: otherAnswers, seconds } = await load(requests, USERS, MEASURE_SECONDS);
  const after = readCpu(bench);
  const used = (who: CpuUser | 'machine') => after[who] - before[who];
  const cpuMs = (who: CpuUser) => (used(who) * 1000) / timesMs.length;
  const others = used('machine') - used('api') - used('database') - used('load');
  return {
    name,
    perSecond: Math.round(timesMs.length / seconds),
    timesMs: distributionOf(timesMs),
    otherAnswers,
    cpuMs: { api: cpuMs('api'), database: cpuMs('database'), load: cpuMs('load') },
    otherCores: Math.max(0, others / seconds),
  };
}

/** 50 users at once on the balance and on the report list, each asking again as soon as it is answered. */
export async function benchApi(bench: BenchStack): Promise<EndpointResult[]> {
  await fillReport(bench);
  const { client } = bench;
  const sessions = await openSessions(bench);
  const credit = { method: 'GET', url: client.address('getCredit') } as const;
  const list = {
    method: 'POST',
    url: client.address('listSends'),
    body: JSON.stringify({ page: 1, limit: 10 }),
  } as const;
  const ofAll = (request: Omit<LoadRequest, 'headers'>) => sessions.map((headers) => ({ ...request, headers }));
  return [
    await measure(bench, 'GET /v1/api/credit', ofAll(credit)),
    await measure(bench, 'POST /v1/api/report/new_list', ofAll(list)),
  ];
}
