import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchStack } from './bench-stack.ts';
import { benchNumbers } from './numbers.ts';
import { probeOperator } from './smpp-probe.ts';
import type { ProbeResult } from './smpp-probe.ts';
import { watchUsage } from './usage.ts';
import type { Usage } from './usage.ts';

const POLL_MS = 50;
const LIMIT_MS = 30 * 60_000;
const PROBE_MESSAGES = 50_000;
const PROBE_WINDOW = 200;
const FINAL_STATES = new Set([3, 4, 6, 7, 8, 9]);
const TEXT = 'سلام، این پیام برای سنجش سرعت ارسال است.';

interface Counts {
  total: number;
  delivered: number;
  in_doubt: number;
  queued: number;
  submitted: number;
  sent: number;
}

interface SendDetails {
  state: number;
  state_reason: string | null;
  counts: Counts;
  cost: string;
  charged: string;
  returned: string;
}

export interface SendResult {
  recipients: number;
  operatorAlone: ProbeResult;
  /** The call of POST /send. */
  acceptMs: number;
  /** From the answer of the call until all recipients are resolved, priced, held and queued. */
  readySeconds: number;
  /** From the call until the last receipt is stored and all money is settled. */
  totalSeconds: number;
  messagesPerSecond: number;
  counts: Counts;
  costRial: string;
  chargedRial: string;
  returnedRial: string;
  heldAfterRial: string;
  usage: Record<string, Usage>;
}

type Predicate = (details: SendDetails) => boolean;

async function waitUntil({ client }: BenchStack, sendId: string, isDone: Predicate): Promise<SendDetails> {
  const end = performance.now() + LIMIT_MS;
  while (performance.now() < end) {
    const details = await client.call<SendDetails>('getSend', { query: { send_id: sendId } });
    if (isDone(details)) return details;
    await sleep(POLL_MS);
  }
  throw new Error(`the send did not finish within ${LIMIT_MS / 60_000} minutes.`);
}

async function waitUntilSettled({ client }: BenchStack): Promise<string> {
  const end = performance.now() + LIMIT_MS;
  for (;;) {
    const { held } = await client.call<{ held: string }>('getCredit');
    if (Number(held) === 0 || performance.now() > end) return held;
    await sleep(POLL_MS);
  }
}

async function accept({ client }: BenchStack, recipients: string[]): Promise<string> {
  const { items } = await client.call<{ items: { number: string }[] }>('listLines');
  const { send_id } = await client.call<{ send_id: string }>('createSend', {
    headers: { 'idempotency-key': `bench-send-${Date.now()}` },
    body: { sending_type: 'webservice', from_number: items[0]?.number, message: TEXT, params: { recipients } },
  });
  return send_id;
}

/**
 * One send of `recipients` numbers through the API, from the call until the last receipt is stored and the wallet is
 * settled. The operator, the database and this program share the machine.
 * @throws when the send ends otherwise than finished.
 */
export async function benchSend(bench: BenchStack, recipients: number): Promise<SendResult> {
  const operatorAlone = await probeOperator(bench.stack.settings.smppPort, PROBE_MESSAGES, PROBE_WINDOW);
  const numbers = benchNumbers(recipients);
  const usage = watchUsage(bench.pids);
  const started = performance.now();
  const sendId = await accept(bench, numbers);
  const acceptedAt = performance.now();
  await waitUntil(bench, sendId, ({ state, counts }) => counts.total > 0 || FINAL_STATES.has(state));
  const readyAt = performance.now();
  const details = await waitUntil(bench, sendId, ({ state }) => FINAL_STATES.has(state));
  if (details.state !== 6)
    throw new Error(`the send ended in state ${details.state}: ${details.state_reason ?? 'no reason'}.`);
  const held = await waitUntilSettled(bench);
  const totalSeconds = (performance.now() - started) / 1000;
  return {
    recipients,
    operatorAlone,
    acceptMs: Math.round(acceptedAt - started),
    readySeconds: (readyAt - acceptedAt) / 1000,
    totalSeconds,
    messagesPerSecond: Math.round(recipients / totalSeconds),
    counts: details.counts,
    costRial: details.cost,
    chargedRial: details.charged,
    returnedRial: details.returned,
    heldAfterRial: held,
    usage: usage.stop(),
  };
}
