import type { ValuedPage, ValuedSource } from '@peyk/server-audience';
import { createTestDatabase } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { frozen } from './frozen-source';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test?.close());

/** A source that says something else each time, as contacts do that are changed meanwhile. */
function changing(): ValuedSource {
  let readings = 0;
  return {
    expectedCount: 3,
    columns: ['نام'],
    async *pages() {
      readings += 1;
      const name = `سارا "${readings}"`;
      yield {
        mobiles: Int32Array.of(952000001, -1),
        places: Int32Array.of(1, 2),
        texts: ['x'],
        values: [[name], ['']],
      };
      yield { mobiles: Int32Array.of(952000002 + readings), places: Int32Array.of(3), texts: [], values: [[name]] };
    },
  };
}

async function read(source: ValuedSource): Promise<ValuedPage[]> {
  const pages: ValuedPage[] = [];
  for await (const page of source.pages()) pages.push(page);
  return pages;
}

it('says the second time what it said the first time', async () => {
  await test.db.transaction().execute(async (tx) => {
    const source = frozen(tx, changing());
    const first = await read(source);
    expect(first).toHaveLength(2);
    expect(await read(source)).toEqual(first);
    expect(await read(source)).toEqual(first);
  });
});

it('leaves nothing behind for the next transaction of the same connection', async () => {
  for (let round = 0; round < 2; round += 1) {
    await test.db.transaction().execute(async (tx) => {
      expect(await read(frozen(tx, changing()))).toHaveLength(2);
    });
  }
});
