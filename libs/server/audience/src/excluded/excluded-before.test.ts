import { setImmediate as nextTurn } from 'node:timers/promises';
import { createTestDatabase, givenAccount } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { listSource } from '../source/recipient-source';
import type { RecipientSource } from '../source/recipient-source';
import { excludedBefore } from './excluded-before';

let test: TestDatabase;
let accountId: bigint;
beforeAll(async () => {
  test = await createTestDatabase();
  ({ accountId } = await givenAccount(test.db));
});
afterAll(() => test?.close());

/** Counts the pages that are read of so many wrong numbers, and fails after some of them if that is wished. */
function watched(records: number, failAfter = Infinity): { source: RecipientSource; read: () => number } {
  const inner = listSource(Array.from({ length: records }, (_, i) => `نادرست ${i}`));
  let read = 0;
  async function* pages() {
    for await (const page of inner.pages()) {
      if (read === failAfter) throw new Error('the source broke');
      read += 1;
      yield page;
    }
  }
  return { source: { ...inner, pages }, read: () => read };
}

const open = (source: RecipientSource) => excludedBefore(test.db, { accountId, source, advertising: false });

it('reads no further than it is taken, and stops when its reader goes away', async () => {
  const { source, read } = watched(400_000);
  const file = open(source);
  await file.next();
  await file.next();
  // A search that did not wait would read a page in each turn and come to the end.
  for (let turn = 0; turn < 200; turn += 1) await nextTurn();
  expect(read()).toBeLessThan(5);
  await file.return(undefined);
  expect(read()).toBeLessThan(6);
});

it('breaks off when its source breaks, so that nobody takes half a file for the whole', async () => {
  const { source } = watched(100_000, 2);
  const all = async () => {
    for await (const piece of open(source)) expect(piece).not.toBe('');
  };
  await expect(all()).rejects.toThrow('the source broke');
});
