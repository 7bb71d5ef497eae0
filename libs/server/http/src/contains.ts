import { searchForm } from '@peyk/shared-validation';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/**
 * Whether the text of a row has `text` somewhere in it, whatever keyboard or font either was written with.
 * @param found the kept form; null in rows that the rule has not reached yet, and where none is kept. @param column what it is the form of
 */
export function contains(
  { found, column }: { found: RawBuilder<unknown>; column: RawBuilder<unknown> },
  text: string,
): RawBuilder<boolean> {
  // PostgreSQL has no NUL, so no text contains one; as a parameter it would be an error.
  if (text.includes('\0')) return sql`false`;
  return sql`strpos(coalesce(${found}, search_form(${column})), ${searchForm(text)}) > 0`;
}
