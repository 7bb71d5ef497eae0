import { sql } from 'kysely';
import { PREPARED } from '@peyk/server-database';
import type { OpenDoubt, ParkedWord } from '../model/match-doubts';
import type { SeekingTx } from './run-seeking';
import { recipientStatus } from '../model/state-literals';

export interface DoubtPage {
  carrier: string;
  /** Receipts that were parked before this. */
  before: Date;
  /** Numbers above this. */
  after: number;
  limit: number;
}

/** Numbers of which a message is in doubt and a receipt is parked, ascending. */
export async function selectDoubtedMobiles(
  tx: SeekingTx,
  { carrier, before, after, limit }: DoubtPage,
): Promise<number[]> {
  const { rows } = await sql<{ mobile: number }>`${PREPARED}
    select distinct k.mobile from parked_receipts k
    where k.mobile > ${after} and k.carrier = ${carrier} and k.received_at < ${before} and exists (
      select 1 from recipient_events e
      join recipients r on r.account_id = e.account_id and r.send_id = e.send_id and r.n = e.n
      where e.mobile = k.mobile and r.status = ${recipientStatus.inDoubt})
    order by k.mobile limit ${limit}`.execute(tx);
  return rows.map(({ mobile }) => mobile);
}

/** What is parked of these numbers: one word for all receipts of one id. */
export async function selectParkedWords(
  tx: SeekingTx,
  { carrier, before, mobiles }: { carrier: string; before: Date; mobiles: readonly number[] },
): Promise<ParkedWord[]> {
  const { rows } = await sql<ParkedWord>`${PREPARED}
    select k.operator_message_id as "operatorMessageId", k.mobile, k.line, max(k.user_reference) as "userReference",
      min(k.submitted_at) as "submittedAt", min(k.at) as at
    from parked_receipts k
    where k.mobile = any(${mobiles}::int[]) and k.carrier = ${carrier} and k.received_at < ${before}
    group by k.operator_message_id, k.mobile, k.line`.execute(tx);
  return rows;
}

/** Messages to these numbers that are in doubt, no matter who has sent them. */
export async function selectOpenDoubts(tx: SeekingTx, mobiles: readonly number[]): Promise<OpenDoubt[]> {
  const { rows } = await sql<OpenDoubt>`${PREPARED}
    select e.account_id as "accountId", e.send_id as "sendId", e.n, e.mobile, s.from_number as line, r.parts,
      coalesce(s.started_at, s.created_at) as "startedAt", max(e.at) as "doubtedAt"
    from recipient_events e
    join recipients r on r.account_id = e.account_id and r.send_id = e.send_id and r.n = e.n
    join sends s on s.account_id = e.account_id and s.id = e.send_id
    where e.mobile = any(${mobiles}::int[]) and r.status = ${recipientStatus.inDoubt}
    group by e.account_id, e.send_id, e.n, e.mobile, s.from_number, r.parts, s.started_at, s.created_at`.execute(tx);
  return rows;
}
