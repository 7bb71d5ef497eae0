import { sql } from 'kysely';
import { PREPARED } from '@peyk/server-database';
import type { DbOrTx } from '@peyk/server-database';
import type { PartPlace } from '../model/choose-place';

export type MatchedPart = PartPlace & { operatorMessageId: string };

/**
 * Which parts the operator calls by these ids; ids that nobody knows are missing from the answer. Operators use ids again
 * after weeks: the newest comes last.
 */
export async function matchParts(db: DbOrTx, carrier: string, ids: readonly string[]): Promise<MatchedPart[]> {
  const { rows } = await sql<MatchedPart>`${PREPARED}
    select account_id as "accountId", send_id as "sendId", n, part, mobile, operator_message_id as "operatorMessageId"
    from parts where operator_message_id = any(${ids}::text[]) and carrier = ${carrier}
    order by send_id, n`.execute(db);
  return rows;
}
