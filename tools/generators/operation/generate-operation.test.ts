/** What it writes is checked with the domain's own (`domain/generate-domain.test.ts`); here is what it refuses. */
import { join } from 'node:path';
import { FsTree } from 'nx/src/generators/tree';
import generateOperation from './generate-operation.ts';
import type { OperationOptions } from './generate-operation.ts';

const ROOT = join(__dirname, '../../..');
const OF_BOOKS = { domain: 'contacts', table: 'phonebooks', itemTitle: 'دفترچه', permission: 'contact.read' };
const GET: OperationOptions = { ...OF_BOOKS, kind: 'get', name: 'getOldBook', item: 'old-book' };

it.each<[string, Partial<OperationOptions>, string]>([
  ['a domain that is none', { domain: 'shop' }, 'There is no domain shop in libs/server.'],
  ['a table of another domain', { table: 'sends' }, 'No *.tables.ts of libs/server/contacts/src has the table sends.'],
  ['a table without ids', { table: 'phonebook_members' }, 'phonebook_members has no account_id and id'],
  ['an operation that is there', { name: 'listContacts' }, 'The contract has listContacts already.'],
  ['a path that is there', { path: '/phonebooks' }, 'The contract has /phonebooks already.'],
  ['a schema that is there', { item: 'contact' }, 'The contract has the schema Contact already.'],
  ['a permission that is none', { permission: 'book.read' }, 'has no book.read'],
])('says what to change, and writes nothing, when it is given %s', async (_what, change, words) => {
  const tree = new FsTree(ROOT, false);
  await expect(generateOperation(tree, { ...GET, ...change })).rejects.toThrow(words);
  expect(tree.listChanges()).toEqual([]);
});
