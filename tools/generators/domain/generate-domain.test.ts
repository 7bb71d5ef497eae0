/** What the generator of a domain refuses; that what it writes holds is proved by `generate-domain.prove.ts`. */
import { FsTree } from 'nx/src/generators/tree';
import { LISTS } from '../testing/price-lists.ts';
import { ROOT } from '../testing/scratch.ts';
import generateDomain from './generate-domain.ts';
import type { DomainOptions } from './plan.ts';

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
