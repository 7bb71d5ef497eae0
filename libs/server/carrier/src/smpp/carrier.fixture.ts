import type { CarrierListener, InboundMessage, PartToSubmit, Receipt } from '../carrier';
import { encodeText } from '../encode-text';
import type { SmppCarrier } from './smpp-carrier';
import { createSmppCarrier } from './smpp-carrier';
import type { SmppCarrierOptions } from './smpp-options';
import { parseSmppUrl } from './smpp-url';

/** A listener that remembers what it was told. */
export interface Recorder extends CarrierListener {
  receipts: Receipt[];
  messages: InboundMessage[];
}

export function recorder(): Recorder {
  const receipts: Receipt[] = [];
  const messages: InboundMessage[] = [];
  return {
    receipts,
    messages,
    onReceipt: async (receipt) => void receipts.push(receipt),
    onMessage: async (message) => void messages.push(message),
    onChange: () => undefined,
  };
}

export async function until(what: () => boolean, withinMs = 5_000): Promise<void> {
  const end = Date.now() + withinMs;
  while (!what()) {
    if (Date.now() > end) throw new Error(`did not come true within ${withinMs} ms: ${what.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** A carrier that is bound to the peer. */
export async function boundTo(peer: { url: string }, options: Partial<SmppCarrierOptions> = {}): Promise<SmppCarrier> {
  const carrier = createSmppCarrier({ ...parseSmppUrl(peer.url), name: 'test', listener: recorder(), ...options });
  await until(() => carrier.status().sessions === carrier.status().wantedSessions);
  return carrier;
}

const SALAAM = encodeText('سلام');

let last = 0;

/** A bulk part to a number of the test range; every call has the next number. */
export function aPart(part: Partial<PartToSubmit> = {}): PartToSubmit {
  last += 1;
  const destination = `98924${String(last).padStart(7, '0')}`;
  return { source: '30001234', destination, text: SALAAM, part: 0, reference: 7, lane: 'bulk', ...part };
}
