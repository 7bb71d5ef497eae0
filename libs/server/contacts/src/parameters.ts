import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** Keys of numbers as a parameter of the type `int[]`. */
export function keysParameter(keys: Int32Array): RawBuilder<number[]> {
  return sql`${`{${keys.join(',')}}`}::int[]`;
}

/** Ids as a parameter of the type `bigint[]`. */
export function idsParameter(ids: readonly bigint[]): RawBuilder<bigint[]> {
  return sql`${`{${ids.join(',')}}`}::bigint[]`;
}
