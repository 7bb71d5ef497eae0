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
  return db
    .selectFrom('send_counters')
    .select([
      'operator',
      'total',
      'queued',
      'sent',
      'reached_telecom as reachedTelecom',
      'delivered',
      'undelivered',
      'blacklisted',
      'in_doubt as inDoubt',
      'expired',
      'cancelled',
      'refused',
      'charged_mrial as chargedMrial',
      'returned_mrial as returnedMrial',
    ])
    .where('account_id', '=', key.accountId)
    .where('send_id', '=', key.sendId)
    .orderBy('operator')
    .execute();
}

/** In flight, by operator: cursors know no operator, so these few are read from the recipients. */
export async function listInFlightByOperator(db: DbOrTx, key: SendKey): Promise<{ operator: number; count: number }[]> {
  const inFlight = await inFlightRecipients(db, key);
  if (!inFlight) return [];
  const { rows } = await sql<{ operator: number; count: number }>`
    select operator, count(*)::int as count from (${inFlight}) f group by operator`.execute(db);
  return rows;
}
