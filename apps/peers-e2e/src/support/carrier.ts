import type {
  InboundMessage,
  PartToSubmit,
  Receipt,
  SmppCarrier,
  SmppCarrierOptions,
  SubmitOutcome,
} from '@peyk/server-carrier';
import { createSmppCarrier, encodeText, parseSmppUrl } from '@peyk/server-carrier';
import { until } from './until';

/** Our client, bound, with everything that it was told. */
export interface BoundCarrier {
  carrier: SmppCarrier;
  receipts: Receipt[];
  messages: InboundMessage[];
}

/** The operator's sheet is in the address, as in production. */
export async function bindTo(url: string, options: Partial<SmppCarrierOptions> = {}): Promise<BoundCarrier> {
  const receipts: Receipt[] = [];
  const messages: InboundMessage[] = [];
  const listener = {
    onReceipt: async (receipt: Receipt) => void receipts.push(receipt),
    onMessage: async (message: InboundMessage) => void messages.push(message),
    onChange: () => undefined,
  };
  const carrier = createSmppCarrier({ ...parseSmppUrl(url), name: 'peer', listener, ...options });
  await until('a bound session', () => carrier.status().state === 'bound').catch(async (error: unknown) => {
    await carrier.close(0);
    throw error;
  });
  return { carrier, receipts, messages };
}

/** Submits all parts of a text at once. @returns their outcomes in the order of the parts */
export function submitText(
  { carrier }: BoundCarrier,
  text: string,
  part: Pick<PartToSubmit, 'destination'> & Partial<PartToSubmit>,
): Promise<SubmitOutcome[]> {
  const encoded = encodeText(text);
  return Promise.all(
    encoded.bodies.map((_, index) =>
      carrier.submit({ source: '30001234', reference: 7, lane: 'bulk', ...part, text: encoded, part: index }),
    ),
  );
}

/** The operator's ids of accepted parts. @throws when one was not accepted */
export function idsOf(outcomes: readonly SubmitOutcome[]): string[] {
  return outcomes.map((outcome) => {
    if (outcome.kind !== 'accepted') throw new Error(`a part was ${outcome.kind}`);
    return outcome.operatorMessageId;
  });
}
