import type { DbOrTx, Tx } from '@peyk/server-database';
import type { components } from '@peyk/shared-contract';
import type { EndpointKey } from './endpoint-secret';

export type WebhookEvent = components['schemas']['WebhookEvent'];

export interface Endpoint extends EndpointKey {
  title: string;
  url: string;
  events: string[];
  isOn: boolean;
  failingSince: Date | null;
  disabledReason: string | null;
  disabledAt: Date | null;
  previousUntil: Date | null;
  createdAt: Date;
}

/** With what signs. */
export interface SigningEndpoint extends Endpoint {
  secretSealed: Buffer;
  previousSealed: Buffer | null;
}

const SHOWN = [
  ...(['account_id as accountId', 'id', 'title', 'url', 'events', 'is_on as isOn'] as const),
  ...(['failing_since as failingSince', 'disabled_reason as disabledReason', 'disabled_at as disabledAt'] as const),
  ...(['previous_until as previousUntil', 'created_at as createdAt'] as const),
] as const;

/** Of one account, newest first. */
export function selectEndpoints(db: DbOrTx, accountId: bigint): Promise<Endpoint[]> {
  const own = db.selectFrom('webhook_endpoints').where('account_id', '=', accountId);
  return own.select(SHOWN).orderBy('id', 'desc').execute();
}

function one(db: DbOrTx, { accountId, id }: EndpointKey) {
  return db.selectFrom('webhook_endpoints').where('account_id', '=', accountId).where('id', '=', id);
}

export function findSigningEndpoint(db: DbOrTx, key: EndpointKey): Promise<SigningEndpoint | undefined> {
  return one(db, key)
    .select(SHOWN)
    .select(['secret_sealed as secretSealed', 'previous_sealed as previousSealed'])
    .executeTakeFirst();
}

/** It stays as it is until the transaction ends. */
export function lockEndpoint(tx: Tx, key: EndpointKey): Promise<SigningEndpoint | undefined> {
  return one(tx, key)
    .select(SHOWN)
    .select(['secret_sealed as secretSealed', 'previous_sealed as previousSealed'])
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export interface EndpointWishes {
  title: string;
  url: string;
  events: string[];
  isOn: boolean;
}

export interface NewEndpoint extends EndpointWishes {
  accountId: bigint;
  at: Date;
  impersonatedBy: string | null;
}

/** @param sealed makes the secret for the id that it has got @returns the id */
export async function insertEndpoint(tx: Tx, row: NewEndpoint, sealed: (id: bigint) => Buffer): Promise<bigint> {
  const { id } = await tx
    .insertInto('webhook_endpoints')
    .values({
      ...{ account_id: row.accountId, title: row.title, url: row.url, events: row.events, is_on: row.isOn },
      ...{ secret_sealed: Buffer.alloc(0), created_at: row.at, impersonated_by: row.impersonatedBy },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const secret_sealed = sealed(id);
  await changeEndpoint(tx, { accountId: row.accountId, id }, { secret_sealed });
  return id;
}

type EndpointChange = Partial<{
  title: string;
  url: string;
  events: string[];
  is_on: boolean;
  secret_sealed: Buffer;
  previous_sealed: Buffer | null;
  previous_until: Date | null;
  failing_since: Date | null;
  disabled_reason: string | null;
  disabled_at: Date | null;
}>;

export async function changeEndpoint(tx: Tx, { accountId, id }: EndpointKey, change: EndpointChange): Promise<void> {
  const own = tx.updateTable('webhook_endpoints').where('account_id', '=', accountId);
  await own.where('id', '=', id).set(change).execute();
}

/** With its log, and what waits for it. */
export async function deleteEndpointRow(tx: Tx, { accountId, id }: EndpointKey): Promise<void> {
  await tx.deleteFrom('webhook_endpoints').where('account_id', '=', accountId).where('id', '=', id).execute();
  const log = tx.deleteFrom('webhook_deliveries').where('account_id', '=', accountId).where('endpoint_id', '=', id);
  await log.execute();
}
