import { listRows, contains } from '@peyk/server-http';
import type { Page, Paging } from '@peyk/server-http';
import type { DbOrTx, Tx } from '@peyk/server-database';
import { sql } from 'kysely';
import type { PatternVariable } from '@peyk/shared-sms';
import type { PatternKind } from '../patterns.tables';

/** A pattern of the installation. */
export interface SystemicRow {
  id: bigint;
  code: string;
  kind: PatternKind;
  title: string;
  description: string | null;
  /** `{{company}}` stands for the name of the account. */
  text: string;
  variables: readonly PatternVariable[];
  createdAt: Date;
  retiredAt: Date | null;
}

const SHOWN = [
  ...(['id', 'code', 'kind', 'title', 'description', 'text', 'variables'] as const),
  ...(['created_at as createdAt', 'retired_at as retiredAt'] as const),
] as const;

export interface SystemicQuestion {
  /** Those that accounts may take over; without, those that are sent by their own code. */
  isShared?: boolean | undefined;
  /** Also those that nobody may take any more. */
  withRetired?: boolean;
  /** Somewhere in it. */
  title?: string | undefined;
  kind?: PatternKind | undefined;
  paging: Paging;
}

/** One page, in the order of their making. */
export function listSystemicRows(
  db: DbOrTx,
  { isShared = false, withRetired = false, title, kind, paging }: SystemicQuestion,
): Promise<Page<SystemicRow>> {
  let matching = db.selectFrom('systemic_patterns').where('is_shared', '=', isShared);
  if (!withRetired) matching = matching.where('retired_at', 'is', null);
  if (title !== undefined) matching = matching.where(contains({ found: sql`null`, column: sql.ref('title') }, title));
  if (kind !== undefined) matching = matching.where('kind', '=', kind);
  return listRows(db, { matching, shown: (query) => query.select(SHOWN).orderBy('id'), paging });
}

/** One that is sent by its own code. */
export function findSystemic(db: DbOrTx, by: { id: bigint } | { code: string }): Promise<SystemicRow | undefined> {
  const all = db.selectFrom('systemic_patterns').where('is_shared', '=', false).select(SHOWN);
  return ('id' in by ? all.where('id', '=', by.id) : all.where('code', '=', by.code)).executeTakeFirst();
}

export interface SystemicToInsert extends Omit<SystemicRow, 'id' | 'createdAt' | 'retiredAt'> {
  isShared: boolean;
  at: Date;
}

export async function insertSystemic(db: DbOrTx, row: SystemicToInsert): Promise<bigint> {
  const { code, kind, title, description, text, isShared, at } = row;
  const variables = sql<readonly PatternVariable[]>`${JSON.stringify(row.variables)}::jsonb`;
  const made = db
    .insertInto('systemic_patterns')
    .values({ code, kind, title, description, text, variables, is_shared: isShared, created_at: at })
    .returning('id');
  return (await made.executeTakeFirstOrThrow()).id;
}

/** Answers whether it was there. */
export async function deleteSystemic(db: DbOrTx, code: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('systemic_patterns')
    .where('code', '=', code)
    .where('is_shared', '=', false)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** One that accounts may take over, as it stays until the transaction ends; undefined once it was retired. */
export function lockShared(tx: Tx, id: bigint): Promise<SystemicRow | undefined> {
  const offered = tx.selectFrom('systemic_patterns').where('is_shared', '=', true).where('retired_at', 'is', null);
  return offered.where('id', '=', id).select(SHOWN).forShare().executeTakeFirst();
}

/** Nobody takes it over any more. Answers its title, or nothing where there was none to retire. */
export async function retireShared(db: DbOrTx, { code, at }: { code: string; at: Date }): Promise<string | undefined> {
  const retired = await db
    .updateTable('systemic_patterns')
    .set({ retired_at: at })
    .where('code', '=', code)
    .where('is_shared', '=', true)
    .where('retired_at', 'is', null)
    .returning('title')
    .executeTakeFirst();
  return retired?.title;
}
