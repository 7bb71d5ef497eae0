import type { DbOrTx, Tx } from '@peyk/server-database';
import { sql } from 'kysely';

/** So long a program may ask for a message by its own name. */
export const NAMES_KEPT_MS = 30 * 24 * 3_600_000;
/** Of several with one name, the newest. */
const MOST_OF_A_NAME = 5;

/** A message of a program, to be found again. */
export interface NamedMessage {
  /** The nine digits after 9. */
  mobile: number;
  /** What the program calls it; null for nothing. */
  localId: string | null;
}

/** Keeps messages of a send so that they are found again. Answers their ids, in their order. */
export async function keepMessages(
  tx: Tx,
  { accountId, sendId, at }: { accountId: bigint; sendId: bigint; at: Date },
  messages: readonly NamedMessage[],
): Promise<bigint[]> {
  const rows = messages.map(({ mobile, localId }) => ({
    account_id: accountId,
    local_id: localId,
    send_id: sendId,
    mobile,
    created_at: at,
  }));
  const kept = await tx.insertInto('program_messages').values(rows).returning(['id', 'mobile']).execute();
  // A number stands once in a send.
  const ids = new Map(kept.map(({ id, mobile }) => [mobile, id]));
  return messages.map(({ mobile }) => ids.get(mobile) ?? 0n);
}

export interface KeptMessage extends NamedMessage {
  id: bigint;
  sendId: bigint;
  createdAt: Date;
}

/** Messages of an account by id or by name, newest first; of those with one name the five newest. What is another account's is not there. */
export async function findMessages(
  db: DbOrTx,
  { accountId, ids, localIds, since }: { accountId: bigint; ids: bigint[]; localIds: string[]; since: Date },
): Promise<KeptMessage[]> {
  // First which, each by its index: with "or" between the two, all messages of the account would be looked at.
  const { rows } = await sql<KeptMessage>`
    with wanted as materialized (
      select unnest(${ids.map(String)}::bigint[]) as id
      union
      select found.id from unnest(${localIds}::text[]) asked (local_id), lateral (
        select n.id from program_messages n
        where n.account_id = ${accountId} and n.local_id = asked.local_id and n.created_at > ${since}
        order by n.id desc limit ${MOST_OF_A_NAME}) found
    )
    select m.id, m.local_id as "localId", m.send_id as "sendId", m.mobile, m.created_at as "createdAt"
    from wanted join program_messages m on m.id = wanted.id
    where m.account_id = ${accountId} and m.created_at > ${since}
    order by m.id desc`.execute(db);
  return rows;
}
