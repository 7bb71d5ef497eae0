import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { normaliseForMatching } from '@peyk/shared-sms';

/** Whether `column`, which is kept as texts are compared, has `text` somewhere in it, whatever keyboard either was written with. */
export function contains(column: RawBuilder<unknown>, text: string): RawBuilder<boolean> {
  // PostgreSQL has no NUL, so no text contains one; as a parameter it would be an error.
  if (text.includes('\0')) return sql`false`;
  return sql`strpos(${column}, ${normaliseForMatching(text).toLowerCase()}) > 0`;
}
