import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '../lib/processes.ts';
import { findRunning, lockFileOf, releaseLock, stopLeftovers, takeLock } from './run-lock.ts';

const URL_OF_TEST = 'http://127.0.0.1:1';

describe('the lock of a data folder', () => {
  let folder: string;
  const started: ChildProcess[] = [];

  /** A real process whose command line looks like `file`. */
  async function startProcess(file: string): Promise<number> {
    const path = join(folder, file);
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, 'console.log(1); setInterval(() => {}, 1000);');
    const child = spawn(process.execPath, [path], { stdio: ['ignore', 'pipe', 'ignore'] });
    started.push(child);
    await new Promise((resolve) => child.stdout?.once('data', resolve));
    return child.pid ?? 0;
  }

  function writeLock(pid: number, children: number[] = []) {
    writeFileSync(lockFileOf(folder), JSON.stringify({ pid, panelUrl: URL_OF_TEST, children }));
  }

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'peyk-lock-'));
  });

  afterEach(() => {
    for (const child of started.splice(0)) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  it('is taken when nobody has it, and given back', () => {
    expect(takeLock(folder, URL_OF_TEST)).toBeUndefined();
    releaseLock(folder);
    expect(takeLock(folder, URL_OF_TEST)).toBeUndefined();
  });

  it('names the address of a start that runs', async () => {
    const pid = await startProcess('tools/commands/start.ts');
    writeLock(pid);
    expect(takeLock(folder, 'http://127.0.0.1:2')).toMatchObject({ pid, panelUrl: URL_OF_TEST });
    expect(findRunning(folder)).toMatchObject({ pid });
  });

  it('is not given back by a process that does not have it', async () => {
    const pid = await startProcess('tools/commands/start.ts');
    writeLock(pid);
    releaseLock(folder);
    expect(findRunning(folder)).toMatchObject({ pid });
  });

  it('is taken from a process that is gone', () => {
    writeLock(2 ** 22 + 1);
    expect(takeLock(folder, URL_OF_TEST)).toBeUndefined();
  });

  it('is taken from another program that merely got the same process id', async () => {
    writeLock(await startProcess('somebody/else.ts'));
    expect(takeLock(folder, URL_OF_TEST)).toBeUndefined();
  });

  it('is taken when a killed start left half a file', () => {
    writeFileSync(lockFileOf(folder), '{"pid": 1');
    expect(takeLock(folder, URL_OF_TEST)).toBeUndefined();
  });

  it('stops what a killed start left behind, and nothing else', async () => {
    const api = await startProcess('dist/apps/api/main.mjs');
    const foreign = await startProcess('somebody/else.mjs');
    writeLock(2 ** 22 + 1, [api, foreign]);
    expect(await stopLeftovers(folder)).toBe(1);
    expect(isAlive(foreign)).toBe(true);
  });
});
