import { sql } from 'kysely';
import { PREPARED } from '@peyk/server-database';
import type { Db } from '@peyk/server-database';
import { numberArray } from './arrays';
import type { SendKey } from './finish-sends';
import { chunkState } from '../model/state-literals';

/** A line that may not send at every hour, or an account that limits itself on one. */
export interface LineLimitsRow {
  /** Null when it holds for everybody. */
  accountId: bigint | null;
  lineId: bigint;
  /** Both null for always. */
  from: number | null;
  to: number | null;
  /** The account has a rate of its own. */
  hasOwnRate: boolean;
}

export async function selectLineLimits(db: Db): Promise<LineLimitsRow[]> {
  const { rows } = await sql<LineLimitsRow>`${PREPARED}
    select null::bigint as "accountId", id as "lineId", open_from_hour as from, open_to_hour as to, false as "hasOwnRate"
    from lines where open_from_hour is not null
    union all
    select account_id, line_id, own_from_hour, own_to_hour, own_max_per_second is not null
    from account_lines where own_from_hour is not null or own_max_per_second is not null`.execute(db);
  return rows;
}

/** Sends from these lines, of everybody or of one account, of which something has not left; at most 1,000, for they are only told about. */
export async function selectOpenSendsOf(
  db: Db,
  lines: readonly Pick<LineLimitsRow, 'accountId' | 'lineId'>[],
): Promise<SendKey[]> {
  const { rows } = await sql<SendKey>`${PREPARED}
    select distinct c.account_id as "accountId", c.send_id as "sendId"
    from unnest(${numberArray(lines.map(({ accountId }) => accountId))}::bigint[],
      ${numberArray(lines.map(({ lineId }) => lineId))}::bigint[]) u (account_id, line_id)
    join send_chunks c on c.line_id = u.line_id and (u.account_id is null or u.account_id = c.account_id)
    where c.lane = 1 and c.state in (${chunkState.ready}, ${chunkState.leased}) limit 1000`.execute(db);
  return rows;
}
