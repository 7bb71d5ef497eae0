import type { Database, DbOrTx } from '@peyk/server-database';
import { listRows } from '@peyk/server-http';
import type { Page, Paging } from '@peyk/server-http';
import { sql } from 'kysely';
import type { SelectQueryBuilder } from 'kysely';
import type { AuditEntriesTable } from './audit.tables';

export type ActorKind = AuditEntriesTable['actor_kind'];

/** What entries are about: `names` as they stand in the log, and actions that name several things of the kind at once. */
export interface AuditObjectFilter {
  id: bigint;
  /** `role:12`, `row:12` */
  names: readonly string[];
  /** Actions whose `row:` and `rows:` are of the kind. */
  rowActions: readonly string[];
  /** Looks into texts that name several things, too, which no index finds. */
  inRows: boolean;
}

export interface AccountEntryFilters {
  /** Done by themselves; what a key of theirs did is the key's. */
  userId?: bigint | undefined;
  keyId?: bigint | undefined;
  actorKind?: ActorKind | undefined;
  actions?: readonly string[] | undefined;
  object?: AuditObjectFilter | undefined;
  outcome?: 'done' | 'refused' | undefined;
  /** Never finds what admins did: where they work is not told. */
  ip?: string | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
  /** The newest that is looked at: what comes while somebody reads moves nothing. */
  untilId?: bigint | undefined;
}

export interface AccountEntry {
  id: bigint;
  at: Date;
  action: string;
  outcome: string;
  actorKind: ActorKind;
  userId: bigint | null;
  adminName: string | null;
  object: string | null;
  details: unknown;
  ip: string | null;
}

type Entries<Row = object> = SelectQueryBuilder<Database, 'audit_entries', Row>;

const NOT_REFUSED = ['done', 'begun'];

function aboutObject(entries: Entries, { id, names, rowActions, inRows }: AuditObjectFilter): Entries {
  const isRow = sql<boolean>`(object !~ '^rows?:' or action = any(${rowActions}))`;
  // Several rows stand in one text: `rows:4,12+30`.
  const isOneOfRows = sql<boolean>`(action = any(${rowActions}) and object ~ ${`^rows:([0-9]+,)*${id}([,+]|$)`})`;
  return entries.where((eb) => {
    const isNamed = eb.and([eb('object', 'in', names), isRow]);
    return inRows ? eb.or([isNamed, isOneOfRows]) : isNamed;
  });
}

function byActor(entries: Entries, { userId, keyId, actorKind }: AccountEntryFilters): Entries {
  let found = entries;
  if (actorKind !== undefined) found = found.where('actor_kind', '=', actorKind);
  if (userId !== undefined) found = found.where('user_id', '=', userId).where('actor_kind', '=', 'user');
  if (keyId !== undefined) {
    found = found.where('actor_kind', '=', 'key').where(sql`details ->> 'key'`, '=', `apikey:${keyId}`);
  }
  return found;
}

function matching(db: DbOrTx, accountId: bigint, filters: AccountEntryFilters): Entries {
  const { actions, object, outcome, ip, from, to, untilId } = filters;
  let found = byActor(db.selectFrom('audit_entries').where('account_id', '=', accountId), filters);
  if (actions !== undefined) found = found.where('action', 'in', actions.length > 0 ? actions : ['']);
  if (object !== undefined) found = aboutObject(found, object);
  if (outcome === 'done') found = found.where('outcome', '=', 'done');
  if (outcome === 'refused') found = found.where('outcome', 'not in', NOT_REFUSED);
  if (ip !== undefined) found = found.where('ip', '=', ip).where('actor_kind', '<>', 'admin');
  if (from !== undefined) found = found.where('at', '>=', from);
  if (to !== undefined) found = found.where('at', '<=', to);
  if (untilId !== undefined) found = found.where('id', '<=', untilId);
  return found;
}

const shown = (entries: Entries): Entries<AccountEntry> =>
  entries
    .select([
      'id',
      'at',
      'action',
      'outcome',
      'actor_kind as actorKind',
      'user_id as userId',
      'admin_name as adminName',
    ])
    .select(['object', 'details', 'ip'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc');

/** One page of what was done in an account, newest first. */
export function listAccountEntries(
  db: DbOrTx,
  accountId: bigint,
  { paging, ...filters }: AccountEntryFilters & { paging: Paging },
): Promise<Page<AccountEntry>> {
  return listRows(db, { matching: matching(db, accountId, filters), shown, paging });
}

/** The next `limit` of them after one, or the first ones: a file takes all. */
export function listAccountEntriesAfter(
  db: DbOrTx,
  accountId: bigint,
  { after, limit, ...filters }: AccountEntryFilters & { after: { at: Date; id: bigint } | undefined; limit: number },
): Promise<AccountEntry[]> {
  const all = matching(db, accountId, filters);
  const rest = after ? all.where(sql<boolean>`(at, id) < (${after.at}, ${after.id})`) : all;
  return shown(rest).limit(limit).execute();
}

/** What keys were called when they were made, also those that are gone. */
export async function namesOfMadeKeys(
  db: DbOrTx,
  accountId: bigint,
  keyIds: readonly bigint[],
): Promise<Map<bigint, { title: string | null; prefix: string | null }>> {
  if (keyIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('audit_entries')
    .select('object')
    .select([
      sql<string | null>`details ->> 'title'`.as('title'),
      sql<string | null>`details ->> 'prefix'`.as('prefix'),
    ])
    .where('account_id', '=', accountId)
    .where('action', '=', 'createApiKey')
    .where(
      'object',
      'in',
      [...new Set(keyIds)].map((id) => `apikey:${id}`),
    )
    .execute();
  return new Map(rows.map(({ object, ...name }) => [BigInt(object?.slice('apikey:'.length) ?? 0), name]));
}
