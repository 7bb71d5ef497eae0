import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchStack } from '../bench-stack.ts';
import { distributionOf } from '../percentiles.ts';
import type { Distribution } from '../percentiles.ts';
import type { Shop } from '../public/shops.ts';
import { withDatabase } from '../send/database-view.ts';
import { measureMillion } from '../send/million.ts';
import type { MillionResult } from '../send/million.ts';
import { ADDRESSES, writeMessages } from './events.ts';
import type { BenchReceiver } from './receiver.ts';

const A_MINUTE = 10_000;
const MS_A_MINUTE = 60_000;
/** After the send nothing may be left waiting longer than this. */
const REST_LIMIT_MS = 30_000;
const LOOK_MS = 20;

export interface BesideMillion {
  million: MillionResult;
  /** Undefined for the run without. */
  webhooks: { due: number; arrived: number; aMinute: number; delaysMs: Distribution } | undefined;
}

/** Ten thousand webhooks a minute, evenly, until the signal; one message is as many as the account has addresses. */
function tellEvenly(bench: BenchStack, shops: readonly Shop[], over: AbortSignal): Promise<number> {
  return withDatabase(bench.stack.settings.dataFolder, 'peyk', async (client) => {
    const everyMs = (MS_A_MINUTE * ADDRESSES) / A_MINUTE;
    const started = performance.now();
    let written = 0;
    while (!over.aborted) {
      const [shop] = shops.slice(written % shops.length);
      if (shop) await writeMessages(client, [shop], 1);
      written += 1;
      await sleep(Math.max(0, started + written * everyMs - performance.now()));
    }
    return written * ADDRESSES;
  });
}

async function tellBeside(bench: BenchStack, shops: readonly Shop[], receiver: BenchReceiver, over: AbortSignal) {
  receiver.arrivals.length = 0;
  const started = performance.now();
  const due = await tellEvenly(bench, shops, over);
  const seconds = (performance.now() - started) / 1000;
  const end = performance.now() + REST_LIMIT_MS;
  while (receiver.arrivals.length < due && performance.now() < end) await sleep(LOOK_MS);
  const delaysMs = distributionOf(receiver.arrivals.map(({ delayMs }) => delayMs));
  return { due, arrived: receiver.arrivals.length, aMinute: Math.round((due / seconds) * 60), delaysMs };
}

/** One large send, without webhooks or beside ten thousand of them a minute. */
export async function measureBesideMillion(
  bench: BenchStack,
  recipients: number,
  told?: { shops: readonly Shop[]; receiver: BenchReceiver },
): Promise<BesideMillion> {
  const options = { recipients, isProfiled: false, hasOwnTexts: false };
  const { million, besideResult } = await measureMillion(bench, options, async (over) =>
    told ? tellBeside(bench, told.shops, told.receiver, over) : undefined,
  );
  return { million, webhooks: besideResult };
}
