import type { DbOrTx, Tx } from '@peyk/server-database';
import { contains, listPage } from '@peyk/server-http';
import type { Page, Paging } from '@peyk/server-http';
import { sql } from 'kysely';
import type { PatternKind } from './patterns.tables';

export interface PatternKey {
  accountId: bigint;
  id: bigint;
}

/** A pattern with what its newest version says and how it fared. */
export interface PatternRow {
  id: bigint;
  code: string;
  kind: PatternKind;
  title: string;
  description: string | null;
  lastVersion: number;
  acceptedVersion: number | null;
  createdAt: Date;
  /** Of the shared pattern that it was taken over from. */
  sharedId: bigint | null;
  /** Of what was taken over, `{{company}}` in it stands for the name of the account. */
  text: string;
  state: number;
  reason: string | null;
  reasonText: string | null;
}

export interface PatternQuestion {
  accountId: bigint;
  /** Somewhere in it. */
  title?: string | undefined;
  code?: string | undefined;
  /** Own ones of this kind, or those that were taken over. */
  type?: PatternKind | 'shared' | undefined;
  /** Of the newest version. */
  state?: number | undefined;
  paging: Paging;
}

const SHOWN = [
  'patterns.id',
  'patterns.code',
  'patterns.kind',
  'patterns.title',
  'patterns.description',
  'patterns.last_version as lastVersion',
  'patterns.accepted_version as acceptedVersion',
  'patterns.created_at as createdAt',
  'patterns.shared_id as sharedId',
  'newest.text',
  'newest.state',
  'newest.reason',
  'newest.reason_text as reasonText',
] as const;

function patternsOf(db: DbOrTx, accountId: bigint) {
  return db
    .selectFrom('patterns')
    .innerJoin('pattern_versions as newest', (join) =>
      join
        .onRef('newest.account_id', '=', 'patterns.account_id')
        .onRef('newest.pattern_id', '=', 'patterns.id')
        .onRef('newest.version', '=', 'patterns.last_version'),
    )
    .where('patterns.account_id', '=', accountId);
}

/** One page, newest first. */
export function listPatternRows(
  db: DbOrTx,
  { accountId, title, code, type, state, paging }: PatternQuestion,
): Promise<Page<PatternRow>> {
  let matching = patternsOf(db, accountId);
  if (title !== undefined) {
    matching = matching.where(contains({ found: sql`null`, column: sql.ref('patterns.title') }, title));
  }
  if (code !== undefined) matching = matching.where('patterns.code', '=', code);
  if (type === 'shared') matching = matching.where('patterns.shared_id', 'is not', null);
  else if (type !== undefined) {
    matching = matching.where('patterns.kind', '=', type).where('patterns.shared_id', 'is', null);
  }
  if (state !== undefined) matching = matching.where('newest.state', '=', state);
  return listPage({
    paging,
    rows: ({ offset, limit }) =>
      matching.select(SHOWN).orderBy('patterns.id', 'desc').limit(limit).offset(offset).execute(),
    // At most 1,000 of an account.
    count: async () => {
      const { count } = await matching.select((eb) => eb.fn.countAll<bigint>().as('count')).executeTakeFirstOrThrow();
      return Number(count);
    },
  });
}

export function findPattern(db: DbOrTx, { accountId, id }: PatternKey): Promise<PatternRow | undefined> {
  return patternsOf(db, accountId).where('patterns.id', '=', id).select(SHOWN).executeTakeFirst();
}

export async function countPatterns(db: DbOrTx, accountId: bigint): Promise<number> {
  const { count } = await db
    .selectFrom('patterns')
    .where('account_id', '=', accountId)
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export interface PatternToInsert {
  accountId: bigint;
  code: string;
  kind: PatternKind;
  title: string;
  description: string | null;
  impersonatedBy: string | null;
  at: Date;
  /** It is accepted from the beginning. */
  sharedId?: bigint;
}

export async function insertPattern(
  tx: Tx,
  { accountId, impersonatedBy, at, sharedId, ...row }: PatternToInsert,
): Promise<bigint> {
  const { id } = await tx
    .insertInto('patterns')
    .values({
      ...row,
      account_id: accountId,
      last_version: 1,
      accepted_version: sharedId === undefined ? null : 1,
      created_at: at,
      impersonated_by: impersonatedBy,
      shared_id: sharedId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Holds the pattern until the transaction ends; undefined when the account has none with this id. */
export async function lockPattern(
  tx: Tx,
  { accountId, id }: PatternKey,
): Promise<Pick<PatternRow, 'lastVersion' | 'sharedId'> | undefined> {
  const own = tx.selectFrom('patterns').where('account_id', '=', accountId).where('id', '=', id);
  return own.select(['last_version as lastVersion', 'shared_id as sharedId']).forUpdate().executeTakeFirst();
}

export async function changePattern(
  tx: Tx,
  { accountId, id }: PatternKey,
  change: { title?: string; description?: string | null; last_version?: number; accepted_version?: number },
): Promise<void> {
  await tx.updateTable('patterns').set(change).where('account_id', '=', accountId).where('id', '=', id).execute();
}

/** Answers how many of `ids` the account had. */
export async function deletePatternRows(db: DbOrTx, accountId: bigint, ids: readonly bigint[]): Promise<number> {
  const own = db.deleteFrom('patterns').where('account_id', '=', accountId);
  const { numDeletedRows } = await own.where('id', 'in', [...ids]).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** What a pattern of the account must name. */
export async function findCompanyNames(db: DbOrTx, accountId: bigint): Promise<string[]> {
  const { rows } = await sql<{ name: string; company: string | null }>`
    select accounts.name, account_holders.company_name as company
    from accounts left join account_holders on account_holders.account_id = accounts.id
    where accounts.id = ${accountId}`.execute(db);
  return [...new Set(rows.flatMap(({ name, company }) => (company === null ? [name] : [name, company])))];
}
