import { sql } from 'kysely';
import type { DbOrTx } from '@peyk/server-database';
import type { OpenMessage } from '../model/match-sent-list';
import { recipientStatus, sendState } from '../model/state-literals';
import type { SendKey } from './finish-sends';

/** Sends from before `since` of which a message may have left unseen: queued, or in doubt. In the order of their ids. */
export async function selectOpenSends(db: DbOrTx, since: Date): Promise<SendKey[]> {
  const { rows } = await sql<SendKey>`
    select s.account_id as "accountId", s.id as "sendId" from sends s
    where s.settled_at is null and s.queued_at is not null and s.created_at < ${since} and (
      select coalesce(sum(c.queued + c.in_doubt), 0) from send_counts c
      where c.account_id = s.account_id and c.send_id = s.id) > 0
    order by s.id`.execute(db);
  return rows;
}

/** Some of its open messages, after `afterN`. */
export async function selectOpenMessages(
  db: DbOrTx,
  { accountId, sendId }: SendKey,
  { afterN, limit, heldSince }: { afterN: number; limit: number; heldSince: Date },
): Promise<OpenMessage[]> {
  const { rows } = await sql<OpenMessage>`
    select r.account_id as "accountId", r.send_id as "sendId", r.n, r.mobile, r.parts, s.from_number as line,
      s.created_at as since, s.queued_at < ${heldSince} as "isNumbered"
    from recipients r join sends s on s.account_id = r.account_id and s.id = r.send_id
    where r.account_id = ${accountId} and r.send_id = ${sendId} and r.n > ${afterN}
      and r.status in (${recipientStatus.queued}, ${recipientStatus.inDoubt})
    order by r.n limit ${limit}`.execute(db);
  return rows;
}

export interface UndecidedSends {
  /** They are prepared in a moment. */
  unprepared: number;
  /** Ids of those that wait for a person: they may have been let go after the backup. */
  waiting: bigint[];
}

/** Sends from before `since` whose recipients are not there yet. */
export async function selectUndecided(db: DbOrTx, since: Date): Promise<UndecidedSends> {
  const { rows } = await sql<{ id: bigint; state: number; waits: boolean }>`
    select s.id, s.state, s.state <> ${sendState.creating} as waits from sends s
    where s.created_at < ${since} and s.queued_at is null and s.finished_at is null
      and s.state in (${sendState.creating}, ${sendState.waitingForReview}, ${sendState.paused})
    order by s.id`.execute(db);
  return {
    unprepared: rows.filter(({ waits }) => !waits).length,
    waiting: rows.filter(({ waits }) => waits).map(({ id }) => id),
  };
}
