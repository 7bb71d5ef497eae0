import { sql } from 'kysely';
import type { SelectQueryBuilder } from 'kysely';
import type { Database, DbOrTx } from '@peyk/server-database';
import { MAX_LISTED, offsetOf, totalOfPage } from './paging';
import type { Page, Paging } from './paging';

export interface ListQuestion<Row> {
  paging: Paging;
  /** How far the list is counted and may be turned over; `MAX_LISTED` unless given. */
  most?: number | undefined;
  rows(place: { offset: number; limit: number }): Promise<Row[]>;
  /** Asked only when the page does not tell: counts to `most`, or reads a count that is kept. */
  count(most: number): Promise<number>;
}

/** One page of a list and how many rows there are, in the one shape that lists have. Beyond `most` pages are empty, and cost nothing. */
export async function listPage<Row>({ paging, most = MAX_LISTED, rows, count }: ListQuestion<Row>): Promise<Page<Row>> {
  const offset = offsetOf(paging);
  const items = offset < most ? await rows({ offset, limit: paging.limit }) : [];
  const total = totalOfPage(items.length, paging) ?? (await count(most));
  return { ...paging, total, items };
}

/** Over the database's own tables: a parameter for all of them is more than TypeScript infers once there are a hundred. */
export interface RowsQuestion<TB extends keyof Database, Row> {
  /** What is in the list: the account's condition and the filters. */
  matching: SelectQueryBuilder<Database, TB, object>;
  /** Its columns and its order, which has to end in something unique. */
  shown: (matching: SelectQueryBuilder<Database, TB, object>) => SelectQueryBuilder<Database, TB, Row>;
  paging: Paging;
  most?: number;
}

/** The same for a list that is one question to one table: counted by its own conditions. */
export function listRows<TB extends keyof Database, Row>(
  db: DbOrTx,
  { matching, shown, paging, most }: RowsQuestion<TB, Row>,
): Promise<Page<Row>> {
  return listPage({
    paging,
    most,
    rows: ({ offset, limit }) => shown(matching).limit(limit).offset(offset).execute(),
    count: async (upTo) => {
      const some = matching.select(sql`1`.as('one')).limit(upTo);
      const { rows } = await sql<{ count: bigint }>`select count(*) from (${some}) as listed`.execute(db);
      return Number(rows[0]?.count ?? 0n);
    },
  });
}
