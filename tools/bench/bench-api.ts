import { setTimeout as sleep } from 'node:timers/promises';
import { costlySearches } from './bench-searches.ts';
import type { BenchStack } from './bench-stack.ts';
import { load } from './load.ts';
import type { LoadRequest } from './load.ts';
import { benchNumbers } from './numbers.ts';
import { distributionOf } from './percentiles.ts';
import type { Distribution } from './percentiles.ts';
import { withDatabase } from './send/database-view.ts';
import { cpuSecondsOf, machineCpuSeconds } from './usage.ts';

const USERS = 50;
/** As many as one address may sign in to in a quarter of an hour, with some to spare; two users share one. */
const ACCOUNTS = 25;
/** Admin commands side by side: a process each, and there are two cores. */
const COMMANDS_AT_ONCE = 2;
const CREDIT_RIAL = 10_000_000;
const WARM_UP_SECONDS = 3;
const MEASURE_SECONDS = 10;
/** Sends in the list, so that the page that is asked for is a full one; no more than an account may have unprepared. */
const SENDS = 20;
const SETTLE_MS = 3000;

/** At once and without end, by one account, while the others are measured. */
const HOSTILE_AT_ONCE = 20;
/** So that the machine has room for both: what is measured is whether anybody has to wait for a hostile body. */
const OTHERS_AT_ONCE = 5;
/** Without it each would ask more often than an account may. */
const OTHERS_PAUSE_MS = 5;
/** So many searches of one account, each asked again as soon as it is answered. */
const SEARCHES_AT_ONCE = 30;
const HOSTILE_BYTES = 3_900_000;
const UNKNOWN_NAMES = 300_000;

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

/** The headers of a session of a new account that has money and a line. */
async function openAccount(bench: BenchStack, line: string, index: number): Promise<Record<string, string>> {
  const username = `bench-${index}`;
  const mobile = `0924${String(index).padStart(7, '0')}`;
  const made = await bench.admin(
    'account',
    'create',
    '--username',
    username,
    '--name',
    `حساب ${index}`,
    '--mobile',
    mobile,
  );
  const password = /^Password: (\S+)/m.exec(made)?.[1] ?? '';
  await bench.admin('account', 'credit', username, '--rial', String(CREDIT_RIAL));
  await bench.admin('line', 'assign', line, '--username', username, '--default');
  return { ...bench.client.headers(), authorization: await bench.signIn({ username, password }) };
}

/** Accounts of their own: the same list asked for twice at once would be found once. */
async function openAccounts(bench: BenchStack, line: string): Promise<Record<string, string>[]> {
  const headers: Record<string, string>[] = [];
  for (let first = 0; first < ACCOUNTS; first += COMMANDS_AT_ONCE) {
    const indexes = Array.from({ length: Math.min(COMMANDS_AT_ONCE, ACCOUNTS - first) }, (_, index) => first + index);
    headers.push(...(await Promise.all(indexes.map((index) => openAccount(bench, line, index)))));
  }
  return headers;
}

/** A full page of sends for an account. */
async function fillReport({ client }: BenchStack, line: string, headers: Record<string, string>): Promise<void> {
  for (let index = 0; index < SENDS; index += 1) {
    await client.call('createSend', {
      headers: { ...headers, 'idempotency-key': `bench-api-${index}` },
      body: {
        sending_type: 'webservice',
        from_number: line,
        message: `پیام آزمایشی شمارهٔ ${index}`,
        params: { recipients: benchNumbers(3) },
      },
    });
  }
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

async function measure(
  bench: BenchStack,
  name: string,
  { requests, users = USERS, pauseMs = 0 }: { requests: LoadRequest[]; users?: number; pauseMs?: number },
): Promise<EndpointResult> {
  await load(requests, users, WARM_UP_SECONDS, pauseMs);
  const before = readCpu(bench);
  const { timesMs, others: otherAnswers, seconds } = await load(requests, users, MEASURE_SECONDS, pauseMs);
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

/** Bodies that are within the limit of bytes and cost as much as can be made of them. */
function hostileBodies(): string[] {
  const names = Array.from({ length: UNKNOWN_NAMES }, (_, index) => `"u${index}":1`).join();
  const deep = '['.repeat(HOSTILE_BYTES / 2) + ']'.repeat(HOSTILE_BYTES / 2);
  const wrong = JSON.stringify({
    params: { recipients: Array.from({ length: 100_000 }, (_, index) => `${index}-no-number`) },
  });
  return [`{${names}}`, `{"message":${deep}}`, wrong];
}

/** What others wait for the balance while one account sends hostile bodies, as many at once as it likes. */
async function measureBesideHostile(
  bench: BenchStack,
  { requests, attacker }: { requests: LoadRequest[]; attacker: Record<string, string> },
): Promise<EndpointResult> {
  const url = bench.client.address('createSend');
  const hostile = hostileBodies().map(
    (body, index) =>
      ({ method: 'POST', url, headers: { ...attacker, 'idempotency-key': `hostile-${index}` }, body }) as const,
  );
  const attack = load(hostile, HOSTILE_AT_ONCE, WARM_UP_SECONDS + MEASURE_SECONDS);
  const name = `GET /v1/api/credit, beside ${HOSTILE_AT_ONCE} hostile bodies at once`;
  const result = await measure(bench, name, { requests, users: OTHERS_AT_ONCE, pauseMs: OTHERS_PAUSE_MS });
  const { others } = await attack;
  const refused = Object.values(others).reduce((sum, count) => sum + count, 0);
  if (refused === 0) throw new Error('No hostile body was answered: nothing was measured.');
  return { ...result, name: `${name} (${refused} refused)` };
}

/** What others wait for while one account with much searches in it, as much at once as it likes. */
async function measureBesideSearches(
  bench: BenchStack,
  what: string,
  { requests, searches }: { requests: LoadRequest[]; searches: LoadRequest[] },
): Promise<EndpointResult> {
  const attack = load(searches, SEARCHES_AT_ONCE, WARM_UP_SECONDS + MEASURE_SECONDS);
  const name = `${what}, beside ${SEARCHES_AT_ONCE} searches at once`;
  const result = await measure(bench, name, { requests, users: OTHERS_AT_ONCE, pauseMs: OTHERS_PAUSE_MS });
  const { timesMs, others } = await attack;
  if (timesMs.length === 0) throw new Error('No search was answered: nothing was measured.');
  const { p50 } = distributionOf(timesMs);
  const told = Object.entries(others).map(([status, count]) => `, ${count} x ${status}`);
  return { ...result, name: `${name} (${timesMs.length} found, p50 ${Math.round(p50)} ms${told.join('')})` };
}

async function besideSearches(bench: BenchStack, line: string, [credit = [], list = []]: LoadRequest[][]) {
  const searches = await costlySearches(bench, line);
  return [
    await measureBesideSearches(bench, 'GET /v1/api/credit', { requests: credit, searches }),
    await measureBesideSearches(bench, 'POST /v1/api/report/new_list', { requests: list, searches }),
  ];
}

/**
 * 50 users of 25 accounts at once on the balance and on the report list, each asking again as soon as it is answered; then beside
 * hostile bodies of one account, and beside its searches.
 */
export async function benchApi(bench: BenchStack): Promise<EndpointResult[]> {
  const { client } = bench;
  const { items } = await client.call<{ items: { number: string }[] }>('listLines');
  const line = items[0]?.number;
  if (line === undefined) throw new Error('the demo account has no line.');
  const sessions = await openAccounts(bench, line);
  for (const headers of sessions) await fillReport(bench, line, headers);
  await sleep(SETTLE_MS);
  // As autovacuum does it within a minute. Left to its own time it came before, in or after the measurement, and with it another
  // plan: the same code took the database 0.19 or 0.35 ms for a list.
  await withDatabase(bench.stack.settings.dataFolder, 'peyk', (client) => client.query('analyze'));
  const credit = { method: 'GET', url: client.address('getCredit') } as const;
  const list = {
    method: 'POST',
    url: client.address('listSends'),
    body: JSON.stringify({ page: 1, limit: 10 }),
  } as const;
  const ofAll = (request: Omit<LoadRequest, 'headers'>) => sessions.map((headers) => ({ ...request, headers }));
  return [
    await measure(bench, 'GET /v1/api/credit', { requests: ofAll(credit) }),
    await measure(bench, 'POST /v1/api/report/new_list', { requests: ofAll(list) }),
    await measureBesideHostile(bench, { requests: ofAll(credit).slice(1), attacker: sessions[0] ?? {} }),
    ...(await besideSearches(bench, line, [ofAll(credit), ofAll(list)])),
  ];
}
