import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Seal } from './seal';

/** SQL: the column holds something that the current secret has not sealed. Its first bytes tell. */
export function isNotCurrent(seal: Seal, column: string): RawBuilder<boolean> {
  return sql<boolean>`coalesce(substring(${sql.ref(column)} from 1 for ${seal.head.length}::int) <> ${seal.head}, false)`;
}
