import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { DbOrTx } from '@peyk/server-database';
import { KEYS_PER_PAGE } from './limits';

/**
 * Keys of mobile numbers, ascending, in pages, so that a million of them never stand in memory as rows. They come as bytes: four
 * for a number, which costs neither objects nor parsing.
 *
 * @param rowsAfter a question for rows with a column `mobile`, each once, where `mobile` is above the key given.
 * @param size numbers of a page at most
 */
export async function* keyPages(
  db: DbOrTx,
  rowsAfter: (after: number) => RawBuilder<unknown>,
  size = KEYS_PER_PAGE,
): AsyncGenerator<Int32Array> {
  let after = -1;
  for (;;) {
    const { rows } = await sql<{ bytes: Buffer | null }>`
      select string_agg(int4send(p.mobile), ''::bytea order by p.mobile) as bytes
      from (${rowsAfter(after)} order by mobile limit ${size}) p`.execute(db);
    const bytes = rows[0]?.bytes;
    if (!bytes) return;
    const page = readKeys(bytes);
    yield page;
    if (page.length < size) return;
    after = page.at(-1) ?? after;
  }
}

/** Keys that came as `string_agg(int4send(mobile), ''::bytea)`: PostgreSQL writes the high byte first. */
export function readKeys(bytes: Buffer): Int32Array {
  const keys = new Int32Array(bytes.length / Int32Array.BYTES_PER_ELEMENT);
  for (let i = 0; i < keys.length; i += 1) keys[i] = bytes.readInt32BE(i * Int32Array.BYTES_PER_ELEMENT);
  return keys;
}
