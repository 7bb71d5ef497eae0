/**
 * The generator as people run it, on a copy of the workspace: the whole domain must hold as it is. It runs nearly every check there is,
 * which takes minutes, so only `npm run prove` does it.
 */
import { LISTS } from '../testing/price-lists.ts';
import { failures, scratchWorkspace } from '../testing/scratch.ts';

const SLOW_MS = 1_200_000;
jest.setTimeout(SLOW_MS);

const scratch = scratchWorkspace();
const [WEB, SERVER] = ['libs/price-lists', 'libs/server/price-lists'];
/** What may be added to it afterwards: an operation of each kind, a screen for one of them and a form. */
const OF_TABLE = { domain: 'price-lists', table: 'price_lists', itemTitle: 'تعرفه', permission: 'pricelist.read' };
const ADDED = [
  ['operation', { ...OF_TABLE, kind: 'get', name: 'getOldList', item: 'old-list' }],
  ['operation', { ...OF_TABLE, kind: 'list', name: 'listNewLists', item: 'new-list' }],
  [
    'operation',
    { ...OF_TABLE, kind: 'delete', name: 'deleteOldLists', item: 'old-list', permission: 'pricelist.delete' },
  ],
  ['screen', { library: 'price-lists', name: 'new-lists', operation: 'listNewLists', title: 'تعرفه‌های تازه' }],
  ['form', { library: 'price-lists', name: 'other-form', operation: 'createPriceList', title: 'تعرفهٔ تازه' }],
] as const;
const OPERATIONS = '^(list|delete)PriceLists |^(get|create|update)PriceList |(getOldList|listNewLists|deleteOldLists) ';

it('writes a domain that passes every check as it is, and so does what the other generators add to it', async () => {
  const made = await scratch.generate('domain', { ...LISTS });
  expect(failures([made])).toEqual(['']);
  expect(made.output).toContain('Left to you:');
  // Before anything is added that no screen uses yet.
  expect(failures([await scratch.command('tidy')])).toEqual(['']);
  expect(failures([await scratch.generateAll(ADDED), await scratch.command('gen')])).toEqual(['', '']);
  const written = [
    WEB,
    SERVER,
    'openapi',
    'apps/api/src',
    'apps/panel/src/modules.ts',
    'apps/panel-e2e',
    'tools/openapi',
  ];
  const looked = await Promise.all([
    scratch.run('prettier', ['--check', ...written]),
    // Not ESLint by itself: without Nx it passes the boundaries over.
    scratch.run('nx', ['run-many', '-t', 'lint', '-p', 'price-lists,server-price-lists']),
    scratch.run('eslint', ['apps/api/src/testing/good-calls', 'apps/panel-e2e/src/journeys/price-lists.journey.ts']),
    ...[WEB, SERVER, 'apps/api', 'apps/panel', 'apps/panel-e2e'].map(scratch.typecheck),
  ]);
  expect(failures(looked)).toEqual(looked.map(() => ''));
  // The last: who may call the new operations, and that the table is as its type says.
  const tested = await Promise.all([
    scratch.jest(WEB),
    scratch.jest(SERVER),
    scratch.jest('tools/openapi', 'pinned-access'),
    scratch.jest('apps/api', 'access-matrix', '-t', OPERATIONS),
    scratch.jest('apps/api', 'start/tables.test'),
  ]);
  expect(failures(tested)).toEqual(tested.map(() => ''));
  expect(tested[3]?.output).toMatch(/Tests: .*64 passed/);
});
