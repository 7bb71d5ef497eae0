import { listRows, contains } from '@peyk/server-http';
import type { Page, Paging } from '@peyk/server-http';
import type { DbOrTx } from '@peyk/server-database';
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
}

const SHOWN = ['id', 'code', 'kind', 'title', 'description', 'text', 'variables', 'created_at as createdAt'] as const;

export interface SystemicQuestion {
  /** Somewhere in it. */
  title?: string | undefined;
  kind?: PatternKind | undefined;
  paging: Paging;
}

/** One page, in the order of their making. */
export function listSystemicRows(db: DbOrTx, { title, kind, paging }: SystemicQuestion): Promise<Page<SystemicRow>> {
  let matching = db.selectFrom('systemic_patterns');
  if (title !== undefined) matching = matching.where(contains({ found: sql`null`, column: sql.ref('title') }, title));
  if (kind !== undefined) matching = matching.where('kind', '=', kind);
  return listRows(db, { matching, shown: (query) => query.select(SHOWN).orderBy('id'), paging });
}

export function findSystemic(db: DbOrTx, by: { id: bigint } | { code: string }): Promise<SystemicRow | undefined> {
  const all = db.selectFrom('systemic_patterns').select(SHOWN);
  return ('id' in by ? all.where('id', '=', by.id) : all.where('code', '=', by.code)).executeTakeFirst();
}

export interface SystemicToInsert extends Omit<SystemicRow, 'id' | 'createdAt'> {
  at: Date;
}

export async function insertSystemic(db: DbOrTx, row: SystemicToInsert): Promise<bigint> {
  const { code, kind, title, description, text, at } = row;
  const variables = sql<readonly PatternVariable[]>`${JSON.stringify(row.variables)}::jsonb`;
  const made = db
    .insertInto('systemic_patterns')
    .values({ code, kind, title, description, text, variables, created_at: at })
    .returning('id');
  return (await made.executeTakeFirstOrThrow()).id;
}

/** Answers whether it was there. */
export async function deleteSystemic(db: DbOrTx, code: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('systemic_patterns')
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
