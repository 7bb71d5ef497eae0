import { sql } from 'kysely';
import { errorCodeOf } from '@peyk/server-database';
import type { ServerContext } from '@peyk/server-database';

/** Far more than is accepted between two rounds, far less than the 100,000 sends of a partition. */
const SENDS_AHEAD = 20_000;
/** Anyone who wants `recipients` or `parts` queues behind our lock request for so long at most. */
const LOCK_WAIT_MS = 200;
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Makes the partitions of the sends that come soon, so that no accept and no login code has to: making one needs a
 * lock that a running preparation holds back. A busy moment is left alone; the next round tries again, and the call in
 * the accepting transaction stays as the safety net. Answers 1 when partitions were made, else 0.
 */
export async function makePartitionAhead({ db, log }: ServerContext): Promise<number> {
  try {
    return await db.transaction().execute(async (tx) => {
      await sql`set local lock_timeout = ${sql.lit(LOCK_WAIT_MS)}`.execute(tx);
      // The sequence, not max(id): the key of sends begins with the account, so that would read the whole table.
      const { rows } = await sql<{ wanted: bigint; missing: boolean }>`
        select wanted, to_regclass(format('recipients_%s', wanted / 100000)) is null as missing from (
          select coalesce(pg_sequence_last_value(pg_get_serial_sequence('sends', 'id')::regclass), 0)
            + ${SENDS_AHEAD}::bigint as wanted) ahead`.execute(tx);
      const [ahead] = rows;
      if (!ahead?.missing) return 0;
      await sql`select ensure_send_partitions(${ahead.wanted})`.execute(tx);
      return 1;
    });
  } catch (error) {
    if (errorCodeOf(error) !== LOCK_NOT_AVAILABLE) throw error;
    log.warn({ waitedMs: LOCK_WAIT_MS }, 'the next partition of recipients has to wait for a quieter moment');
    return 0;
  }
}
