import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createSmppCarrier, parseSmppUrl } from '@peyk/server-carrier';
import { readOptions } from './options';
import { startSimulator } from './simulator';
import { simulatorRig, submit, until } from './testing/simulator-rig';

const { page, receipts, messages, start, bind, stop, simulator, data, http } = simulatorRig();

describe('load and faults', () => {
  it('takes no more than its rate', async () => {
    await start('--max-per-second', '100');
    const by = await bind({ throttlePauseMs: 20 });
    const startedAtMs = Date.now();
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, (_, i) => submit(by, `98924100${String(i).padStart(4, '0')}`)),
    );
    expect(outcomes.flat().every((outcome) => outcome.kind === 'accepted')).toBe(true);
    // A tenth of a second's worth at once and a hundred in each second that passed, however many those were.
    const mostTaken = 10 + (Date.now() - startedAtMs) / 10;
    expect(simulator().operator.statistics.accepted).toBeLessThanOrEqual(mostTaken);
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
      await stop();
    }
    expect(new Set(runs[0])).toEqual(new Set(['delivered', 'undelivered']));
    expect(runs[1]).toEqual(runs[0]);
  });

  it('keeps only counters when it is told to', async () => {
    await start('--quiet-handsets');
    await submit(await bind(), '989240000001');
    expect(await (await http('/handsets')).json()).toEqual({ handsets: [], total: 0, quiet: true });
    expect(simulator().operator.statistics.accepted).toBe(1);
  });

  it('lets only its own ESME bind when one is named', async () => {
    await start('--system-id', 'peyk', '--password', 'right');
    const stranger = createSmppCarrier({
      ...parseSmppUrl(`smpp://peyk:wrong@127.0.0.1:${simulator().smppPort}`),
      name: 'stranger',
      listener: { onReceipt: async () => undefined, onMessage: async () => undefined, onChange: () => undefined },
    });
    await until(() => stranger.counters().reconnects > 0);
    expect(stranger.status().state).toBe('connecting');
    await stranger.close(0);
  });
});

describe('what the sender calls a part', () => {
  const names = () => receipts.map(({ about }) => about?.userReference).sort();

  it('comes back in its receipts, also after a restart', async () => {
    const dir = data();
    await start('--data', dir, '--receipt-delay-ms', '5000');
    await submit(await bind(), '989240000001', 'س'.repeat(71));
    await stop();
    await start('--data', dir);
    await bind();
    await until(() => receipts.length === 2);
    expect(names()).toEqual([40_503, 40_504]);
    expect(receipts[0]?.about).toMatchObject({ source: '30001234', destination: '989240000001' });
  });

  it('does not come back from an operator that keeps none, or where none is sent', async () => {
    await start('--references', 'off');
    await submit(await bind(), '989240000001');
    await until(() => receipts.length === 1);
    await stop();
    expect(names()).toEqual([undefined]);
    await start();
    await submit(await bind({ userReference: 'off' }), '989240000001');
    await until(() => receipts.length === 1);
    expect(names()).toEqual([undefined]);
  });
});

describe('the journal', () => {
  it('is listed as an operator would list what it took, with what the sender called each part', async () => {
    await start('--data', data());
    const by = await bind();
    const [first] = await submit(by, '989240000001', 'س'.repeat(71));
    await submit(by, '989240000002');
    const answer = await http('/sent.csv');
    const [heading, ...lines] = (await answer.text()).trim().split('\n');
    expect(heading).toBe('message_id,number,line,sent_at,reference');
    const id = first?.kind === 'accepted' ? first.operatorMessageId : '';
    expect(lines[0]).toMatch(new RegExp(`^${id},989240000001,30001234,\\d{4}-[\\d-]+T[\\d:.]+Z,40503$`));
    expect(lines.map((line) => line.split(',').at(-1))).toEqual(['40503', '40504', '40503']);
    await stop();
    await start();
    expect((await http('/sent.csv')).status).toBe(404);
  });

  it('brings receipts again after a restart, until they are acknowledged', async () => {
    const dir = data();
    await start('--data', dir, '--receipt-delay-ms', '5000');
    const [outcome] = await submit(await bind(), '989240000001');
    await stop();
    writeFileSync(join(dir, 'journal.tsv'), 'S\t12\t9892', { flag: 'a' }); // what a crash leaves
    await start('--data', dir);
    expect(simulator().resumed).toBe(1);
    await bind();
    await until(() => receipts.length === 1);
    expect(outcome).toEqual({ kind: 'accepted', operatorMessageId: receipts[0]?.operatorMessageId });
    await until(() => simulator().operator.statistics.receiptsAcknowledged === 1);
    await stop();
    await start('--data', dir);
    expect(simulator().resumed).toBe(0);
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

  it('is readable for its owner only, also when an earlier version left it open', async () => {
    const dir = data();
    writeFileSync(join(dir, 'journal.tsv'), '', { mode: 0o644 });
    chmodSync(dir, 0o755);
    await start('--data', dir);
    await submit(await bind(), '989240000001');
    await stop();
    const modes = ['.', 'journal.tsv', 'handsets.jsonl'].map((name) => statSync(join(dir, name)).mode & 0o777);
    expect(modes).toEqual([0o700, 0o600, 0o600]);
  });

  it('has a line for everything that was taken', async () => {
    const dir = data();
    await start('--data', dir);
    const outcomes = await submit(await bind(), '989240000001', 'س'.repeat(71));
    await until(() => simulator().operator.statistics.receiptsAcknowledged === 2);
    await simulator().stop();
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
    await until(() => tries === 2 && simulator().operator.statistics.receiptsAcknowledged === 1);
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

  it('answers under a name of this machine only', async () => {
    await start();
    const { port } = new URL((await http('/healthz')).url);
    const statusAs = (host: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        const asked = get({ host: '127.0.0.1', port, path: '/handsets', headers: { host } }, (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        });
        asked.on('error', reject);
      });
    for (const own of [`127.0.0.1:${port}`, `localhost:${port}`, `[::1]:${port}`])
      expect(await statusAs(own)).toBe(200);
    for (const foreign of [`rebound.example:${port}`, '127.0.0.1.evil.example'])
      expect([foreign, await statusAs(foreign)]).toEqual([foreign, 403]);
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
      /Port \d+ .* another program uses it; choose another with --http-port/,
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

  it.each(['production', 'Production', ' prod'])('is refused where people are: NODE_ENV=%j', (mode) => {
    expect(() => readOptions([], { NODE_ENV: mode })).toThrow('not for production');
  });

  it.each(['0.0.0.0', '::', '192.0.2.1', 'phones.example', '127.0.0.1.evil.example', ''])(
    'is refused on an address that others reach: %j',
    (host) => {
      expect(() => readOptions(['--host', host], {})).toThrow('only 127.0.0.1 or ::1');
      expect(readOptions(['--host', '127.0.0.2'], {}).host).toBe('127.0.0.2');
    },
  );

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
