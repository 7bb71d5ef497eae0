import { copyFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InboundMessage, Receipt, SmppCarrier, SmppCarrierOptions } from '@peyk/server-carrier';
import { createSmppCarrier, encodeText, parseSmppUrl } from '@peyk/server-carrier';
import { readOptions } from '../options';
import type { Simulator } from '../simulator';
import { startSimulator } from '../simulator';

/** @throws after 8 s; measured by a clock that no test moves. */
export async function until(what: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + 8_000;
  while (!(await what())) {
    if (performance.now() > end) throw new Error(`did not come true: ${what.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Sends a text as the sender does, all parts at once. */
export function submit(by: SmppCarrier, destination: string, text = 'سلام') {
  const encoded = encodeText(text);
  const parts = encoded.bodies.map((_, part) =>
    by.submit({
      source: '30001234',
      destination,
      text: encoded,
      part,
      reference: 5,
      userReference: 40_503 + part,
      lane: 'bulk',
    }),
  );
  return Promise.all(parts);
}

/** For the top of a test file: a simulator on free ports and a carrier of ours on it. Both end with their test. */
export function simulatorRig() {
  const folder = mkdtempSync(join(tmpdir(), 'operator-'));
  const page = join(folder, 'page');
  const receipts: Receipt[] = [];
  const messages: InboundMessage[] = [];
  const state = {} as { simulator: Simulator; carrier?: SmppCarrier };

  beforeAll(() => {
    cpSync(join(__dirname, '../page'), page, { recursive: true });
    // The build brings these; any bytes do here.
    for (const name of ['base.css', 'vazirmatn-arabic.woff2', 'vazirmatn-latin.woff2'])
      copyFileSync(join(page, 'icon.svg'), join(page, name));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  async function start(...flags: string[]): Promise<void> {
    receipts.length = 0;
    messages.length = 0;
    const args = ['--smpp-port', '0', '--http-port', '0', '--receipt-delay-ms', '20', ...flags];
    state.simulator = await startSimulator(readOptions(args, {}), page);
  }

  async function bind(options: Partial<SmppCarrierOptions> = {}): Promise<SmppCarrier> {
    const bound = createSmppCarrier({
      ...parseSmppUrl(`smpp://a:b@127.0.0.1:${state.simulator.smppPort}?blacklistErrorCodes=008`),
      name: 'test',
      listener: {
        onReceipt: async (receipt) => void receipts.push(receipt),
        onMessage: async (message) => void messages.push(message),
        onChange: () => undefined,
      },
      ...options,
    });
    state.carrier = bound;
    await until(() => bound.status().state === 'bound');
    return bound;
  }

  /** Safe to call twice. */
  async function stop(): Promise<void> {
    await state.carrier?.close(0);
    await state.simulator.stop();
  }
  afterEach(stop);

  return {
    page,
    receipts,
    messages,
    start,
    bind,
    stop,
    simulator: () => state.simulator,
    /** A folder for a journal. */
    data: () => mkdtempSync(join(folder, 'data-')),
    http: (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${state.simulator.httpPort}${path}`, init),
    states: () => receipts.map((receipt) => receipt.state),
  };
}
