import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A small npm: notes that it was called and makes what `npm ci` makes. */
const NPM = `
const { appendFileSync, mkdirSync, existsSync } = require('node:fs');
appendFileSync('npm-calls', process.argv.slice(2).join(' ') + '\\n');
if (existsSync('no-network')) process.exit(1);
mkdirSync('node_modules', { recursive: true });
`;

describe('the first step of every command', () => {
  let root: string;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'peyk-bootstrap-'));
    cpSync(__dirname, join(root, 'tools', 'bootstrap'), { recursive: true });
    mkdirSync(join(root, 'tools', 'commands'));
    writeFileSync(join(root, 'package-lock.json'), '{"one": 1}');
    writeFileSync(join(root, 'npm.cjs'), NPM);
    command('hello', "console.log('hello', ...process.argv.slice(2));");
    command('fail', 'process.exit(7);');
    command('bench-api', "console.log('measured');");
    command(
      'wait',
      "process.on('SIGTERM', () => process.exit(5)); console.log('waiting'); setInterval(() => {}, 1000);",
    );
  });

  afterEach(() => rmSync(root, { recursive: true, force: true }));

  function command(name: string, source: string) {
    writeFileSync(join(root, 'tools', 'commands', `${name}.ts`), source);
  }

  const script = () => join(root, 'tools', 'bootstrap', 'run.mjs');
  const env = () => ({ ...process.env, npm_execpath: join(root, 'npm.cjs') });

  function run(...args: string[]) {
    return spawnSync(process.execPath, [script(), ...args], { encoding: 'utf8', env: env() });
  }

  const npmCalls = () =>
    existsSync(join(root, 'npm-calls')) ? readFileSync(join(root, 'npm-calls'), 'utf8').trim().split('\n').length : 0;

  it('installs once, and again only when the lockfile has changed', () => {
    expect(run('hello').stdout).toMatch(/Installing dependencies[^]*hello/);
    expect(run('hello').stdout).toBe('hello\n');
    expect(npmCalls()).toBe(1);
    writeFileSync(join(root, 'package-lock.json'), '{"two": 2}');
    run('hello');
    expect(npmCalls()).toBe(2);
  });

  it('says in one line that the install failed, and tries again the next time', () => {
    writeFileSync(join(root, 'no-network'), '');
    const { status, stderr } = run('hello');
    expect(status).toBe(1);
    expect(stderr).toBe(
      'peyk: the dependencies could not be installed; npm told the reason above (is the network there?).\n',
    );
    rmSync(join(root, 'no-network'));
    expect(run('hello').status).toBe(0);
  });

  it('hands arguments and the exit code through', () => {
    expect(run('hello', 'a', '--b=c').stdout).toContain('hello a --b=c');
    expect(run('fail').status).toBe(7);
  });

  it('finds a command whose name has a colon', () => {
    expect(run('bench:api').stdout).toContain('measured');
  });

  it('lists the commands when one is unknown', () => {
    const { status, stderr } = run('hullo');
    expect(status).toBe(1);
    expect(stderr).toBe('peyk: there is no command "hullo". Known: bench-api, fail, hello, wait.\n');
  });

  it('prefers the Node that the project brings', () => {
    run('hello');
    mkdirSync(join(root, 'node_modules', '.bin'));
    symlinkSync(process.execPath, join(root, 'node_modules', '.bin', 'node'));
    command('which', 'console.log(process.env.PATH.split(":")[0]);');
    expect(run('which').stdout.trim()).toBe(join(root, 'node_modules', '.bin'));
  });

  async function startWaiting() {
    const child = spawn(process.execPath, [script(), 'wait'], { env: env(), stdio: ['ignore', 'pipe', 'ignore'] });
    await new Promise<void>((resolve) =>
      child.stdout.on('data', (text: Buffer) => text.includes('waiting') && resolve()),
    );
    return child;
  }

  it('hands signals through and ends as the command ends', async () => {
    const child = await startWaiting();
    const code = new Promise((resolve) => child.on('exit', resolve));
    child.kill('SIGTERM');
    expect(await code).toBe(5);
  });

  it('does not replace the dependencies under a command that runs', async () => {
    const child = await startWaiting();
    const ended = new Promise((resolve) => child.on('exit', resolve));
    writeFileSync(join(root, 'package-lock.json'), '{"two": 2}');
    const { status, stderr } = run('hello');
    child.kill('SIGTERM');
    await ended;
    expect(status).toBe(1);
    expect(stderr).toMatch(/package-lock.json changed, but "wait" \(process \d+\) still runs/);
    expect(run('hello').status).toBe(0);
  });
});
