import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { statusOf } from '../lib/http.ts';
import { findPorts } from '../lib/ports.ts';
import { isAlive } from '../lib/processes.ts';
import { apiEnvironment, bulkEnvironment } from './api-environment.ts';
import { lastLines } from './child.ts';
import type { StackSettings } from './settings.ts';
import { StartError, startStack, stopStack } from './stack.ts';
import { writeStandInApps } from './stand-in-apps.ts';
import { supervise } from './supervise.ts';

const pause = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('the stack of processes', () => {
  let root: string;
  let settings: StackSettings;
  let env: NodeJS.ProcessEnv;

  const notes = () => readFileSync(join(root, 'notes'), 'utf8').trim().split('\n');

  beforeEach(async () => {
    root = mkdtempSync(join(tmpdir(), 'peyk-stack-'));
    writeStandInApps(root);
    const [panelPort = 0, handsetsPort = 0, smppPort = 0] = await findPorts(3);
    const dataFolder = join(root, 'data');
    settings = { root, dataFolder, host: '127.0.0.1', panelPort, handsetsPort, smppPort, smppUrl: undefined };
    env = { ...process.env, NOTES: root };
  });

  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('starts the operator before the API and stops the API before the operator', async () => {
    const stack = await startStack(settings, env);
    expect(await stopStack(stack)).toEqual([]);
    expect(notes()).toEqual(['started simulator', 'started api', 'stopped api', 'stopped simulator']);
    expect([stack.api.pid, stack.simulator?.pid ?? 0].map(isAlive)).toEqual([false, false]);
  });

  it('starts jobs apart where they are wanted so, and stops them before the API', async () => {
    const stack = await startStack({ ...settings, jobsApart: true }, env);
    while (!notes().includes('started jobs')) await pause();
    expect(await stopStack(stack)).toEqual([]);
    expect(notes().slice(-4)).toEqual(['started jobs', 'stopped jobs', 'stopped api', 'stopped simulator']);
    expect(isAlive(stack.jobs?.pid ?? 0)).toBe(false);
  });

  it('starts large sends apart where they are wanted so, and stops them after the API', async () => {
    const [bulkPort = 0] = await findPorts(1);
    const stack = await startStack({ ...settings, bulkPort }, env);
    expect(await stopStack(stack)).toEqual([]);
    expect(notes().slice(1)).toEqual([
      'started api',
      'started bulk',
      'stopped api',
      'stopped bulk',
      'stopped simulator',
    ]);
    const [api, bulk] = [apiEnvironment, bulkEnvironment].map((of) => of({ ...settings, bulkPort }, env).SMPP_URL);
    expect(api).toContain('sessions=1&window=50&bind=transmitter');
    expect(bulk).toBe(apiEnvironment(settings, env).SMPP_URL);
  });

  it('starts large sends that died once more, and goes on', async () => {
    const stop = new AbortController();
    const [bulkPort = 0] = await findPorts(1);
    const stack = await startStack({ ...settings, jobsApart: true, bulkPort }, env);
    const first = stack.bulk?.pid;
    const end = supervise(stack, env, stop.signal);
    await statusOf(`http://127.0.0.1:${bulkPort}/die`);
    while (stack.bulk?.pid === first) await pause();
    stop.abort();
    expect(await end).toBe(0);
    expect(notes().slice(-3)).toEqual(['stopped api', 'stopped bulk', 'stopped simulator']);
  });

  it('keeps what the processes say in their logs, for their owner only', async () => {
    const folder = join(settings.dataFolder, 'logs');
    mkdirSync(folder, { recursive: true, mode: 0o755 });
    // As an earlier version, or a shell's redirection, may have left it.
    writeFileSync(join(folder, 'api.log'), '', { mode: 0o644 });
    const stack = await startStack(settings, env);
    await stopStack(stack);
    const modes = [folder, stack.api.logFile].map((path) => statSync(path).mode & 0o777);
    expect(modes).toEqual([0o700, 0o600]);
    expect(lastLines(stack.api.logFile, 5)).toEqual(['hello from api']);
  });

  it('starts a bank between the operator and the API, tells the API where it is, and stops it last', async () => {
    const [bankPort = 0] = await findPorts(1);
    const withBank = { ...settings, bankPort };
    const stack = await startStack(withBank, env);
    expect(await stopStack(stack)).toEqual([]);
    expect(notes().filter((note) => note.startsWith('started'))).toEqual([
      'started simulator',
      'started bank',
      'started api',
    ]);
    expect(notes().at(-1)).toBe('stopped bank');
    expect(apiEnvironment(withBank, env)).toMatchObject({ PEYK_ZARINPAL_URL: `http://127.0.0.1:${bankPort}` });
    expect(apiEnvironment(settings, env)).not.toHaveProperty('PEYK_ZARINPAL_URL');
  });

  it('starts no simulator when a real operator is given', async () => {
    const stack = await startStack({ ...settings, smppUrl: 'smpp://a:b@127.0.0.1:1' }, env);
    await stopStack(stack);
    await stopStack(await startStack({ ...settings, operators: 'irancell' }, env));
    expect(notes()).toEqual(['started api', 'stopped api', 'started api', 'stopped api']);
  });

  it('leaves nothing running when the API does not start, and says where its log is', async () => {
    const failure = await startStack(settings, { ...env, FAIL_AT_START: 'api' }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StartError);
    expect((failure as StartError).message).toMatch(
      /The API did not start \(it ended with code 3\)[^]*api\.log:[^]*no such luck$/,
    );
    expect(notes()).toEqual(['started simulator', 'stopped simulator']);
  });

  it('starts an API that died once more, and stops everything at its second death', async () => {
    const stack = await startStack(settings, env);
    const first = stack.api.pid;
    const end = supervise(stack, env, new AbortController().signal);
    await statusOf(`http://127.0.0.1:${settings.panelPort}/die`);
    while (stack.api.pid === first) await pause();
    await statusOf(`http://127.0.0.1:${settings.panelPort}/die`);
    expect(await end).toBe(1);
    expect(notes()).toEqual([
      'started simulator',
      'started api',
      'died api',
      'started api',
      'died api',
      'stopped simulator',
    ]);
  });

  it('starts jobs that died once more, and goes on', async () => {
    const stop = new AbortController();
    const stack = await startStack({ ...settings, jobsApart: true }, env);
    const first = stack.jobs?.pid ?? 0;
    const end = supervise(stack, env, stop.signal);
    while (!notes().includes('started jobs')) await pause();
    process.kill(first, 'SIGKILL');
    while (notes().filter((line) => line === 'started jobs').length < 2) await pause();
    expect([isAlive(first), isAlive(stack.api.pid)]).toEqual([false, true]);
    stop.abort();
    expect(await end).toBe(0);
    expect(notes().slice(-4)).toEqual(['started jobs', 'stopped jobs', 'stopped api', 'stopped simulator']);
  });

  it('stops everything when the operator dies', async () => {
    const stack = await startStack(settings, env);
    const end = supervise(stack, env, new AbortController().signal);
    await statusOf(`http://127.0.0.1:${settings.handsetsPort}/die`);
    expect(await end).toBe(1);
    expect(notes().slice(2)).toEqual(['died simulator', 'stopped api']);
  });

  it('ends with success when a stop is asked for', async () => {
    const stop = new AbortController();
    const stack = await startStack(settings, env);
    const end = supervise(stack, env, stop.signal);
    stop.abort();
    expect(await end).toBe(0);
    expect(notes().slice(2)).toEqual(['stopped api', 'stopped simulator']);
  });
});
