/** The generator as people run it, on a copy of the workspace: what it writes must hold as it is. */
import { existsSync, readFileSync } from 'node:fs';
import { FsTree } from 'nx/src/generators/tree';
import { ROOT, failures, scratchWorkspace } from '../testing/scratch.ts';
import generateScreen from './generate-screen.ts';

const SLOW_MS = 480_000;
jest.setTimeout(SLOW_MS);

const scratch = scratchWorkspace();

it('writes screens and forms that pass format, types, lint and their own tests as they are', async () => {
  const made = [
    await scratch.generate('screen', {
      library: 'reports',
      name: 'attic',
      operation: 'listSends',
      query: 'list-attic',
      title: 'انباری',
    }),
    await scratch.generateAll([
      ['screen', { library: 'reports', name: 'old-news', operation: 'listNews' }],
      // About one that is there, and with a number.
      ['form', { library: 'reports', name: 'rename-form', operation: 'updatePhonebook', title: 'نام دفترچه' }],
      ['form', { library: 'reports', name: 'leave-form', operation: 'setSupportAccess', title: 'پشتیبانی' }],
    ]),
  ];
  expect(failures(made)).toEqual(['', '']);
  const source = 'libs/reports/src';
  for (const file of ['screen.tsx', 'search.ts', 'table.tsx', 'screen.test.tsx', 'screen.stories.tsx']) {
    expect(existsSync(scratch.path(`${source}/screens/attic/attic-${file}`))).toBe(true);
  }
  const module = readFileSync(scratch.path(`${source}/reports-module.ts`), 'utf8');
  expect(module).toContain('path: REPORTS_PATHS.oldNews');
  const written = [
    'api/list-attic.ts',
    'api/list-news.ts',
    'api/update-phonebook.ts',
    'api/set-support-access.ts',
    'components',
    'messages.ts',
    'reports-paths.ts',
    'reports-module.ts',
    'screens',
  ].map((path) => `${source}/${path}`);
  const checks = await Promise.all([
    scratch.run('prettier', ['--check', ...written]),
    scratch.typecheck('libs/reports'),
    scratch.run('eslint', written),
    scratch.jest('libs/reports', 'attic', 'old-news', 'rename-form', 'leave-form'),
  ]);
  expect(failures(checks)).toEqual(['', '', '', '']);
});

it('ends with an error and its sentence on the command line', async () => {
  const asked = { library: 'reports', name: 'nothing', operation: 'listThings' };
  const { code, output } = await scratch.generate('screen', asked);
  expect(code).not.toBe(0);
  expect(output).toContain('The contract has no operation listThings.');
  expect(existsSync(scratch.path('libs/reports/src/screens/nothing'))).toBe(false);
});

// Not by the command line, whose start takes seconds: the tree is what Nx hands to the generator.
it.each([
  [
    'a library',
    { library: 'shop', name: 'archive', operation: 'listSends' },
    'There is no feature library shop. Choose one of: auth, ',
  ],
  [
    'a name',
    { library: 'reports', name: 'sends', operation: 'listNews' },
    'libs/reports/src/screens/sends exists already.',
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
