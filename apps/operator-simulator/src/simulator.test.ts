import { copyFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InboundMessage, Receipt, SmppCarrier, SmppCarrierOptions } from '@peyk/server-carrier';
import { createSmppCarrier, encodeText, parseSmppUrl } from '@peyk/server-carrier';
import { readOptions } from './options';
import type { Simulator } from './simulator';
import { startSimulator } from './simulator';

const folder = mkdtempSync(join(tmpdir(), 'operator-'));
const page = join(folder, 'page');
let receipts: Receipt[] = [];
let messages: InboundMessage[] = [];
let simulator: Simulator;
let carrier: SmppCarrier | undefined;

beforeAll(() => {
  cpSync(join(__dirname, 'page'), page, { recursive: true });
  // The build brings the font; any bytes do here.
  for (const subset of ['arabic', 'latin'])
    copyFileSync(join(page, 'icon.svg'), join(page, `vazirmatn-${subset}.woff2`));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeEach(() => {
  receipts = [];
  messages = [];
});

afterEach(async () => {
  await carrier?.close(0);
  await simulator.stop();
});

async function start(...flags: string[]): Promise<void> {
  const args = ['--smpp-port', '0', '--http-port', '0', '--receipt-delay-ms', '20', ...flags];
  simulator = await startSimulator(readOptions(args, {}), page);
}

async function bind(options: Partial<SmppCarrierOptions> = {}): Promise<SmppCarrier> {
  const bound = createSmppCarrier({
    ...parseSmppUrl(`smpp://a:b@127.0.0.1:${simulator.smppPort}?blacklistErrorCodes=008`),
    name: 'test',
    listener: {
      onReceipt: async (receipt) => void receipts.push(receipt),
      onMessage: async (message) => void messages.push(message),
      onChange: () => undefined,
    },
    ...options,
  });
  carrier = bound;
  await until(() => bound.status().state === 'bound');
  return bound;
}

async function until(what: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 8_000;
  while (!(await what())) {
    if (Date.now() > end) throw new Error(`did not come true: ${what.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

const submit = (by: SmppCarrier, destination: string, text = 'سلام') => {
  const encoded = encodeText(text);
  const parts = encoded.bodies.map((_, part) =>
    by.submit({ source: '30001234', destination, text: encoded, part, reference: 5, lane: 'bulk' }),
  );
  return Promise.all(parts);
};

const http = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${simulator.httpPort}${path}`, init);
const magic = (code: string) => `9892477700${code}`;
const data = () => mkdtempSync(join(folder, 'data-'));
const states = () => receipts.map((receipt) => receipt.state);

describe('numbers', () => {
  it.each([
    ['01', ['undelivered']],
    ['02', ['blacklisted']],
    ['05', ['delivered', 'delivered']],
    ['11', ['expired']],
    ['12', ['rejected']],
  ])('ending in 7700%s bring the receipts %j', async (code, expected) => {
    await start();
    const [outcome] = await submit(await bind(), magic(code));
    expect(outcome?.kind).toBe('accepted');
    await until(() => receipts.length === expected.length);
    expect(states()).toEqual(expected);
  });

  it('without magic are delivered', async () => {
    await start();
    await submit(await bind(), '989240000001');
    await until(() => receipts.length === 1);
    expect(states()).toEqual(['delivered']);
  });

  it('are all ordinary when magic is off', async () => {
    await start('--magic', 'off');
    await submit(await bind(), magic('01'));
    await until(() => receipts.length === 1);
    expect(states()).toEqual(['delivered']);
  });

  it('ending in 770006 bring no receipt, those in 770010 are refused', async () => {
    await start();
    const by = await bind();
    expect((await submit(by, magic('06')))[0]?.kind).toBe('accepted');
    expect(await submit(by, magic('10'))).toEqual([{ kind: 'refused', code: 0x0b }]);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(receipts).toEqual([]);
  });

  it('ending in 770007 throttle twice before the part is taken once', async () => {
    await start();
    const by = await bind({ throttlePauseMs: 10 });
    expect((await submit(by, magic('07')))[0]?.kind).toBe('accepted');
    expect(simulator.operator.statistics).toMatchObject({ submits: 3, throttled: 2, accepted: 1 });
  });

  it('ending in 770008 get the receipt before the answer', async () => {
    await start();
    let answered = false;
    const sent = submit(await bind(), magic('08')).then(() => (answered = true));
    await until(() => receipts.length === 1);
    expect(answered).toBe(false);
    await sent;
  });

  it('ending in 770009 cut the line after the message was taken', async () => {
    await start();
    const by = await bind();
    expect(await submit(by, magic('09'))).toEqual([{ kind: 'unknown' }]);
    expect(simulator.operator.statistics.accepted).toBe(1);
    await until(() => receipts.length === 1);
  });

  it('ending in 770015 show the missing part of a long message', async () => {
    await start();
    await submit(await bind(), magic('15'), 'س'.repeat(150));
    await until(() => receipts.length === 3);
    const { messages: shown } = await (await http(`/handsets/${magic('15')}/messages`)).json();
    expect(shown).toMatchObject([{ parts: ['س'.repeat(67), null, 'س'.repeat(16)] }]);
  });
});

describe('load and faults', () => {
  it('takes no more than its rate', async () => {
    await start('--max-per-second', '100');
    const by = await bind({ throttlePauseMs: 20 });
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, (_, i) => submit(by, `98924100${String(i).padStart(4, '0')}`)),
    );
    expect(outcomes.flat().every((outcome) => outcome.kind === 'accepted')).toBe(true);
    expect(simulator.operator.statistics.throttled).toBeGreaterThan(0);
  });

  it('draws the same faults from the same seed', async () => {
    const runs: string[][] = [];
    for (let run = 0; run < 2; run += 1) {
      await start('--faults', 'undelivered=0.5', '--seed', '7');
      const by = await bind();
      for (let i = 0; i < 20; i += 1) await submit(by, '989240000001');
      await until(() => receipts.length === 20);
      runs.push(
        [...receipts].sort((a, b) => a.operatorMessageId.localeCompare(b.operatorMessageId)).map((one) => one.state),
      );
      await by.close(0);
      await simulator.stop();
      receipts = [];
    }
    expect(new Set(runs[0])).toEqual(new Set(['delivered', 'undelivered']));
    expect(runs[1]).toEqual(runs[0]);
  });

  it('keeps only counters when it is told to', async () => {
    await start('--quiet-handsets');
    await submit(await bind(), '989240000001');
    expect(await (await http('/handsets')).json()).toEqual({ handsets: [], total: 0, quiet: true });
    expect(simulator.operator.statistics.accepted).toBe(1);
  });

  it('lets only its own ESME bind when one is named', async () => {
    await start('--system-id', 'peyk', '--password', 'right');
    const stranger = createSmppCarrier({
      ...parseSmppUrl(`smpp://peyk:wrong@127.0.0.1:${simulator.smppPort}`),
      name: 'stranger',
      listener: { onReceipt: async () => undefined, onMessage: async () => undefined, onChange: () => undefined },
    });
    await until(() => stranger.counters().reconnects > 0);
    expect(stranger.status().state).toBe('connecting');
    await stranger.close(0);
  });
});

describe('the journal', () => {
  it('brings receipts again after a restart, until they are acknowledged', async () => {
    const dir = data();
    await start('--data', dir, '--receipt-delay-ms', '5000');
    const [outcome] = await submit(await bind(), '989240000001');
    await carrier?.close(0);
    await simulator.stop();
    writeFileSync(join(dir, 'journal.tsv'), 'S\t12\t9892', { flag: 'a' }); // what a crash leaves
    await start('--data', dir);
    expect(simulator.resumed).toBe(1);
    await bind();
    await until(() => receipts.length === 1);
    expect(outcome).toEqual({ kind: 'accepted', operatorMessageId: receipts[0]?.operatorMessageId });
    await until(() => simulator.operator.statistics.receiptsAcknowledged === 1);
    await carrier?.close(0);
    await simulator.stop();
    await start('--data', dir);
    expect(simulator.resumed).toBe(0);
    expect(await (await http('/handsets?search=240000001')).json()).toMatchObject({
      total: 1,
      handsets: [{ count: 1 }],
    });
  });

  it('knows every answer before the ESME does, so a kill of the operator loses nothing', async () => {
    const dir = data();
    await start('--data', dir, '--receipt-delay-ms', '5000');
    const by = await bind();
    for (let n = 0; n < 20; n += 1) {
      const [outcome] = await submit(by, '989240000001');
      const id = outcome?.kind === 'accepted' ? outcome.operatorMessageId : 'not accepted';
      expect(readFileSync(join(dir, 'journal.tsv'), 'utf8')).toContain(`S\t${id}\t`);
    }
  });

  it('has a line for everything that was taken', async () => {
    const dir = data();
    await start('--data', dir);
    const outcomes = await submit(await bind(), '989240000001', 'س'.repeat(71));
    await until(() => simulator.operator.statistics.receiptsAcknowledged === 2);
    await simulator.stop();
    const lines = readFileSync(join(dir, 'journal.tsv'), 'utf8').trim().split('\n');
    const taken = lines.filter((line) => line.startsWith('S')).map((line) => line.split('\t')[1]);
    expect(taken).toEqual(outcomes.map((outcome) => outcome.kind === 'accepted' && outcome.operatorMessageId));
    expect(lines.map((line) => line[0]).join('')).toMatch(/^SS(R|A){4}$/);
  });

  it('asks again when the ESME could not store a receipt', async () => {
    let tries = 0;
    const onReceipt = () => (++tries === 1 ? Promise.reject(new Error('away')) : Promise.resolve());
    await start();
    const by = await bind({ listener: { onReceipt, onMessage: async () => undefined, onChange: () => undefined } });
    await submit(by, '989240000001');
    await until(() => tries === 2 && simulator.operator.statistics.receiptsAcknowledged === 1);
  });
});

describe('the page and its JSON', () => {
  const post = (number: string, body: unknown) =>
    http(`/handsets/${number}/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  it('lets a handset answer, in parts when the text is long', async () => {
    await start();
    await bind();
    const text = 'سلام '.repeat(30);
    expect((await post('989240000001', { to: '30001234', text })).status).toBe(202);
    await until(() => messages.length === 1);
    expect(messages).toMatchObject([{ from: '989240000001', to: '30001234', text }]);
    await until(async () => {
      const { messages: shown } = await (await http('/handsets/989240000001/messages')).json();
      return shown[0].state === 'taken';
    });
  });

  it.each([
    [422, { to: 'x', text: 'سلام' }],
    [422, { to: '30001234', text: ' ' }],
    [422, { to: '30001234', text: 'س'.repeat(1_001) }],
    [422, null],
    [400, 'x'.repeat(20_000)],
  ])('answers %i to a message that cannot be', async (status, body) => {
    await start();
    const answer = await post('989240000001', body);
    expect(answer.status).toBe(status);
    expect((await answer.json()).error.message).toMatch(/[آ-ی]/);
  });

  it('serves the page with a policy that loads nothing from outside', async () => {
    await start();
    const answer = await http('/');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(await answer.text()).toContain('گوشی‌های مجازی');
    expect((await http('/../package.json')).status).toBe(404);
    expect((await http('/healthz')).status).toBe(200);
    expect((await http('/handsets', { method: 'DELETE' })).status).toBe(405);
  });

  it('tells the page that something changed', async () => {
    await start();
    const events = await http('/events');
    const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader();
    await submit(await bind(), '989240000001');
    let heard = '';
    while (!heard.includes('changed')) heard += (await reader?.read())?.value ?? '';
    await reader?.cancel();
    expect(heard).toContain('data: changed');
  });
});

describe('starting', () => {
  it('says which port is taken and how to choose another', async () => {
    await start();
    const busy = createServer();
    const port = await new Promise<number>((resolve) => {
      busy.listen(0, '127.0.0.1', () => resolve((busy.address() as { port: number }).port));
    });
    const options = readOptions(['--smpp-port', '0', '--http-port', String(port)], {});
    await expect(startSimulator(options, page)).rejects.toThrow(
      /HTTP port \d+ .* another program uses it; choose another with --http-port/,
    );
    busy.close();
  });

  it.each([
    [['--smpp-port', 'x'], /--smpp-port must be a whole number/],
    [['--wrong'], /Known flags: --host/],
    [['--faults', 'rain=1'], /knows no "rain"/],
    [['--faults', 'cut=2'], /share from 0 to 1/],
    [['--journal', 'maybe'], /"on" or "off"/],
  ])('refuses %j', async (args, message) => {
    await start();
    expect(() => readOptions(args, {})).toThrow(message);
  });

  it('reads the environment where no flag is given', async () => {
    await start();
    const env = { OPERATOR_SMPP_PORT: '1', OPERATOR_SEED: '9' };
    expect(readOptions(['--seed', '3', '--quiet-handsets'], env)).toMatchObject({
      smppPort: 1,
      seed: 3,
      quietHandsets: true,
    });
  });
});
