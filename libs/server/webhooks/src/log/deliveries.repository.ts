import type { DbOrTx, Tx } from '@peyk/server-database';
import { listPage } from '@peyk/server-http';
import type { Page, Paging } from '@peyk/server-http';
import { sql } from 'kysely';
import type { SealedSecrets } from '../endpoints/endpoint-secret';

export interface DeliveryRow {
  id: bigint;
  webhookId: bigint;
  webhookTitle: string;
  isOn: boolean;
  event: string;
  state: string;
  tries: number;
  status: number | null;
  fault: string | null;
  createdAt: Date;
  dueAt: Date;
}

export interface DeliveryFilters {
  webhookId?: bigint | undefined;
  state?: string | undefined;
  event?: string | undefined;
}

function deliveriesOf(db: DbOrTx, accountId: bigint) {
  return db
    .selectFrom('webhook_deliveries as d')
    .innerJoin('webhook_events as v', (join) =>
      join.onRef('v.account_id', '=', 'd.account_id').onRef('v.id', '=', 'd.event_id'),
    )
    .innerJoin('webhook_endpoints as e', (join) =>
      join.onRef('e.account_id', '=', 'd.account_id').onRef('e.id', '=', 'd.endpoint_id'),
    )
    .where('d.account_id', '=', accountId);
}

const SHOWN = [
  ...(['d.id', 'e.id as webhookId', 'e.title as webhookTitle', 'e.is_on as isOn', 'v.type as event'] as const),
  ...(['d.state', 'd.tries', 'd.last_status as status', 'd.last_fault as fault'] as const),
  ...(['d.created_at as createdAt', 'd.due_at as dueAt'] as const),
] as const;

const MOST_LISTED = 10_000;

/** One page, newest first. */
export function listDeliveryRows(
  db: DbOrTx,
  accountId: bigint,
  { webhookId, state, event, paging }: DeliveryFilters & { paging: Paging },
): Promise<Page<DeliveryRow>> {
  let matching = deliveriesOf(db, accountId);
  if (webhookId !== undefined) matching = matching.where('d.endpoint_id', '=', webhookId);
  if (state !== undefined) matching = matching.where('d.state', '=', state);
  if (event !== undefined) matching = matching.where('v.type', '=', event);
  return listPage({
    paging,
    most: MOST_LISTED,
    rows: ({ offset, limit }) => {
      const shown = matching.select(SHOWN).orderBy('d.created_at', 'desc').orderBy('d.id', 'desc');
      return shown.limit(limit).offset(offset).execute();
    },
    count: async (most) => {
      const some = matching.select(sql`1`.as('one')).limit(most);
      const { rows } = await sql<{ count: bigint }>`select count(*) from (${some}) as listed`.execute(db);
      return Number(rows[0]?.count ?? 0n);
    },
  });
}

export interface DeliveryDetail extends DeliveryRow, SealedSecrets {
  url: string;
  messageId: string;
  data: unknown;
  happenedAt: Date;
}

export function findDelivery(
  db: DbOrTx,
  { accountId, id }: { accountId: bigint; id: bigint },
): Promise<DeliveryDetail | undefined> {
  return deliveriesOf(db, accountId)
    .where('d.id', '=', id)
    .select(SHOWN)
    .select(['v.message_id as messageId', 'v.data', 'v.created_at as happenedAt', 'e.url'])
    .select(['e.secret_sealed as secretSealed', 'e.previous_sealed as previousSealed'])
    .select('e.previous_until as previousUntil')
    .executeTakeFirst();
}

export interface AttemptRow {
  at: Date;
  ms: number;
  status: number | null;
  fault: string | null;
  answer: string;
}

const MOST_ATTEMPTS = 30;

/** The newest first. */
export function listAttempts(db: DbOrTx, { accountId, id }: { accountId: bigint; id: bigint }): Promise<AttemptRow[]> {
  return db
    .selectFrom('webhook_attempts')
    .where('account_id', '=', accountId)
    .where('delivery_id', '=', id)
    .select(['at', 'ms', 'status', 'fault', 'answer'])
    .orderBy('n', 'desc')
    .limit(MOST_ATTEMPTS)
    .execute();
}

/** Its plan of repetitions begins anew. What is being sent at the moment is sent once more after that. */
export async function beginAgain(
  tx: Tx,
  { accountId, id }: { accountId: bigint; id: bigint },
  at: Date,
): Promise<void> {
  await sql`
    update webhook_deliveries set state = 'waiting', step = 0, first_failed_at = null, due_at = ${at}, lease = null
    where account_id = ${accountId} and id = ${id}`.execute(tx);
}

export interface FailedRange {
  accountId: bigint;
  endpointId: bigint;
  from: Date;
  to: Date;
  at: Date;
  limit: number;
}

/** The same for all that have failed for good or wait for their next try, the oldest first; not for what is being sent. @returns how many */
export async function beginFailedAgain(tx: Tx, range: FailedRange): Promise<number> {
  const { accountId, endpointId, from, to, at, limit } = range;
  const { numAffectedRows } = await sql`
    update webhook_deliveries d set state = 'waiting', step = 0, first_failed_at = null, due_at = ${at}, lease = null
    where d.account_id = ${accountId} and d.id = any(array(
      select f.id from webhook_deliveries f
      where f.account_id = ${accountId} and f.endpoint_id = ${endpointId}
        and (f.state = 'failed' or (f.state = 'waiting' and f.first_failed_at is not null and f.lease is null))
        and f.created_at >= ${from} and f.created_at <= ${to}
      order by f.created_at, f.id limit ${limit} for update skip locked))`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}
