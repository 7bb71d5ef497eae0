/** The generator as people run it, on a copy of the workspace: the whole domain must hold as it is. */
import { FsTree } from 'nx/src/generators/tree';
import { ROOT, failures, scratchWorkspace } from '../testing/scratch.ts';
import generateDomain from './generate-domain.ts';
import type { DomainOptions } from './plan.ts';

const SLOW_MS = 480_000;
jest.setTimeout(SLOW_MS);

const scratch = scratchWorkspace();
/** Two words, a name that is written with a link, and each kind of field. */
const LISTS = {
  name: 'price-lists',
  item: 'price-list',
  title: 'تعرفه‌های ویژه',
  itemTitle: 'تعرفه',
  fields: 'short_name:نام:60,terms:شرایط:1000:lines,note?:یادداشت:200',
};
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
  const made = await scratch.generate('domain', LISTS);
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

const given = (change: Partial<DomainOptions>): DomainOptions => ({ ...LISTS, ...change });

// Not by the command line, whose start takes seconds: the tree is what Nx hands to the generator.
it.each<[string, Partial<DomainOptions>, string]>([
  ['a name that is taken', { name: 'wallet' }, 'libs/wallet exists already.'],
  ['a name of the server', { name: 'ledger' }, 'libs/server/ledger exists already.'],
  ['a name that is none', { name: 'PriceLists' }, '"PriceLists" is no name in kebab-case'],
  ['one name for one and for many', { item: 'price-lists' }, '--name is many and --item is one of them'],
  ['a title that is not Persian', { title: 'Prices' }, '"Prices" is no Persian name.'],
  ['a field without a limit', { fields: 'title:عنوان' }, '"title:عنوان" is no field such as'],
  ['a field that every table has', { fields: 'id:شناسه:20' }, 'A field cannot be called id.'],
  ['a field twice', { fields: 'a:الف:9,a:ب:9' }, 'The field a is given twice.'],
  ['a field without end', { fields: 'a:الف:10001' }, 'a may have 1 to 10000 characters, not 10001.'],
  ['rows that nothing tells apart', { fields: 'a?:الف:9' }, 'The first field tells the rows apart'],
])('says what to change, and writes nothing, when it is given %s', async (_what, change, words) => {
  const tree = new FsTree(ROOT, false);
  await expect(generateDomain(tree, given(change))).rejects.toThrow(words);
  expect(tree.listChanges()).toEqual([]);
});

it('names the file in which it finds no place for the domain', async () => {
  const tree = new FsTree(ROOT, false);
  tree.write('apps/panel/src/modules.ts', 'import nothing;\n');
  await expect(generateDomain(tree, LISTS)).rejects.toThrow(/^apps\/panel\/src\/modules\.ts: found no place for/);
});
