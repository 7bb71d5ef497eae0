import { sql } from 'kysely';
import { bytesOf, numbersOf } from '@peyk/server-audience';
import type { ValuedPage, ValuedSource } from '@peyk/server-audience';
import type { Tx } from '@peyk/server-database';

interface FrozenRow {
  mobiles: Buffer;
  places: Buffer;
  texts: string[];
  values: string;
}

/**
 * A source that says the same each time: what its first reading finds is kept until the transaction ends. Names of contacts change, and
 * contacts come and go, while a million of them are read; a text that was priced is the text that is sent.
 */
export function frozen(tx: Tx, source: ValuedSource): ValuedSource {
  const kept = { count: 0, isWhole: false };
  return {
    ...source,
    async *pages() {
      if (kept.isWhole) {
        for (let page = 1; page <= kept.count; page += 1) yield await readPage(tx, page);
        return;
      }
      await sql`
        create temporary table frozen_pages (page int primary key, mobiles bytea, places bytea, texts text[],
          row_values text) on commit drop`.execute(tx);
      for await (const page of source.pages()) {
        kept.count += 1;
        await keepPage(tx, kept.count, page);
        yield page;
      }
      kept.isWhole = true;
    },
  };
}

async function keepPage(tx: Tx, page: number, { mobiles, places, texts, values }: ValuedPage): Promise<void> {
  await sql`
    insert into frozen_pages (page, mobiles, places, texts, row_values)
    values (${page}, ${bytesOf(mobiles)}, ${bytesOf(places)}, ${texts}::text[], ${JSON.stringify(values)})`.execute(tx);
}

async function readPage(tx: Tx, page: number): Promise<ValuedPage> {
  const { rows } = await sql<FrozenRow>`
    select mobiles, places, texts, row_values as values from frozen_pages where page = ${page}`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('a page that was kept is not there');
  const { mobiles, places, texts, values } = row;
  return { mobiles: numbersOf(mobiles), places: numbersOf(places), texts, values: JSON.parse(values) as string[][] };
}
