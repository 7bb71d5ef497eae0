import { sql } from 'kysely';
import { PREPARED } from '@peyk/server-database';
import type { Tx } from '@peyk/server-database';
import { numberArray } from './arrays';
import { tellTurn } from '../model/send-story';
import { chunkState, sendState } from '../model/state-literals';

export interface SendKey {
  accountId: bigint;
  sendId: bigint;
}

/** Locks send rows in the order of their keys: whatever is then read about their chunks is the last word. */
export async function lockSends(tx: Tx, sends: readonly SendKey[]): Promise<(SendKey & { state: number })[]> {
  const { rows } = await sql<SendKey & { state: number }>`${PREPARED}
    select s.account_id as "accountId", s.id as "sendId", s.state from sends s
    where (s.account_id, s.id) in (select * from unnest(${numberArray(sends.map((send) => send.accountId))}::bigint[],
      ${numberArray(sends.map((send) => send.sendId))}::bigint[]))
    order by s.account_id, s.id for update of s`.execute(tx);
  return rows;
}

/**
 * Everything of a finished send was handed over and answered, or never will be: a text with a code has done its work and is
 * erased. Finishes those of these locked sends that have no open chunk any more; a stopped one stays stopped and gets its time.
 * Answers which were finished.
 */
export async function finishSends(tx: Tx, sends: readonly SendKey[], now: Date): Promise<SendKey[]> {
  const { rows } = await sql<SendKey & { messages: number }>`${PREPARED}
    update sends s set finished_at = ${now}, sealed_text = null, state = case when s.state = ${sendState.sending} then ${sendState.finished} else s.state end,
      settled_at = case when s.cost_mrial = (
        select coalesce(sum(c.charged_mrial + c.returned_mrial), 0) from send_counts c
        where c.account_id = s.account_id and c.send_id = s.id
      ) then ${now}::timestamptz end
    where (s.account_id, s.id) in (select * from unnest(${numberArray(sends.map((send) => send.accountId))}::bigint[],
      ${numberArray(sends.map((send) => send.sendId))}::bigint[]))
      and s.state in (${sendState.sending}, ${sendState.stopped}) and s.finished_at is null
      and not exists (select 1 from send_chunks k
        where k.account_id = s.account_id and k.send_id = s.id and k.state in (${chunkState.ready}, ${chunkState.leased}))
    returning s.account_id as "accountId", s.id as "sendId", s.recipient_count as messages`.execute(tx);
  for (const { messages, ...send } of rows) tellTurn(tx, send, 'finished', { messages });
  return rows;
}

/** Says of finished sends of which nothing is held any more that they are settled; answers how many. */
export async function settleFinishedSends(tx: Tx, now: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`${PREPARED}
    update sends s set settled_at = ${now} from (
      select o.account_id, o.id from sends o
      where o.finished_at is not null and o.settled_at is null and o.cost_mrial = (
        select coalesce(sum(c.charged_mrial + c.returned_mrial), 0) from send_counts c
        where c.account_id = o.account_id and c.send_id = o.id)
      order by o.account_id, o.id limit ${limit} for update of o skip locked
    ) q where s.account_id = q.account_id and s.id = q.id`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}
