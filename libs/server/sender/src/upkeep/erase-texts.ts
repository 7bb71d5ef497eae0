import { sql } from 'kysely';
import type { Db, ServerContext } from '@peyk/server-database';

const BATCH = 500;
const HOUR_MS = 3_600_000;
/** After its expiry, which ends the send in any sender: more than the clocks of two machines are apart. */
const EXPIRED_KEPT_MS = 4 * HOUR_MS;
/** Of a message from before every one had an expiry. */
const KEPT_MS = 24 * HOUR_MS;

/**
 * Erases texts of the installation's own messages whose time is over. Nearly all of them are erased when they have been handed
 * over or has expired (finishSends); here are those of an installation that does not send, and plain ones from before texts were sealed. Answers how many.
 */
export async function eraseSystemTexts({ db, clock }: ServerContext): Promise<number> {
  let total = 0;
  for (let count = BATCH; count === BATCH; total += count) count = await eraseBatch(db, clock.now());
  return total;
}

async function eraseBatch(db: Db, now: Date): Promise<number> {
  const [expired, created] = [EXPIRED_KEPT_MS, KEPT_MS].map((ms) => new Date(now.getTime() - ms));
  const { numAffectedRows } = await sql`
    update sends s set sealed_text = null, text = '' from (
      select o.account_id, o.id from sends o
      where o.type = 'verification' and (o.sealed_text is not null or o.text <> '')
        and (o.finished_at is not null or o.expires_at <= ${expired}
          or (o.expires_at is null and o.created_at <= ${created}))
      order by o.account_id, o.id limit ${BATCH} for update of o skip locked
    ) q where s.account_id = q.account_id and s.id = q.id`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
