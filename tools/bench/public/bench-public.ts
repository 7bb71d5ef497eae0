import { setTimeout as sleep } from 'node:timers/promises';
import { kannelVersion, startKannel } from '../../stack/kannel/kannel.ts';
import { withOperator } from '../bench-send.ts';
import type { BenchStack } from '../bench-stack.ts';
import { loadVarying } from '../load.ts';
import type { LoadResult, NextRequest, VaryingLoad } from '../load.ts';
import { startMeter } from '../meter.ts';
import { distributionOf } from '../percentiles.ts';
import type { Distribution } from '../percentiles.ts';
import { readDurability, withDatabase } from '../send/database-view.ts';
import type { Durability } from '../send/database-view.ts';
import { BENCH_TEXT } from '../send/intake.ts';
import { profileSend } from '../send/profile/profile-send.ts';
import type { SendProfile } from '../send/profile/profile-send.ts';
import { kannelAsks, numbersInTurn, sendAsks } from './asks.ts';
import { openShops } from './shops.ts';
import type { Shop } from './shops.ts';
import { waitForSends } from './what-became.ts';
import type { Became } from './what-became.ts';

/** Each has a key; so the rates and the 16 calls side by side of an account are not what is measured. */
const SHOPS = 8;
const CONNECTIONS = [1, 8, 32, 64];
/** Where a profile is looked at. */
const PROFILED_CONNECTIONS = 32;
const WARM_UP_SECONDS = 2;
const MEASURE_SECONDS = 10;
const KANNEL_WINDOW = 100;
const KANNEL_STORES = ['memory', 'spool'] as const;
/** Kannel gives to its operator what it has taken; the next measurement must not find it at that. */
const STILL_MS = 1_000;
const STILL_LIMIT_MS = 120_000;
/** Keys of one user never meet those of another. */
const KEYS_OF_USER = 10_000_000;

export interface CallsResult {
  who: string;
  connections: number;
  perSecond: number;
  timesMs: Distribution;
  otherAnswers: Record<string, number>;
  /** Milliseconds of processor time a call, by process; what is done with the message meanwhile is in it. */
  cpuMs: Record<string, number>;
  otherCores: number;
}

export interface PublicResult {
  durability: Durability;
  calls: CallsResult[];
  became: Became;
  faults: string[];
  notRun: string[];
  profile: SendProfile | undefined;
}

interface Measured {
  who: string;
  pids: Readonly<Record<string, number>>;
  asking: VaryingLoad;
}

/** @returns what was measured, and how many calls were taken in all */
async function measure({ who, pids, asking }: Measured): Promise<{ result: CallsResult; taken: number }> {
  const warm = await loadVarying(asking, WARM_UP_SECONDS);
  const stop = startMeter(pids);
  const { timesMs, others, seconds } = await loadVarying(asking, MEASURE_SECONDS);
  const { cpuSeconds, otherCores } = stop();
  const cpuMs = Object.entries(cpuSeconds).map(([name, used]) => [name, (used * 1000) / timesMs.length] as const);
  const result = {
    who,
    connections: asking.users.length,
    perSecond: Math.round(timesMs.length / seconds),
    timesMs: distributionOf(timesMs),
    otherAnswers: sumOf(warm, others),
    cpuMs: Object.fromEntries(cpuMs),
    otherCores,
  };
  return { result, taken: warm.timesMs.length + timesMs.length };
}

function sumOf({ others: warm }: LoadResult, others: Record<string, number>): Record<string, number> {
  const names = new Set([...Object.keys(warm), ...Object.keys(others)]);
  return Object.fromEntries([...names].map((name) => [name, (warm[name] ?? 0) + (others[name] ?? 0)]));
}

async function measureOwn(bench: BenchStack, shops: readonly Shop[], isProfiled: boolean) {
  const calls: CallsResult[] = [];
  const [url, nextNumber] = [bench.client.address('createSend'), numbersInTurn()];
  let [taken, users] = [0, 0];
  const userOf = (place: number): NextRequest => {
    const shop = shops[place % shops.length];
    if (!shop) throw new RangeError('a load needs a shop.');
    return sendAsks(url, shop, nextNumber, (users += 1) * KEYS_OF_USER);
  };
  let profile: SendProfile | undefined;
  const levels = isProfiled ? [PROFILED_CONNECTIONS] : CONNECTIONS;
  for (const connections of levels) {
    const profiler = isProfiled ? await profileSend(bench) : undefined;
    const asking = { url, users: Array.from({ length: connections }, (_, place) => userOf(place)) };
    const measured = await measure({ who: 'Peyk, durable', pids: bench.pids, asking });
    profile = await profiler?.stop();
    calls.push(measured.result);
    taken += measured.taken;
    // What was taken is sent before the next is measured.
    await waitForSends(bench, shops, taken);
  }
  return { calls, profile, became: await waitForSends(bench, shops, taken) };
}

/** Waits until no receipt comes any more: then the next measurement has the machine. */
async function untilStill(receipts: ReadonlyMap<number, number>): Promise<void> {
  const countOf = () => [...receipts.values()].reduce((sum, count) => sum + count, 0);
  const end = performance.now() + STILL_LIMIT_MS;
  for (let before = -1; before !== countOf() && performance.now() < end; await sleep(STILL_MS)) before = countOf();
}

async function measureKannel(
  operator: { pid: number; smppPort: number },
  store: (typeof KANNEL_STORES)[number],
): Promise<CallsResult[]> {
  const calls: CallsResult[] = [];
  const kannel = await startKannel({ smppPort: operator.smppPort, window: KANNEL_WINDOW, store });
  try {
    const address = kannel.addressOf({ from: '30001405', to: ['#'], text: BENCH_TEXT });
    const nextNumber = numbersInTurn();
    for (const connections of CONNECTIONS) {
      const users = Array.from({ length: connections }, () => kannelAsks(address, nextNumber));
      const who = `Kannel ${kannelVersion()}, store: ${store}`;
      const pids = { ...kannel.pids, operator: operator.pid };
      calls.push((await measure({ who, pids, asking: { url: address, users } })).result);
      await untilStill(kannel.receipts);
    }
    return calls;
  } finally {
    await kannel.stop();
  }
}

/** Kannel in the same run, through an operator of its own; a failure of it is told and does not end the benchmark. */
async function measureBeside(bench: BenchStack): Promise<Pick<PublicResult, 'calls' | 'notRun'>> {
  if (kannelVersion() === undefined)
    return { calls: [], notRun: ['Kannel was not run: it is not installed (Debian: apt-get install kannel).'] };
  const calls: CallsResult[] = [];
  const notRun: string[] = [];
  await withOperator(bench, async (operator) => {
    for (const store of KANNEL_STORES) {
      try {
        calls.push(...(await measureKannel(operator, store)));
      } catch (error) {
        notRun.push(
          `Kannel (${store}) could not be run: ${error instanceof Error ? error.message.split('\n')[0] : error}`,
        );
      }
    }
  });
  return { calls, notRun };
}

function faultsOf({ durability, became, calls }: Pick<PublicResult, 'durability' | 'became' | 'calls'>): string[] {
  const off = Object.entries(durability).filter(([, value]) => value !== 'on');
  const refused = calls.flatMap(({ who, connections, otherAnswers }) =>
    Object.entries(otherAnswers).map(([status, count]) => `${who}, ${connections} connections: ${count} x ${status}`),
  );
  return [
    ...off.map(([setting, value]) => `${setting} is ${value}: the figures are about a durable database`),
    ...(became.sends === became.taken ? [] : [`${became.taken} calls were taken, but there are ${became.sends} sends`]),
    ...(became.delivered === became.taken ? [] : [`of ${became.taken} messages ${became.delivered} were delivered`]),
    ...(became.heldMrial === '0' ? [] : [`${became.heldMrial} milli-rial are held, though all has ended`]),
    ...refused,
  ];
}

export interface PublicOptions {
  isProfiled: boolean;
  withOthers: boolean;
  /** Told what begins now. */
  onStep(step: string): void;
}

/** What `npm run bench:public` measures: sends of one recipient under API keys, and Kannel's `sendsms` on the same machine. */
export async function benchPublic(
  bench: BenchStack,
  { isProfiled, withOthers, onStep }: PublicOptions,
): Promise<PublicResult> {
  const durability = await withDatabase(bench.stack.settings.dataFolder, 'peyk', readDurability);
  onStep(`${SHOPS} accounts with a key each …`);
  const shops = await openShops(bench, SHOPS);
  const beside = withOthers ? measureBeside(bench) : { calls: [], notRun: ['Kannel was not run.'] };
  if (withOthers) onStep('Kannel …');
  const { calls: others, notRun } = await beside;
  onStep('POST /send under keys …');
  const own = await measureOwn(bench, shops, isProfiled);
  const faults = faultsOf({ durability, ...own });
  return { durability, ...own, calls: [...own.calls, ...others], faults, notRun };
}
