import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchStack } from '../bench-stack.ts';
import { startMeter } from '../meter.ts';
import type { Metered } from '../meter.ts';
import { distributionOf } from '../percentiles.ts';
import type { Distribution } from '../percentiles.ts';
import type { Shop } from '../public/shops.ts';
import { withDatabase } from '../send/database-view.ts';
import { ADDRESSES, writeMessages } from './events.ts';
import { SLOW } from './receiver.ts';
import type { BenchReceiver } from './receiver.ts';

const LOOK_MS = 20;
const LIMIT_MS = 300_000;

export interface FanOut {
  /** To addresses that answer at once. */
  expected: number;
  arrived: number;
  seconds: number;
  perSecond: number;
  delaysMs: Distribution;
  metered: Metered;
}

/** So many messages to each account at one moment, until every address that answers has heard of all of them. */
export async function measureFanOut(
  bench: BenchStack,
  shops: readonly Shop[],
  { receiver, messages, slowAddresses }: { receiver: BenchReceiver; messages: number; slowAddresses: number },
): Promise<FanOut> {
  const expected = messages * (shops.length * ADDRESSES - slowAddresses);
  receiver.arrivals.length = 0;
  const good = () => receiver.arrivals.filter(({ path }) => !path.startsWith(SLOW));
  const stop = startMeter(bench.pids);
  const started = performance.now();
  await withDatabase(bench.stack.settings.dataFolder, 'peyk', (client) => writeMessages(client, shops, messages));
  const end = started + LIMIT_MS;
  while (good().length < expected && performance.now() < end) await sleep(LOOK_MS);
  const seconds = (performance.now() - started) / 1000;
  const arrived = good();
  return {
    ...{ expected, arrived: arrived.length, seconds, perSecond: Math.round(arrived.length / seconds) },
    delaysMs: distributionOf(arrived.map(({ delayMs }) => delayMs)),
    metered: stop(),
  };
}
