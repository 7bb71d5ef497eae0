import { sql } from 'kysely';
import { PREPARED } from '@peyk/server-database';
import type { Tx } from '@peyk/server-database';
import type { PartPlace } from '../model/choose-place';
import { numberArray } from './arrays';

/** When the sends of these parts began. */
export async function selectStarted(tx: Tx, places: readonly PartPlace[]): Promise<Map<bigint, Date>> {
  const { rows } = await sql<{ sendId: bigint; at: Date }>`${PREPARED}
    select s.id as "sendId", coalesce(s.started_at, s.created_at) as at
    from unnest(${numberArray(places.map(({ accountId }) => accountId))}::bigint[],
      ${numberArray(places.map(({ sendId }) => sendId))}::bigint[]) u (account_id, send_id)
    join sends s on s.account_id = u.account_id and s.id = u.send_id`.execute(tx);
  return new Map(rows.map(({ sendId, at }) => [sendId, at]));
}
