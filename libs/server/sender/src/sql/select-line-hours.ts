import { sql } from 'kysely';
import type { Db } from '@peyk/server-database';
import { numberArray } from './arrays';
import type { SendKey } from './finish-sends';

/** A line that may not send at every hour. */
export interface LineHoursRow {
  lineId: bigint;
  from: number;
  to: number;
}

export async function selectLineHours(db: Db): Promise<LineHoursRow[]> {
  const { rows } = await sql<LineHoursRow>`
    select id as "lineId", open_from_hour as from, open_to_hour as to from lines
    where open_from_hour is not null`.execute(db);
  return rows;
}

/** Sends of these lines of which something has not left; at most 1,000, for they are only told about. */
export async function selectOpenSendsOfLines(db: Db, lineIds: readonly bigint[]): Promise<SendKey[]> {
  const { rows } = await sql<SendKey>`
    select distinct account_id as "accountId", send_id as "sendId" from send_chunks
    where lane = 1 and state in (0, 1) and line_id = any(${numberArray(lineIds)}::bigint[]) limit 1000`.execute(db);
  return rows;
}
