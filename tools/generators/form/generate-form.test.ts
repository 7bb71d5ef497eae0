/** What it writes is checked with the screens' own (`screen/generate-screen.test.ts`); here is what it refuses. */
import { join } from 'node:path';
import { FsTree } from 'nx/src/generators/tree';
import generateForm from './generate-form.ts';
import type { FormOptions } from './generate-form.ts';

const ROOT = join(__dirname, '../../..');
const BOOK = { library: 'reports', name: 'phonebook-form', operation: 'createPhonebook', title: 'دفترچهٔ تازه' };

it.each<[string, Partial<FormOptions>, string]>([
  ['a library that is none', { library: 'shop' }, 'There is no feature library shop. Choose one of: auth, '],
  ['a name that is none', { name: 'Phonebook' }, '"Phonebook" is no name in kebab-case'],
  ['an operation that is none', { operation: 'createThing' }, 'The contract has no operation createThing.'],
  ['an operation without fields', { operation: 'getCredit' }, 'getCredit takes no fields that a person types.'],
  [
    'one that needs what nobody types',
    { operation: 'addContacts' },
    'addContacts needs phonebook_ids, contacts, which',
  ],
  ['a call that is there', { operation: 'setLineLimits' }, 'libs/reports/src/api/set-line-limits.ts exists already.'],
])('says what to change, and writes nothing, when it is given %s', async (_what, change, words) => {
  const tree = new FsTree(ROOT, false);
  await expect(generateForm(tree, { ...BOOK, ...change })).rejects.toThrow(words);
  expect(tree.listChanges()).toEqual([]);
});
