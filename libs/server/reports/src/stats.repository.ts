import type { DbOrTx } from '@peyk/server-database';
import { sql } from 'kysely';
import type { StoredCounts } from './counts';
import { inFlightRecipients } from './recipients.repository';
import type { SendKey } from './send-key';

/** The counts and the money of one operator's recipients of a send. */
export interface OperatorCounts extends Omit<StoredCounts, 'unmarked'> {
  /** 0 mci, 1 irancell, 2 rightel, 3 other. */
  operator: number;
  chargedMrial: bigint;
  returnedMrial: bigint;
}

/** At most four rows. */
export async function listOperatorCounts(db: DbOrTx, key: SendKey): Promise<OperatorCounts[]> {
  const { rows } = await sql<OperatorCounts>`
    select operator, sum(total)::int as total, sum(queued)::int as queued, sum(sent)::int as sent,
      sum(reached_telecom)::int as "reachedTelecom", sum(delivered)::int as delivered, sum(undelivered)::int as undelivered,
      sum(blacklisted)::int as blacklisted, sum(in_doubt)::int as "inDoubt", sum(expired)::int as expired,
      sum(cancelled)::int as cancelled, sum(refused)::int as refused, sum(charged_mrial)::bigint as "chargedMrial",
      sum(returned_mrial)::bigint as "returnedMrial"
    from send_counts where account_id = ${key.accountId} and send_id = ${key.sendId}
    group by operator order by operator`.execute(db);
  return rows;
}

/** In flight, by operator: cursors know no operator, so these few are read from the recipients. */
export async function listInFlightByOperator(db: DbOrTx, key: SendKey): Promise<{ operator: number; count: number }[]> {
  const inFlight = await inFlightRecipients(db, key);
  if (!inFlight) return [];
  const { rows } = await sql<{ operator: number; count: number }>`
    select operator, count(*)::int as count from (${inFlight}) f group by operator`.execute(db);
  return rows;
}
