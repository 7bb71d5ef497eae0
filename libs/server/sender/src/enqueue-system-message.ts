import { sql } from 'kysely';
import { loadOperatorResolver, OPERATOR_NUMBER } from '@peyk/server-audience';
import type { Tx } from '@peyk/server-database';
import { analyseText } from '@peyk/shared-sms';

export interface SystemMessage {
  /** The system account and its line. */
  accountId: bigint;
  lineId: bigint;
  /** Key of the mobile number: the nine digits after the 9. */
  mobile: number;
  text: string;
  at: Date;
  /** Not handed over, nor delivered by the operator, after so long; by default whenever it may be. */
  validSeconds?: number;
}

/**
 * Puts a free message of the installation itself (a login code) into the fast lane, ready to be claimed: no preparation,
 * no money. It leaves when the caller's transaction commits. Answers the send's id.
 * @throws RangeError for an empty text, Error for a line that is not there.
 */
export async function enqueueSystemMessage(tx: Tx, message: SystemMessage): Promise<bigint> {
  const { accountId, lineId, mobile } = message;
  const operator = OPERATOR_NUMBER[(await loadOperatorResolver(tx))(mobile)];
  const sendId = await insertSend(tx, message);
  await sql`
    with s as (select account_id, id, line_id, parts from sends where account_id = ${accountId} and id = ${sendId}),
    recipient as (
      insert into recipients (account_id, send_id, n, mobile, operator, status, parts, price_mrial)
      select account_id, id, 1, ${mobile}::int, ${operator}::smallint, 10, parts, 0 from s
    ), chunk as (
      insert into send_chunks (account_id, send_id, chunk, lane, line_id, from_n, to_n, next_n)
      select account_id, id, 1, 0, ${lineId}::bigint, 1, 1, 1 from s
    ),
    counters as (
      insert into send_counters (account_id, send_id, operator, total, queued)
      select account_id, id, ${operator}::smallint, 1, 1 from s
    )
    select pg_notify('sender_wake', '0')`.execute(tx);
  return sendId;
}

async function insertSend(tx: Tx, { accountId, lineId, text, at, validSeconds }: SystemMessage): Promise<bigint> {
  const line = await tx
    .selectFrom('lines')
    .select(['number', 'multipart_chars', 'refund_rule'])
    .where('id', '=', lineId)
    .executeTakeFirstOrThrow();
  const multipartChars = line.multipart_chars === 66 ? 66 : 67;
  const { encoding, language, parts } = analyseText(text, { multipartChars });
  if (parts === 0) throw new RangeError('A system message needs a text.');
  const { id } = await tx
    .insertInto('sends')
    .values({
      account_id: accountId,
      type: 'verification',
      state: 5,
      lane: 0,
      line_id: lineId,
      from_number: line.number,
      text,
      encoding,
      language,
      parts,
      unit_mrial: 0n,
      statutory_mrial: 0n,
      refund_rule: line.refund_rule,
      requested_count: 1,
      recipient_count: 1,
      created_at: at,
      queued_at: at,
      expires_at: validSeconds === undefined ? null : new Date(at.getTime() + validSeconds * 1_000),
    })
    // A statement less: somebody waits for this message.
    .returning(['id', sql`ensure_send_partitions(id)`.as('ready')])
    .executeTakeFirstOrThrow();
  return id;
}
