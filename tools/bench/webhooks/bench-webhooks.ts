import { DEMO_ACCOUNT } from '../../stack/demo-account.ts';
import type { BenchStack } from '../bench-stack.ts';
import { RIAL_PER_RECIPIENT } from '../numbers.ts';
import { openShops } from '../public/shops.ts';
import { measureBesideMillion } from './beside-million.ts';
import type { BesideMillion } from './beside-million.ts';
import { ADDRESSES, giveAddresses } from './events.ts';
import { measureFanOut } from './fan-out.ts';
import type { FanOut } from './fan-out.ts';
import { SLOW, startBenchReceiver } from './receiver.ts';

const SHOPS = 8;
const MESSAGES = 250;
const WARM_UP_MESSAGES = 10;
/** Runs of the large send, in turn without and with: the second of two finds a larger database. */
const PASSES = 2;

export interface WebhooksResult {
  accounts: number;
  addresses: number;
  fanOut: FanOut;
  beside: BesideMillion[];
  faults: string[];
}

export interface WebhooksOptions {
  /** Of the large send; 0 leaves it out. */
  recipients: number;
  /** Told what begins now. */
  onStep(step: string): void;
}

function faultsOf({ fanOut, beside }: Pick<WebhooksResult, 'fanOut' | 'beside'>): string[] {
  const lost = (what: string, due: number, arrived: number) =>
    arrived >= due ? [] : [`${what}: of ${due} events ${arrived} arrived`];
  return [
    ...lost('fan-out', fanOut.expected, fanOut.arrived),
    ...beside.flatMap(({ million, webhooks }) => [
      ...million.faults.map((fault) => `the large send: ${fault}`),
      ...(webhooks ? lost('beside the large send', webhooks.due, webhooks.arrived) : []),
    ]),
  ];
}

/** What `npm run bench:webhooks` measures: how fast events reach many addresses, and what the engine feels of them. */
export async function benchWebhooks(
  bench: BenchStack,
  { recipients, onStep }: WebhooksOptions,
): Promise<WebhooksResult> {
  const receiver = await startBenchReceiver();
  try {
    onStep(`${SHOPS} accounts with ${ADDRESSES} addresses each, one of them slow …`);
    const shops = await openShops(bench, SHOPS);
    await giveAddresses(bench, shops, receiver, (shop, address) =>
      shop === 0 && address === 0 ? SLOW : `/good/${shop}/${address}`,
    );
    const wish = { receiver, slowAddresses: 1 };
    await measureFanOut(bench, shops, { ...wish, messages: WARM_UP_MESSAGES });
    onStep(`${MESSAGES * SHOPS * ADDRESSES} events at one moment …`);
    const fanOut = await measureFanOut(bench, shops, { ...wish, messages: MESSAGES });
    const beside: BesideMillion[] = [];
    // The slow one still has its events, and is no part of what is paced.
    const told = { shops: shops.slice(1), receiver };
    const rial = recipients * PASSES * 2 * RIAL_PER_RECIPIENT;
    if (recipients > 0) await bench.admin('account', 'credit', DEMO_ACCOUNT.username, `--rial=${rial}`);
    for (let pass = 0; recipients > 0 && pass < PASSES; pass += 1) {
      onStep(`${recipients} recipients without webhooks, then with 10,000 a minute …`);
      beside.push(await measureBesideMillion(bench, recipients));
      beside.push(await measureBesideMillion(bench, recipients, told));
    }
    return { accounts: SHOPS, addresses: SHOPS * ADDRESSES, fanOut, beside, faults: faultsOf({ fanOut, beside }) };
  } finally {
    await receiver.stop();
  }
}
