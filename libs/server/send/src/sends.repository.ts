import type { DbOrTx, RefundRule, Tx } from '@peyk/server-database';
import { SEND_STATE } from '@peyk/server-sender';
import { sql } from 'kysely';
import type { FinalText, PartTariff } from './text-price';
import type { Waiting } from './waiting.policy';

/** A send as it is accepted. */
export interface NewSend {
  accountId: bigint;
  userId: bigint | null;
  type: 'normal' | 'webservice';
  state: number;
  line: { id: bigint; number: string; refundRule: RefundRule };
  final: FinalText;
  tariff: PartTariff;
  charity: boolean;
  quote: { id: bigint; totalMrial: bigint } | null;
  numbers: readonly string[];
  userIp: string | null;
  createdAt: Date;
}

/** Stores a send with its raw numbers, and makes sure that its recipients have a partition to go to; its id. */
export async function insertSend(tx: Tx, send: NewSend): Promise<bigint> {
  const { id } = await tx
    .insertInto('sends')
    .values({
      account_id: send.accountId,
      user_id: send.userId,
      type: send.type,
      state: send.state,
      line_id: send.line.id,
      from_number: send.line.number,
      refund_rule: send.line.refundRule,
      text: send.final.text,
      encoding: send.final.encoding,
      language: send.final.language,
      parts: send.final.parts,
      unit_mrial: send.tariff.unitMrial,
      statutory_mrial: send.tariff.statutoryMrial,
      with_charity: send.charity,
      quote_id: send.quote?.id ?? null,
      quoted_total_mrial: send.quote?.totalMrial ?? null,
      requested_count: send.numbers.length,
      user_ip: send.userIp,
      created_at: send.createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertIntake(tx, send.accountId, id, send.numbers);
  await sql`select ensure_send_partitions(${id})`.execute(tx);
  return id;
}

/** What of an account waits to be prepared. The state stands here word for word as in the partial index `sends_to_prepare`. */
export async function countWaiting(tx: Tx, accountId: bigint): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select count(*)::int as sends, coalesce(sum(requested_count), 0)::float8 as numbers
    from sends where state = 0 and account_id = ${accountId}`.execute(tx);
  return rows[0] ?? { sends: 0, numbers: 0 };
}

/** PostgreSQL keeps no NUL. What has one is no number anyway, and must stay none: so it is replaced, not dropped. */
function storable(number: string): string {
  return number.includes('\0') ? number.replaceAll('\0', '?') : number;
}

async function insertIntake(tx: Tx, accountId: bigint, sendId: bigint, numbers: readonly string[]): Promise<void> {
  await tx
    .insertInto('send_intake')
    .values({ account_id: accountId, send_id: sendId, numbers: numbers.map(storable) })
    .execute();
}

/** A send that waits for a reader. */
export interface WaitingSend {
  accountId: bigint;
  sendId: bigint;
  accountName: string;
  fromNumber: string;
  /** With the opt-out text. */
  text: string;
  requestedCount: number;
  createdAt: Date;
}

/** At most `limit` sends that wait for a reader, oldest first. */
export async function listWaitingSends(db: DbOrTx, limit: number): Promise<WaitingSend[]> {
  return db
    .selectFrom('sends as s')
    .innerJoin('accounts as a', 'a.id', 's.account_id')
    .select([
      's.account_id as accountId',
      's.id as sendId',
      'a.name as accountName',
      's.from_number as fromNumber',
      's.text',
      's.requested_count as requestedCount',
      's.created_at as createdAt',
    ])
    .where('s.state', '=', sql<number>`1`)
    .orderBy('s.id')
    .limit(limit)
    .execute();
}

/** The reader says yes: the send goes on as if it had just been accepted. False when it did not wait. */
export async function acceptWaiting(tx: Tx, sendId: bigint): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update sends set state = ${SEND_STATE.creating}, state_reason = null where id = ${sendId} and state = 1`.execute(
    tx,
  );
  return numAffectedRows === 1n;
}

/** The reader says no, with a reason for the customer. Nothing was resolved or held, so all is settled. Its account; undefined when it did not wait. */
export async function rejectWaiting(
  tx: Tx,
  { sendId, reason, at }: { sendId: bigint; reason: string; at: Date },
): Promise<bigint | undefined> {
  const { rows } = await sql<{ accountId: bigint }>`
    with ended as (
      update sends
      set state = ${SEND_STATE.rejected}, state_reason = ${reason}, finished_at = ${at}, settled_at = ${at}
      where id = ${sendId} and state = 1
      returning account_id, id
    ), forgotten as (
      delete from send_intake i using ended where i.account_id = ended.account_id and i.send_id = ended.id
    )
    select account_id as "accountId" from ended`.execute(tx);
  return rows[0]?.accountId;
}
