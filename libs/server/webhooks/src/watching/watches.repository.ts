import type { Tx } from '@peyk/server-database';
import { sql } from 'kysely';

/** A send whose recipients are told about, as it stands now. */
export interface Watch {
  accountId: bigint;
  sendId: bigint;
  afterN: number;
  /** Recipients with a last word when the round began, and now. */
  told: number;
  ended: number;
  recipients: number;
  startedAt: Date;
  settledAt: Date | null;
  /** Whether anybody wants to hear of it. */
  isHeard: boolean;
}

/** Those that are due; another process passes them over until the transaction ends. */
export async function takeWatches(tx: Tx, { now, limit }: { now: Date; limit: number }): Promise<Watch[]> {
  const { rows } = await sql<Watch>`
    with due as (
      select * from webhook_watches where due_at <= ${now} order by due_at limit ${limit} for update skip locked
    )
    select w.account_id as "accountId", w.send_id as "sendId", w.after_n as "afterN", w.told,
      s.started_at as "startedAt", s.settled_at as "settledAt", c.ended, c.recipients,
      exists (select from webhook_endpoints e where e.account_id = w.account_id and e.is_on
        and e.events && array['message.delivered', 'message.failed']) as "isHeard"
    from due w
      join sends s on s.account_id = w.account_id and s.id = w.send_id
      cross join lateral (
        select coalesce(sum(k.delivered + k.undelivered + k.blacklisted + k.expired + k.cancelled + k.refused), 0)::int as ended,
          coalesce(sum(k.total), 0)::int as recipients
        from send_counts k where k.account_id = w.account_id and k.send_id = w.send_id
      ) c`.execute(tx);
  return rows;
}

export interface Range {
  accountId: bigint;
  sendId: bigint;
  afterN: number;
}

/**
 * Tells of recipients whose last word nobody was told of, in the next so many of each send. The source of an event is unique, so that
 * a range that is read again tells nothing twice. @returns how many were told
 */
export async function tellRecipients(tx: Tx, ranges: readonly Range[], rows: number): Promise<number> {
  const { numAffectedRows } = await sql`
    with found as (
      select r.account_id, r.send_id, r.n, r.mobile, r.status, s.from_number,
        coalesce(r.receipt_at, r.answered_at, s.stopped_at, s.started_at) as at,
        'message:' || r.send_id || ':' || r.n as source,
        case when r.status = 2 then 'message.delivered' else 'message.failed' end as type
      from unnest(${ranges.map((one) => one.accountId)}::bigint[], ${ranges.map((one) => one.sendId)}::bigint[],
          ${ranges.map((one) => one.afterN)}::int[]) u (account_id, send_id, after_n)
        join sends s on s.account_id = u.account_id and s.id = u.send_id
        join recipients r on r.account_id = u.account_id and r.send_id = u.send_id and r.n > u.after_n and r.n <= u.after_n + ${rows}::int
      where r.status in (2, 3, 4, 13, 14, 15)
    ), made as (
      insert into webhook_events (account_id, source, type, data, created_at)
      select f.account_id, f.source, f.type, jsonb_build_object('send_id', f.send_id::text, 'n', f.n, 'number', webhook_mobile(f.mobile),
        'line', f.from_number, 'status', f.status, 'at', webhook_instant(f.at)), f.at
      from found f
      where exists (select from webhook_endpoints e where e.account_id = f.account_id and e.is_on and f.type = any(e.events))
        and not exists (select from webhook_events v where v.account_id = f.account_id and v.source = f.source)
      order by f.account_id, f.source
      on conflict (account_id, source) do nothing
      returning account_id, id, type, created_at
    )
    insert into webhook_deliveries (account_id, event_id, endpoint_id, due_at, created_at)
      select m.account_id, m.id, e.id, m.created_at, m.created_at
      from made m join webhook_endpoints e on e.account_id = m.account_id and e.is_on and m.type = any(e.events)`.execute(
    tx,
  );
  return Number(numAffectedRows ?? 0n);
}

export interface Moved extends Range {
  told: number;
  dueAt: Date;
}

export async function moveWatches(tx: Tx, moved: readonly Moved[]): Promise<void> {
  await sql`
    update webhook_watches w set after_n = u.after_n, told = u.told, due_at = u.due_at
    from unnest(${moved.map((one) => one.accountId)}::bigint[], ${moved.map((one) => one.sendId)}::bigint[],
      ${moved.map((one) => one.afterN)}::int[], ${moved.map((one) => one.told)}::int[],
      ${moved.map((one) => one.dueAt)}::timestamptz[]) u (account_id, send_id, after_n, told, due_at)
    where w.account_id = u.account_id and w.send_id = u.send_id`.execute(tx);
}

export async function endWatches(tx: Tx, ended: readonly Pick<Range, 'accountId' | 'sendId'>[]): Promise<void> {
  await sql`
    delete from webhook_watches w using unnest(${ended.map((one) => one.accountId)}::bigint[],
      ${ended.map((one) => one.sendId)}::bigint[]) u (account_id, send_id)
    where w.account_id = u.account_id and w.send_id = u.send_id`.execute(tx);
}
