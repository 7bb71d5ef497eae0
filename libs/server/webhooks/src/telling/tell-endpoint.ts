import type { Tx } from '@peyk/server-database';
import { sql } from 'kysely';
import type { EndpointKey } from '../endpoints/endpoint-secret';

/** Whether the account has this address. It stays until the transaction ends. */
export async function isWebhookOf(tx: Tx, { accountId, id }: EndpointKey): Promise<boolean> {
  const own = tx.selectFrom('webhook_endpoints').where('account_id', '=', accountId).where('id', '=', id);
  return (await own.select('id').forKeyShare().executeTakeFirst()) !== undefined;
}

/** What one address hears, whatever it wants to hear besides. */
export interface OwnEvent {
  endpointId: bigint;
  /** What it is about in this account; the same is not told twice. */
  source: string;
  data: object;
}

/**
 * Tells events of one type to an address each, in the transaction in which they arise. An address that is off gets them when it is on
 * again, as it gets what waits.
 */
export async function tellEndpoints(
  tx: Tx,
  { accountId, type, at }: { accountId: bigint; type: string; at: Date },
  events: readonly OwnEvent[],
): Promise<void> {
  if (events.length === 0) return;
  await sql`
    with told as (
      select * from unnest(${events.map(({ endpointId }) => endpointId)}::bigint[], ${events.map(({ source }) => source)}::text[],
        ${events.map(({ data }) => JSON.stringify(data))}::jsonb[]) as t (endpoint_id, source, data)
    ), made as (
      insert into webhook_events (account_id, source, type, data, created_at)
      select ${accountId}, source, ${type}, data, ${at} from told
      on conflict (account_id, source) do nothing returning id, source
    )
    insert into webhook_deliveries (account_id, event_id, endpoint_id, due_at, created_at)
    select ${accountId}, made.id, told.endpoint_id, ${at}, ${at} from made join told using (source)`.execute(tx);
}
