import { sql } from 'kysely';
import type { Db, Tx } from '@peyk/server-database';

/** A message that waits for a secretary. */
export interface QueuedMessage {
  messageId: bigint;
  lineId: bigint;
  fromNumber: string;
  text: string;
  receivedAt: Date;
}

/** Accounts whose messages wait. */
export async function listWaitingAccounts(db: Db): Promise<bigint[]> {
  // One step in the index for each account, however many messages wait.
  const { rows } = await sql<{ accountId: bigint }>`
    with recursive waiting (account_id) as (
      (select account_id from secretary_queue order by account_id limit 1)
      union all
      select (select q.account_id from secretary_queue q where q.account_id > w.account_id order by q.account_id limit 1)
      from waiting w where w.account_id is not null)
    select account_id as "accountId" from waiting where account_id is not null`.execute(db);
  return rows.map(({ accountId }) => accountId);
}

/** One process at a time answers for an account: false while another does. */
export async function takeAccount(tx: Tx, accountId: bigint): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`secretary ${accountId}`}, 0)) as taken`.execute(tx);
  return rows[0]?.taken === true;
}

/** Takes the oldest messages out of the queue; they are back if the transaction fails. */
export async function takeMessages(tx: Tx, accountId: bigint, limit: number): Promise<QueuedMessage[]> {
  const { rows } = await sql<QueuedMessage>`
    delete from secretary_queue where account_id = ${accountId} and message_id in (
      select message_id from secretary_queue where account_id = ${accountId} order by message_id limit ${limit})
    returning message_id as "messageId", line_id as "lineId", from_number as "fromNumber", text, received_at as "receivedAt"`.execute(
    tx,
  );
  return rows.sort((one, other) => (one.messageId < other.messageId ? -1 : 1));
}
