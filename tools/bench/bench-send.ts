import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findPorts } from '../lib/ports.ts';
import { startSimulator } from '../stack/stack.ts';
import type { BenchStack } from './bench-stack.ts';
import { benchNumbers } from './numbers.ts';
import { probeOperator } from './smpp-probe.ts';
import type { ProbeResult } from './smpp-probe.ts';
import { watchUsage } from './usage.ts';
import type { Usage } from './usage.ts';

const POLL_MS = 50;
const STOP_LIMIT_MS = 5000;
const LIMIT_MS = 30 * 60_000;
const PROBE_MESSAGES = 50_000;
const PROBE_WINDOW = 200;
const FINISHED = 6;
const FINAL_STATES = new Set([3, 4, 6, 7, 8, 9]);
const TEXT = 'سلام، این پیام برای سنجش سرعت ارسال است.';

interface Counts {
  total: number;
  delivered: number;
  in_doubt: number;
  queued: number;
  submitted: number;
  sent: number;
  reached_telecom: number;
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

/** Finished, and no recipient waits for a receipt any more. A send that ended otherwise has nothing to wait for. */
function isOver({ state, counts }: SendDetails): boolean {
  if (state !== FINISHED) return FINAL_STATES.has(state);
  return counts.queued + counts.submitted + counts.sent + counts.reached_telecom === 0;
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

/** Measures an operator of its own: receipts go to any session of a system id, so the API's would take some. */
async function probeAlone({ stack }: BenchStack): Promise<ProbeResult> {
  const [handsetsPort = 0, smppPort = 0] = await findPorts(2);
  const dataFolder = join(stack.settings.dataFolder, 'probe');
  const operator = await startSimulator({ ...stack.settings, dataFolder, handsetsPort, smppPort }, process.env);
  return probeOperator(smppPort, PROBE_MESSAGES, PROBE_WINDOW).finally(() => operator.stop(STOP_LIMIT_MS));
}

/**
 * One send of `recipients` numbers through the API, from the call until the last receipt is stored and the wallet is
 * settled. The operator, the database and this program share the machine.
 * @throws when the send ends otherwise than finished.
 */
export async function benchSend(bench: BenchStack, recipients: number): Promise<SendResult> {
  const operatorAlone = await probeAlone(bench);
  const numbers = benchNumbers(recipients);
  const usage = watchUsage(bench.pids);
  const started = performance.now();
  const sendId = await accept(bench, numbers);
  const acceptedAt = performance.now();
  await waitUntil(bench, sendId, ({ state, counts }) => counts.total > 0 || FINAL_STATES.has(state));
  const readyAt = performance.now();
  const details = await waitUntil(bench, sendId, isOver);
  if (details.state !== FINISHED)
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
