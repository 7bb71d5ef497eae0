import { sql } from 'kysely';
import type { DbOrTx } from '@peyk/server-database';
import { createMobileSet } from '@peyk/shared-sms';
import type { MobileSet } from '@peyk/shared-sms';
import { numbersOf } from './source/key-bytes';

/** Who has had enough messages of an account, over all its sends. */
export interface WeeklyRule {
  /** Messages that a person may have had and still get one more: fewer than this. */
  limit: number;
  /** Sends that began after this are counted. */
  since: Date;
  /**
   * What was cut or had expired by then is not counted. What is cut later is: otherwise a send would reach people whom its quote left out.
   */
  asOf: Date;
}

/**
 * The numbers that have had as many messages as the rule lets, or more. One answer of four bytes a number: a million people who had enough
 * are four megabytes and no objects. Reads every recipient of the sends of a week, so it is asked for only where the rule is chosen.
 */
export async function hadEnough(db: DbOrTx, accountId: bigint, { limit, since, asOf }: WeeklyRule): Promise<MobileSet> {
  // The bytes of a column of integers, as key-bytes.ts reads them: little-endian.
  const { rows } = await sql<{ mobiles: Buffer | null }>`
    with counted as (
      select id from sends s
      where s.account_id = ${accountId} and coalesce(s.send_time, s.created_at) > ${since} and s.recipient_count > 0
    ), enough as (
      select r.mobile
      from recipients r join sends s on s.account_id = r.account_id and s.id = r.send_id
      where r.account_id = ${accountId} and r.send_id in (select id from counted)
        and not (r.status = 14 and s.stopped_at <= ${asOf}) and not (r.status = 13 and s.expires_at <= ${asOf})
      group by r.mobile having count(*) >= ${limit}
    )
    select string_agg(substring(b, 4, 1) || substring(b, 3, 1) || substring(b, 2, 1) || substring(b, 1, 1), ''::bytea) as mobiles
    from (select int4send(mobile) as b from enough) e`.execute(db);
  const mobiles = numbersOf(rows[0]?.mobiles ?? Buffer.alloc(0));
  const set = createMobileSet(mobiles.length);
  for (const mobile of mobiles) set.add(mobile);
  return set;
}
