import type { OwnTextsChoice, WeeklyRule } from '@peyk/server-audience';
import { PREPARED } from '@peyk/server-database';
import type { DbOrTx, RefundRule, SmsType, Tx } from '@peyk/server-database';
import { SEND_STATE, tellTurn } from '@peyk/server-sender';
import type { SpendingLimits } from '@peyk/server-sender';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { insertIntake } from './intake.repository';
import type { SendPlan } from './send-plan';
import type { KnownSource } from './source.service';
import type { FinalText, PartTariff } from './text-price';
import type { Waiting } from './waiting.policy';

/** A send as it is accepted. */
export interface NewSend {
  accountId: bigint;
  userId: bigint | null;
  /** The admin who makes it on behalf of the account. */
  impersonatedBy?: string | null;
  /** The key of the program that makes it. */
  keyId?: bigint | null;
  /** The recurring send that makes it. */
  recurringId?: bigint | null;
  type: SmsType;
  state: number;
  line: { id: bigint; number: string; refundRule: RefundRule };
  final: FinalText;
  tariff: PartTariff;
  /** Where each recipient has a text of its own: for the Latin ones. */
  latinTariff: PartTariff | null;
  charity: boolean;
  quote: { id: bigint; totalMrial: bigint } | null;
  source: KnownSource;
  userIp: string | null;
  /** Who has had enough messages is left out; undefined for nobody. */
  weekly: WeeklyRule | undefined;
  /** What stands before the codes of its short links. */
  shortLinksUrl?: string | null | undefined;
  createdAt: Date;
  plan: SendPlan;
  /** The sealed text that leaves instead, by the fast lane. */
  sealedText?: Buffer | undefined;
  expiresAt: Date | null;
  /** Of who makes it: to how many it may go stays with it until its recipients are counted. */
  limits: Pick<SpendingLimits, 'maxRecipients'> | null;
  /** Who accepts it also prepares it, so that nobody reads later where its recipients come from. */
  isPreparedAtOnce?: boolean | undefined;
}

/** Stores a send with where its recipients come from, and makes sure that its recipients have a partition to go to; its id. */
export async function insertSend(tx: Tx, send: NewSend): Promise<bigint> {
  const { id } = await tx
    .insertInto('sends')
    .values({
      account_id: send.accountId,
      user_id: send.userId,
      impersonated_by: send.impersonatedBy ?? null,
      key_id: send.keyId ?? null,
      recurring_id: send.recurringId ?? null,
      type: send.type,
      state: send.state,
      line_id: send.line.id,
      from_number: send.line.number,
      refund_rule: send.line.refundRule,
      lane: send.sealedText ? 0 : 1,
      text: send.final.text,
      sealed_text: send.sealedText ?? null,
      encoding: send.final.encoding,
      language: send.final.language,
      parts: send.final.parts,
      unit_mrial: send.tariff.unitMrial,
      statutory_mrial: send.tariff.statutoryMrial,
      own_texts: send.latinTariff !== null,
      latin_unit_mrial: send.latinTariff?.unitMrial ?? null,
      latin_statutory_mrial: send.latinTariff?.statutoryMrial ?? null,
      with_charity: send.charity,
      quote_id: send.quote?.id ?? null,
      quoted_total_mrial: send.quote?.totalMrial ?? null,
      requested_count: send.source.count,
      user_ip: send.userIp,
      created_at: send.createdAt,
      send_time: send.plan.sendTime,
      rate_per_second: send.plan.ratePerSecond,
      validity_minutes: send.plan.validityMinutes,
      expires_at: send.expiresAt,
      is_test: send.plan.isTest,
      resent_from: send.plan.resentFrom,
      weekly_limit: send.weekly?.limit ?? null,
      weekly_since: send.weekly?.since ?? null,
      weekly_as_of: send.weekly?.asOf ?? null,
      short_links_url: send.shortLinksUrl ?? null,
      max_recipients: send.limits?.maxRecipients ?? null,
    })
    .returning('id')
    .modifyEnd(PREPARED)
    .executeTakeFirstOrThrow();
  if (!send.isPreparedAtOnce) await insertIntake(tx, { accountId: send.accountId, sendId: id }, send.source);
  await sql`${PREPARED} select ensure_send_partitions(${id})`.execute(tx);
  const { accountId, type, source } = send;
  tellTurn(tx, { accountId, sendId: id }, 'accepted', { requested: source.count, type });
  return id;
}

/** Whose send this is, for an admin who has only its id; there is no index by id alone, and few such questions. */
export async function findAccountOfSend(db: DbOrTx, sendId: bigint): Promise<bigint | undefined> {
  const row = await db.selectFrom('sends').select('account_id').where('id', '=', sendId).executeTakeFirst();
  return row?.account_id;
}

/** Paused sends of an account besides this one. The state stands here word for word as in the partial index `sends_paused`. */
export async function countOtherPaused(
  db: DbOrTx,
  { accountId, sendId }: { accountId: bigint; sendId: bigint },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from sends where state = 10 and account_id = ${accountId} and id <> ${sendId}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** What a send said, from where, and how. */
export async function findSentText(tx: Tx, { accountId, sendId }: { accountId: bigint; sendId: bigint }) {
  return tx
    .selectFrom('sends')
    .select([
      'user_id as madeBy',
      'type',
      'from_number as fromNumber',
      'text',
      'with_charity as charity',
      'rate_per_second as ratePerSecond',
      'own_texts as hasOwnTexts',
      'short_links_url as shortLinksUrl',
    ])
    .where('account_id', '=', accountId)
    .where('id', '=', sendId)
    .executeTakeFirstOrThrow();
}

/**
 * What of an account waits to be prepared, or would as soon as it is resumed. The states stand here word for word as in the
 * partial indexes `sends_to_prepare` and `sends_paused`.
 */
export async function countWaiting(tx: Tx, accountId: bigint, now: Date): Promise<Waiting> {
  return sumWaiting(
    tx,
    sql`
      select requested_count from sends where state = 0 and account_id = ${accountId}
      union all
      select requested_count from sends where state = 10 and account_id = ${accountId} and queued_at is null
        and (send_time is null or send_time <= ${now})`,
  );
}

/** What of an account waits for its time, also while it is paused. The states as in `sends_scheduled` and `sends_paused`. */
export async function countScheduled(tx: Tx, accountId: bigint, now: Date): Promise<Waiting> {
  return sumWaiting(
    tx,
    sql`
      select requested_count from sends where state = 11 and account_id = ${accountId}
      union all
      select requested_count from sends where state = 10 and account_id = ${accountId} and queued_at is null
        and send_time > ${now}`,
  );
}

async function sumWaiting(tx: Tx, waiting: RawBuilder<unknown>): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select count(*)::int as sends, coalesce(sum(requested_count), 0)::float8 as numbers from (${waiting}) waiting`.execute(
    tx,
  );
  return rows[0] ?? { sends: 0, numbers: 0 };
}

/** A send that waits for a reader. */
export interface WaitingSend {
  accountId: bigint;
  sendId: bigint;
  accountName: string;
  fromNumber: string;
  /** With the opt-out text; with variables, where each recipient has a text of its own. */
  text: string;
  hasOwnTexts: boolean;
  requestedCount: number;
  createdAt: Date;
}

const waitingSends = (db: DbOrTx) =>
  db
    .selectFrom('sends as s')
    .innerJoin('accounts as a', 'a.id', 's.account_id')
    .select([
      's.account_id as accountId',
      's.id as sendId',
      'a.name as accountName',
      's.from_number as fromNumber',
      's.text',
      's.own_texts as hasOwnTexts',
      's.requested_count as requestedCount',
      's.created_at as createdAt',
    ])
    .where('s.state', '=', sql<number>`1`);

/** At most `limit` sends that wait for a reader, oldest first. */
export function listWaitingSends(db: DbOrTx, limit: number, offset = 0): Promise<WaitingSend[]> {
  return waitingSends(db).orderBy('s.id').limit(limit).offset(offset).execute();
}

/** One of any account, while it waits for a reader. */
export function findWaitingSend(db: DbOrTx, sendId: bigint): Promise<WaitingSend | undefined> {
  return waitingSends(db).where('s.id', '=', sendId).executeTakeFirst();
}

/** The reader says yes: the send goes on as if it had just been accepted, or waits for its time. False when it did not wait. */
export async function acceptWaiting(
  tx: Tx,
  sendId: bigint,
  now: Date,
): Promise<{ accountId: bigint; state: number } | undefined> {
  const { rows } = await sql<{ accountId: bigint; state: number }>`
    update sends set state = case when send_time > ${now} then ${SEND_STATE.scheduled}::smallint
      else ${SEND_STATE.creating}::smallint end, state_reason = null
    where id = ${sendId} and state = 1 returning account_id as "accountId", state`.execute(tx);
  return rows[0];
}

/** The reader says no, with a reason for the customer. Nothing was resolved; a reserve is the caller's to end. Its account; undefined when it did not wait. */
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

/** What the texts of a send that waits for a reader are made of; undefined when it does not wait, or all get the same. */
export async function findWaitingTexts(db: DbOrTx, sendId: bigint) {
  const { rows } = await sql<{
    accountId: bigint;
    text: string;
    requestedCount: number;
    fromNumber: string;
    texts: OwnTextsChoice;
  }>`
    select s.account_id as "accountId", s.text, s.requested_count as "requestedCount", s.from_number as "fromNumber",
      i.own_texts as texts
    from sends s join send_intake i on i.account_id = s.account_id and i.send_id = s.id
    where s.id = ${sendId} and s.state = 1 and s.own_texts`.execute(db);
  return rows[0];
}
