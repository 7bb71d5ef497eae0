import type { DbOrTx } from '@peyk/server-database';
import { listRows } from '@peyk/server-http';
import type { FinishedCall, Page, Paging } from '@peyk/server-http';
import { rialStringToMrial } from '@peyk/shared-sms';
import { sql } from 'kysely';
import type { ApiCallsTable } from './api-calls.tables';

/** Of accounts that want it. Nobody waits for it, nor does it wait for the disk. @returns their ids, by the ids of their requests */
export async function insertApiCalls(db: DbOrTx, calls: readonly FinishedCall[]): Promise<ReadonlyMap<string, bigint>> {
  const of = <Field extends keyof FinishedCall>(field: Field) => calls.map((call) => call[field]);
  const prices = calls.map(({ price }) => (price === null ? null : rialStringToMrial(price)));
  const { rows } = await sql<{ id: bigint; requestId: string }>`
    insert into api_calls (account_id, at, key_id, key_title, surface, method, path, operation, status, error_code, message, ms,
      price_mrial, ip, idempotency_key, request_id, request, answer, repeat_of)
    select u.account_id, u.at, u.key_id, coalesce(k.title, ''), u.surface, u.method, u.path, u.operation, u.status, u.error_code,
      u.message, u.ms, u.price_mrial, u.ip, u.idempotency_key, u.request_id, u.request::jsonb, u.answer::jsonb,
      u.repeat_of
    from unnest(${of('accountId')}::bigint[], ${of('at')}::timestamptz[], ${of('keyId')}::bigint[], ${of('surface')}::text[],
      ${of('method')}::text[], ${of('path')}::text[], ${of('operation')}::text[], ${of('status')}::smallint[],
      ${of('errorCode')}::text[], ${of('message')}::text[], ${of('ms')}::int[], ${prices}::bigint[], ${of('ip')}::text[],
      ${of('idempotencyKey')}::text[], ${of('requestId')}::text[], ${of('request')}::text[], ${of('answer')}::text[],
      ${of('repeatOf')}::bigint[])
      with ordinality u (account_id, at, key_id, surface, method, path, operation, status, error_code, message, ms, price_mrial, ip,
        idempotency_key, request_id, request, answer, repeat_of, place)
      join accounts a on a.id = u.account_id and a.keeps_api_calls
      left join api_keys k on k.account_id = u.account_id and k.id = u.key_id
    where set_config('synchronous_commit', 'off', true) is not null
    order by u.place
    returning id, request_id as "requestId"`.execute(db);
  return new Map(rows.map(({ id, requestId }) => [requestId, id]));
}

type Row = Omit<ApiCallsTable, 'id'> & { id: bigint };
export type ListedCall = Omit<Row, 'request' | 'answer' | 'account_id'>;

const LISTED = [
  ...(['id', 'at', 'key_id', 'key_title', 'surface', 'method', 'path', 'operation', 'status', 'error_code'] as const),
  ...(['message', 'ms', 'price_mrial', 'ip', 'idempotency_key', 'request_id', 'repeat_of'] as const),
] as const;

export interface CallFilters {
  from?: Date | undefined;
  to?: Date | undefined;
  /** The first digit of the status. */
  statusClass?: number | undefined;
  /** A status, or a code of an error. */
  code?: string | undefined;
  operation?: string | undefined;
  keyId?: bigint | undefined;
  ip?: string | undefined;
}

/** One page, newest first. */
export function listCallRows(
  db: DbOrTx,
  accountId: bigint,
  { from, to, statusClass, code, operation, keyId, ip, paging }: CallFilters & { paging: Paging },
): Promise<Page<ListedCall>> {
  let matching = db.selectFrom('api_calls').where('account_id', '=', accountId);
  if (from) matching = matching.where('at', '>=', from);
  if (to) matching = matching.where('at', '<=', to);
  if (statusClass !== undefined) {
    matching = matching.where('status', '>=', statusClass * 100).where('status', '<', statusClass * 100 + 100);
  }
  if (code !== undefined) {
    matching = code.includes('-')
      ? matching.where('error_code', '=', code)
      : matching.where('status', '=', Number(code));
  }
  if (operation !== undefined) matching = matching.where('operation', '=', operation);
  if (keyId !== undefined) matching = matching.where('key_id', '=', keyId);
  if (ip !== undefined) matching = matching.where('ip', '=', ip);
  return listRows(db, {
    matching,
    shown: (some) => some.select(LISTED).orderBy('at', 'desc').orderBy('id', 'desc'),
    paging,
  });
}

export function findCall(
  db: DbOrTx,
  { accountId, id }: { accountId: bigint; id: bigint },
): Promise<(ListedCall & Pick<Row, 'request' | 'answer'>) | undefined> {
  const own = db.selectFrom('api_calls').where('account_id', '=', accountId).where('id', '=', id);
  return own.select(LISTED).select(['request', 'answer']).executeTakeFirst();
}

const MOST_REPEATS = 20;

/** The calls that made a call again, newest first. */
export function listRepeats(db: DbOrTx, { accountId, id }: { accountId: bigint; id: bigint }): Promise<ListedCall[]> {
  const own = db.selectFrom('api_calls').where('account_id', '=', accountId).where('repeat_of', '=', id);
  return own.select(LISTED).orderBy('id', 'desc').limit(MOST_REPEATS).execute();
}
