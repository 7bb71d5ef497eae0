/** With the real Nx, on a workspace of three tasks. */
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTasks } from './nx.ts';
import { countTask } from './output.ts';

const SLOW_MS = 120_000;
/** More than any pipe holds. */
const MANY = 40_000;

let root: string;
const inherited = { ...process.env };

function project(name: string, script: string, dependsOn: readonly string[] = []): void {
  mkdirSync(join(root, name));
  writeFileSync(join(root, name, 'task.cjs'), script);
  const targets = {
    test: { command: `node ${name}/task.cjs`, cache: true, inputs: ['{projectRoot}/**/*'], dependsOn },
  };
  writeFileSync(join(root, name, 'project.json'), JSON.stringify({ name, targets }));
}

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'peyk-nx-'));
  symlinkSync(join(__dirname, '../../node_modules'), join(root, 'node_modules'));
  copyFileSync(join(__dirname, 'task-results.cjs'), join(root, 'task-results.cjs'));
  writeFileSync(join(root, 'package.json'), '{ "name": "scratch", "private": true }');
  const nx = {
    plugins: ['./task-results.cjs'],
    cacheDirectory: '.nx/cache',
    analytics: false,
    neverConnectToCloud: true,
  };
  writeFileSync(join(root, 'nx.json'), JSON.stringify(nx));
  project('talks', `for (let n = 0; n < ${MANY}; n += 1) console.log('line ' + n); console.log('Tests: 7 passed');`);
  project('fails', `console.log('Tests: 2 failed, 3 passed'); process.exit(1);`);
  project('waits', '', [{ projects: ['fails'], target: 'test' }] as never);
  // What Nx tells its own children would lead back to the real workspace.
  for (const name of Object.keys(process.env)) if (name.startsWith('NX_')) delete process.env[name];
  process.env['NX_DAEMON'] = 'false';
});

afterAll(() => {
  process.env = inherited;
  rmSync(root, { recursive: true, force: true });
});

it(
  'knows all lines of every task and what became of it, from the cache as well',
  async () => {
    const first = await runTasks(root, ['run-many', '-t', 'test']);
    const again = await runTasks(root, ['run-many', '-t', 'test']);
    for (const { code, tasks } of [first, again]) {
      expect(code).not.toBe(0);
      expect(tasks.map(({ task, failed }) => [task, failed]).sort()).toEqual([
        ['fails:test', true],
        ['talks:test', false],
      ]);
      const talks = tasks.find(({ task }) => task === 'talks:test');
      expect(talks?.lines.filter((line) => line.startsWith('line ')).length).toBe(MANY);
      expect(talks && countTask(talks)).toEqual({ passed: 7, failed: 0 });
    }
  },
  SLOW_MS,
);

it(
  'has no tasks and the output when Nx itself fails',
  async () => {
    const { code, tasks, lines } = await runTasks(root, ['run', 'nobody:test']);
    expect([code === 0, tasks]).toEqual([false, []]);
    expect(lines.join('\n')).toContain('nobody');
  },
  SLOW_MS,
);
