import { setTimeout as sleep } from 'node:timers/promises';
import type { Kannel } from './kannel.ts';

const POLL_MS = 20;
/** So long without a single receipt: the rest is not coming. */
const STILL_LIMIT_MS = 10_000;
const DELIVERED = 1;

export interface KannelRun {
  messages: number;
  /** Receipts of delivery that came; fewer than `messages` when Kannel or the operator lost some. */
  delivered: number;
  /** From the first call until Kannel has taken the last message. */
  acceptedPerSecond: number;
  /** From the first call until the last receipt. */
  messagesPerSecond: number;
}

export interface KannelLoad {
  from: string;
  numbers: readonly string[];
  text: string;
  /** Calls to Kannel at once. */
  callers: number;
  /** Numbers in one call: Kannel takes several. */
  numbersPerCall: number;
}

/** One message to each number through Kannel, from the first HTTP call to the last receipt at our door. */
export async function runThroughKannel(kannel: Kannel, load: KannelLoad): Promise<KannelRun> {
  const before = kannel.receipts.get(DELIVERED) ?? 0;
  const started = performance.now();
  await callAll(kannel, load);
  const acceptedAt = performance.now();
  let delivered = 0;
  let lastAt = performance.now();
  while (delivered < load.numbers.length && performance.now() - lastAt < STILL_LIMIT_MS) {
    await sleep(POLL_MS);
    const now = (kannel.receipts.get(DELIVERED) ?? 0) - before;
    if (now > delivered) lastAt = performance.now();
    delivered = now;
  }
  const messages = load.numbers.length;
  return {
    messages,
    delivered,
    acceptedPerSecond: Math.round(messages / ((acceptedAt - started) / 1000)),
    messagesPerSecond: Math.round(delivered / ((lastAt - started) / 1000)),
  };
}

async function callAll(kannel: Kannel, { from, numbers, text, callers, numbersPerCall }: KannelLoad): Promise<void> {
  let next = 0;
  const call = async () => {
    while (next < numbers.length) {
      const to = numbers.slice(next, (next += numbersPerCall));
      await kannel.send({ from, to, text });
    }
  };
  await Promise.all(Array.from({ length: callers }, call));
}
