/** The generator as people run it, on a copy of the workspace: what it writes must hold as it is. */
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, join, resolve } from 'node:path';
import { FsTree } from 'nx/src/generators/tree';
import generateScreen from './generate-screen.ts';

const ROOT = join(__dirname, '../../..');
const BIN = join(ROOT, 'node_modules', '.bin');
const TSC = join('node_modules', 'typescript7', 'lib', 'tsc.js');
const LEFT_BEHIND = new Set(['node_modules', 'dist', '.git', '.nx', '.peyk', 'tmp', 'story-pictures', 'coverage']);
const SLOW_MS = 480_000;

let copy: string;

interface Ended {
  code: number;
  output: string;
}

/** Runs a tool in the copy. The variables that Nx gives its own children would lead back to the real workspace. */
function run(tool: string, args: readonly string[], folder = copy): Promise<Ended> {
  const inherited = Object.entries(process.env).filter(([name]) => !/^(NX_|NODE_OPTIONS|JEST_)/.test(name));
  const env = {
    ...Object.fromEntries(inherited),
    NX_DAEMON: 'false',
    NX_CACHE_DIRECTORY: join(copy, '.nx', 'cache'),
    PATH: [BIN, process.env['PATH'] ?? ''].join(delimiter),
  };
  return new Promise((end) => {
    execFile(resolve(BIN, tool), [...args], { cwd: folder, env, maxBuffer: 1e8 }, (error, stdout, stderr) => {
      const code = typeof error?.code === 'number' ? error.code : error === null ? 0 : 1;
      // A tool that is not there says nothing, and must not look as one that found nothing.
      end({ code, output: stdout + stderr || (error?.message ?? '') });
    });
  });
}

const generate = (...options: readonly string[]) => run('nx', ['g', '@peyk/tools:screen', ...options]);

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'peyk-screen-'));
  cpSync(ROOT, copy, { recursive: true, filter: (path) => !LEFT_BEHIND.has(basename(path)) });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

it(
  'writes screens that pass format, types, lint and their own tests as they are',
  async () => {
    const made = [
      await generate('--library=reports', '--name=archive', '--operation=listSends', '--title=بایگانی'),
      await generate('--library=reports', '--name=old-news', '--operation=listNews'),
    ];
    expect(made.map(({ code, output }) => (code === 0 ? '' : output))).toEqual(['', '']);
    const source = join(copy, 'libs/reports/src');
    for (const file of ['screen.tsx', 'search.ts', 'table.tsx', 'screen.test.tsx', 'screen.stories.tsx']) {
      expect(existsSync(join(source, `screens/archive/archive-${file}`))).toBe(true);
    }
    expect(readFileSync(join(source, 'reports-module.ts'), 'utf8')).toContain('path: REPORTS_PATHS.oldNews');
    const src = 'libs/reports/src';
    const written = [
      'api/list-sends.ts',
      'api/list-news.ts',
      'messages.ts',
      'reports-paths.ts',
      'reports-module.ts',
      'screens',
    ].map((path) => `${src}/${path}`);
    const checks = [
      await run('prettier', ['--check', ...written]),
      await run(process.execPath, [TSC, '--noEmit', '-p', 'libs/reports/tsconfig.json']),
      await run('eslint', written),
      await run('jest', ['archive', 'old-news'], join(copy, 'libs/reports')),
    ];
    expect(checks.map(({ code, output }) => (code === 0 ? '' : output))).toEqual(['', '', '', '']);
  },
  SLOW_MS,
);

it(
  'ends with an error and its sentence on the command line',
  async () => {
    const { code, output } = await generate('--library=wallet', '--name=archive', '--operation=listThings');
    expect(code).not.toBe(0);
    expect(output).toContain('The contract has no operation listThings.');
    expect(existsSync(join(copy, 'libs/wallet/src/screens/archive'))).toBe(false);
  },
  SLOW_MS,
);

// Not by the command line, whose start takes seconds: the tree is what Nx hands to the generator.
it.each([
  [
    'a library',
    { library: 'shop', name: 'archive', operation: 'listSends' },
    'There is no feature library shop. Choose one of: auth, ',
  ],
  [
    'a name',
    { library: 'wallet', name: 'transactions', operation: 'listNews' },
    'libs/wallet/src/screens/transactions exists already.',
  ],
  [
    'a query',
    { library: 'wallet', name: 'archive', operation: 'listTransactions' },
    'libs/wallet/src/api/list-transactions.ts exists already.',
  ],
])('says what to change, and writes nothing, when it is asked for %s that cannot be', async (_, options, words) => {
  const tree = new FsTree(ROOT, false);
  await expect(generateScreen(tree, options)).rejects.toThrow(words);
  expect(tree.listChanges()).toEqual([]);
});
