import { setTimeout as sleep } from 'node:timers/promises';
import type { ApiClient } from '../client.ts';

/** An open report page hears of its send five times a second; more often would disturb what is measured. */
const POLL_MS = 200;
/** Where the moment itself is a figure. */
export const OFTEN_MS = 20;
const LIMIT_MS = 30 * 60_000;
export const FINISHED = 6;
export const STOPPED = 7;
const CREATING = 0;
const FINAL_STATES = new Set([3, 4, FINISHED, STOPPED, 8, 9]);

export interface SendCounts {
  total: number;
  queued: number;
  submitted: number;
  sent: number;
  reached_telecom: number;
  delivered: number;
  in_doubt: number;
  cancelled: number;
}

export interface SendDetails {
  state: number;
  state_reason: string | null;
  counts: SendCounts;
  cost: string;
  charged: string;
  returned: string;
}

export interface Wallet {
  credit: string;
  held: string;
}

export function readWallet(client: ApiClient): Promise<Wallet> {
  return client.call<Wallet>('getCredit');
}

/** Asks until `isSo`. @throws after half an hour. */
export async function waitUntil<T>(
  what: string,
  ask: () => Promise<T>,
  isSo: (answer: T) => boolean,
  everyMs = POLL_MS,
): Promise<T> {
  const end = performance.now() + LIMIT_MS;
  while (performance.now() < end) {
    const answer = await ask();
    if (isSo(answer)) return answer;
    await sleep(everyMs);
  }
  throw new Error(`${what} did not come within ${LIMIT_MS / 60_000} minutes.`);
}

export function askSend(client: ApiClient, sendId: string): () => Promise<SendDetails> {
  return () => client.call<SendDetails>('getSend', { query: { send_id: sendId } });
}

/** All recipients are resolved, priced, held and ready, or the send has ended. */
export function isReady({ state }: SendDetails): boolean {
  return state !== CREATING;
}

/** Nobody waits for an answer or a receipt any more. A send that ended otherwise has nothing to wait for. */
export function isOver({ state, counts }: SendDetails): boolean {
  if (state !== FINISHED && state !== STOPPED) return FINAL_STATES.has(state);
  return counts.queued + counts.submitted + counts.sent + counts.reached_telecom === 0;
}

export function isSettled({ held }: Wallet): boolean {
  return Number(held) === 0;
}

/** Rial as the contract writes it (at most three decimals), in milli-rial: money is never compared as a fraction. */
export function toMrial(rial: string): bigint {
  const [whole = '0', fraction = ''] = rial.split('.');
  return BigInt(whole) * 1000n + BigInt(fraction.padEnd(3, '0') || '0');
}
