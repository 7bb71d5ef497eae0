import type { Tx } from '@peyk/server-database';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Partition } from './partitions.repository';

/** The tables that are written to files. What can be made of them anew (`recipient_numbers`, `recipient_status_blocks`) is not. */
export const ARCHIVED_TABLES = ['recipients', 'parts', 'recipient_texts', 'recipient_events'] as const;
export type ArchivedTable = (typeof ARCHIVED_TABLES)[number];

/** These have partitions, which are taken apart; of the others the rows of its sends are taken. */
const PARTITIONED: readonly ArchivedTable[] = ['recipients', 'parts'];
export const hasPartitions = (table: ArchivedTable): boolean => PARTITIONED.includes(table);

/** The order in which rows lie in a file: the same rows make the same lines. */
const ORDER: Readonly<Record<ArchivedTable, RawBuilder<unknown>>> = {
  recipients: sql`t.account_id, t.send_id, t.n`,
  parts: sql`t.account_id, t.send_id, t.n, t.part, t.operator_message_id collate "C", t.carrier collate "C"`,
  recipient_texts: sql`t.account_id, t.send_id, t.from_n`,
  recipient_events: sql`t.account_id, t.send_id, t.n, t.at, t.kind collate "C", t.detail collate "C"`,
};

/** Where the rows of a partition that is apart stand. */
export const placeOf = (table: ArchivedTable, { name }: Partition) =>
  sql.table(hasPartitions(table) ? `${table}_${name}` : table);

/** The sends of a partition that is apart. */
export const sendsOf = (partition: Partition) =>
  sql`select distinct account_id, send_id from ${placeOf('recipients', partition)}`;

/** Columns of a table as they are now, with their types. */
export async function readColumns(tx: Tx, table: ArchivedTable): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string; type: string }>`
    select attname::text as name, format_type(atttypid, atttypmod) as type from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped order by attnum`.execute(tx);
  return new Map(rows.map(({ name, type }) => [name, type]));
}

/** Rows of one question, and of one statement that writes them. */
export const ROWS_AT_ONCE = 5_000;

/** Rows of a partition that is apart, each as a JSON list of its columns, some thousands at a time. Times are in UTC. */
export async function* readLines(
  tx: Tx,
  { table, partition, columns }: { table: ArchivedTable; partition: Partition; columns: readonly string[] },
): AsyncGenerator<readonly string[]> {
  const types = await readColumns(tx, table);
  // A list of the database stands as the text that the database reads again.
  const values = columns.map((name) =>
    types.get(name)?.endsWith('[]') ? sql`t.${sql.ref(name)}::text` : sql`t.${sql.ref(name)}`,
  );
  const ofSends = hasPartitions(table) ? sql`` : sql`where (t.account_id, t.send_id) in (${sendsOf(partition)})`;
  await sql`set local timezone to 'UTC'`.execute(tx);
  await sql`declare archived_rows no scroll cursor for
    select json_build_array(${sql.join(values)})::text as line from ${placeOf(table, partition)} t ${ofSends}
    order by ${ORDER[table]}`.execute(tx);
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(ROWS_AT_ONCE)} from archived_rows`.execute(tx);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await sql`close archived_rows`.execute(tx);
}

/** Writes such lines as rows again. A column that came since has its default. */
export async function insertLines(
  tx: Tx,
  { table, partition, columns }: { table: ArchivedTable; partition: Partition; columns: readonly string[] },
  lines: readonly string[],
): Promise<void> {
  const types = await readColumns(tx, table);
  const kept = columns.flatMap((name, place) => {
    const type = types.get(name);
    return type === undefined
      ? []
      : [{ name: sql.ref(name), value: sql`(u.line::json ->> ${sql.lit(place)})::${sql.raw(type)}` }];
  });
  await sql`insert into ${placeOf(table, partition)} (${sql.join(kept.map(({ name }) => name))})
    select ${sql.join(kept.map(({ value }) => value))} from unnest(${lines}::text[]) u (line)`.execute(tx);
}
