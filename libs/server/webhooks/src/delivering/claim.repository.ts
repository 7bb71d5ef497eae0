import type { DbOrTx } from '@peyk/server-database';
import { sql } from 'kysely';
import type { EndpointKey, SealedSecrets } from '../endpoints/endpoint-secret';

/** Longer than a try can take, so that what a dead process had is free and nothing that is alive is taken. */
export const LEASE_MS = 60_000;

/** What this process is sending now. */
export interface Busy {
  accountId: bigint;
  endpointId: bigint;
}

export interface Wish {
  now: Date;
  lease: string;
  /** Places that are free. */
  limit: number;
  /** Tries that may run side by side to one address, and to all of an account. */
  perEndpoint: number;
  perAccount: number;
  busy: readonly Busy[];
  /** Addresses that answered last, or those that did not. */
  failing: boolean;
}

export interface Claimed {
  accountId: bigint;
  id: bigint;
  /** Which try this is, from 1. */
  n: number;
  step: number;
  firstFailedAt: Date | null;
  lease: string;
  messageId: string;
  type: string;
  data: unknown;
  happenedAt: Date;
  endpoint: EndpointKey & SealedSecrets & { url: string };
}

type ClaimedRow = Omit<Claimed, 'endpoint' | 'lease'> & SealedSecrets & { endpointId: bigint; url: string };

/**
 * Takes tries that are due, for a minute: the accounts with the fewest first, so that one with a million waiting holds nobody up. What
 * another process is taking is passed over.
 */
export async function claimDeliveries(db: DbOrTx, wish: Wish): Promise<Claimed[]> {
  const { now, lease, limit, perEndpoint, perAccount, busy, failing } = wish;
  const { rows } = await sql<ClaimedRow>`
    with busy as (
      select account_id, endpoint_id, count(*)::int as count
      from unnest(${busy.map((one) => one.accountId)}::bigint[], ${busy.map((one) => one.endpointId)}::bigint[]) b (account_id, endpoint_id)
      group by 1, 2
    ), found as (
      select d.account_id, d.id, d.due_at, e.busy_of_account
      from (
        select e.account_id, e.id, ${perEndpoint}::int - coalesce(b.count, 0) as room,
          coalesce((select sum(a.count) from busy a where a.account_id = e.account_id), 0)::int as busy_of_account
        from webhook_endpoints e left join busy b on b.account_id = e.account_id and b.endpoint_id = e.id
        where e.is_on and (e.failing_since is not null) = ${failing}
      ) e cross join lateral (
        select d.account_id, d.id, d.due_at from webhook_deliveries d
        where d.account_id = e.account_id and d.endpoint_id = e.id and d.state = 'waiting' and d.due_at <= ${now}
        order by d.due_at limit greatest(e.room, 0) for update skip locked
      ) d
    ), ranked as (
      select account_id, id, busy_of_account + row_number() over (partition by account_id order by due_at, id) as place from found
    ), taken as (
      select account_id, id from ranked where place <= ${perAccount}::int order by place, id limit ${limit}
    )
    update webhook_deliveries d set lease = ${lease}::uuid, due_at = ${new Date(now.getTime() + LEASE_MS)}, tries = d.tries + 1
    from taken t
      join webhook_deliveries o on o.account_id = t.account_id and o.id = t.id
      join webhook_events v on v.account_id = o.account_id and v.id = o.event_id
      join webhook_endpoints e on e.account_id = o.account_id and e.id = o.endpoint_id
    where d.account_id = t.account_id and d.id = t.id
    returning d.account_id as "accountId", d.id, d.tries as n, d.step, d.first_failed_at as "firstFailedAt",
      v.message_id as "messageId", v.type, v.data, v.created_at as "happenedAt", e.id as "endpointId", e.url,
      e.secret_sealed as "secretSealed", e.previous_sealed as "previousSealed", e.previous_until as "previousUntil"`.execute(
    db,
  );
  return rows.map(({ endpointId, url, secretSealed, previousSealed, previousUntil, ...row }) => ({
    ...{ ...row, lease },
    endpoint: { accountId: row.accountId, id: endpointId, url, secretSealed, previousSealed, previousUntil },
  }));
}
