import type { Db, SmsType } from '@peyk/server-database';
import { foldCounters } from '@peyk/server-sender';
import { givenAccount, givenLine } from '@peyk/shared-testing-node';
import { sql } from 'kysely';

export interface SendWishes {
  accountId?: bigint;
  text?: string;
  state?: number;
  reason?: string;
  createdAt?: Date;
  finishedAt?: Date;
  type?: SmsType;
  userId?: bigint;
  impersonatedBy?: string;
  keyId?: bigint;
  recurringId?: bigint;
  withCharity?: boolean;
  /** Held for it at accept. */
  reservedMrial?: bigint;
  fromNumber?: string;
  /** Status of recipient 1, 2, ... as the table holds it; recipients are MCI and RighTel in turn. */
  statuses?: number[];
  /** Whether what happened to them stands in the counters already; else it is appended, as in the first seconds. */
  isFolded?: boolean;
  /** Chunks in the order of n. */
  chunks?: { from: number; next: number; to: number; state: number }[];
}

export const CREATED_AT = new Date('2026-11-20T08:30:00Z');
/** Price of each recipient. */
export const PRICE_MRIAL = 1_370_000n;

/** Nine digits after the 9 of recipient n: numbers that nobody has. */
export const mobileOf = (n: number) => (n % 2 === 1 ? 952_000_000 + n : 240_000_000 + n);

/** A send as the engine leaves it: rows of recipients, chunks and counters that fit together. */
export async function givenSend(db: Db, wishes: SendWishes = {}) {
  const accountId = wishes.accountId ?? (await givenAccount(db)).accountId;
  const line = await givenLine(db, wishes.fromNumber ? { number: wishes.fromNumber } : {});
  const { id: sendId } = await insertSend(db, accountId, line, wishes);
  const statuses = wishes.statuses ?? [];
  if (statuses.length > 0) await insertRecipients(db, { accountId, sendId }, statuses, wishes.isFolded ?? false);
  for (const [chunk, { from, next, to, state }] of (wishes.chunks ?? []).entries()) {
    await db
      .insertInto('send_chunks')
      .values({
        account_id: accountId,
        send_id: sendId,
        chunk,
        lane: 1,
        line_id: line.lineId,
        from_n: from,
        next_n: next,
        to_n: to,
        state,
      })
      .execute();
  }
  return { accountId, sendId, fromNumber: line.number };
}

function insertSend(db: Db, accountId: bigint, line: { lineId: bigint; number: string }, wishes: SendWishes) {
  const count = wishes.statuses?.length ?? 0;
  const costMrial = PRICE_MRIAL * BigInt(count);
  return db
    .insertInto('sends')
    .values({
      account_id: accountId,
      user_id: wishes.userId ?? null,
      impersonated_by: wishes.impersonatedBy ?? null,
      key_id: wishes.keyId ?? null,
      recurring_id: wishes.recurringId ?? null,
      type: wishes.type ?? 'normal',
      state: wishes.state ?? 2,
      state_reason: wishes.reason ?? null,
      line_id: line.lineId,
      from_number: line.number,
      text: wishes.text ?? 'سلام',
      encoding: 'ucs2',
      language: 'persian',
      parts: 1,
      unit_mrial: 1_330_000n,
      statutory_mrial: 40_000n,
      with_charity: wishes.withCharity ?? false,
      refund_rule: 'blacklist',
      requested_count: count + 4,
      recipient_count: count,
      excluded_invalid: 1,
      excluded_duplicate: 1,
      excluded_blacklisted: 1,
      excluded_opted_out: 1,
      reserved_mrial: wishes.reservedMrial ?? 0n,
      cost_mrial: costMrial,
      charity_mrial: wishes.withCharity ? costMrial / 20n : 0n,
      user_ip: '127.0.0.1',
      created_at: wishes.createdAt ?? CREATED_AT,
      finished_at: wishes.finishedAt ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}

const CHARGED = [0, 1, 2, 3];
const RETURNED = [4, 13, 14, 15];

async function insertRecipients(
  db: Db,
  key: { accountId: bigint; sendId: bigint },
  statuses: number[],
  isFolded: boolean,
) {
  const { accountId, sendId } = key;
  await sql`
    insert into recipients (account_id, send_id, n, mobile, operator, status, parts, settled, price_mrial)
    select ${accountId}::bigint, ${sendId}::bigint, u.n,
      case when u.n % 2 = 1 then 952000000 else 240000000 end + u.n, case when u.n % 2 = 1 then 0 else 2 end, u.status, 1,
      case when u.status = any(${CHARGED}::int[]) then 1 when u.status = any(${RETURNED}::int[]) then 2 else 0 end,
      ${PRICE_MRIAL}::bigint
    from unnest(${statuses}::int[]) with ordinality u (status, n)`.execute(db);
  await sql`
    with counted as (
      select account_id, send_id, operator, count(*) as total, count(*) filter (where status = 10) as queued,
        count(*) filter (where status = 0) as sent, count(*) filter (where status = 1) as reached_telecom,
        count(*) filter (where status = 2) as delivered, count(*) filter (where status = 3) as undelivered,
        count(*) filter (where status = 4) as blacklisted, count(*) filter (where status = 12) as in_doubt,
        count(*) filter (where status = 13) as expired, count(*) filter (where status = 14) as cancelled,
        count(*) filter (where status = 15) as refused, coalesce(sum(price_mrial) filter (where settled = 1), 0) as charged,
        coalesce(sum(price_mrial) filter (where settled = 2), 0) as returned
      from recipients where account_id = ${accountId} and send_id = ${sendId} group by account_id, send_id, operator
    ), prepared as (
      insert into send_counters (account_id, send_id, operator, total, queued)
      select account_id, send_id, operator, total, total from counted
    )
    insert into counter_moves (account_id, send_id, operator, queued, sent, reached_telecom, delivered, undelivered, blacklisted,
      in_doubt, expired, cancelled, refused, charged_mrial, returned_mrial)
    select account_id, send_id, operator, queued - total, sent, reached_telecom, delivered, undelivered, blacklisted, in_doubt,
      expired, cancelled, refused, charged, returned from counted`.execute(db);
  if (isFolded) await foldCounters({ db });
}
