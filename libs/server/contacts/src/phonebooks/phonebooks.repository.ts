import { sql } from 'kysely';
import type { DbOrTx, Tx } from '@peyk/server-database';
import { contains, offsetOf, reachNow } from '@peyk/server-http';
import type { Paging } from '@peyk/server-http';

export interface PhonebookRow {
  id: bigint;
  title: string;
  code: string | null;
  membersCount: number;
  createdAt: Date;
}

const COLUMNS = ['id', 'title', 'code', 'members_count as membersCount', 'created_at as createdAt'] as const;

export interface PhonebookQuestion {
  accountId: bigint;
  /** Somewhere in the title. */
  title?: string | undefined;
}

function matching(db: DbOrTx, { accountId, title }: PhonebookQuestion) {
  const all = db.selectFrom('phonebooks').where('account_id', '=', accountId);
  const { phonebookIds } = reachNow();
  // Of a role whose phonebooks are all gone there are none.
  const query = phonebookIds === null ? all : all.where('id', 'in', [0n, ...phonebookIds]);
  return title === undefined ? query : query.where(contains({ found: sql`null`, column: sql.ref('title') }, title));
}

/** By title, as Persian sorts; a page of them, or all. An account has at most a thousand. */
export async function listPhonebookRows(
  db: DbOrTx,
  question: PhonebookQuestion,
  paging?: Paging,
): Promise<PhonebookRow[]> {
  const query = matching(db, question)
    .select(COLUMNS)
    .orderBy(sql`title collate "fa-x-icu"`)
    .orderBy('id');
  return (paging ? query.limit(paging.limit).offset(offsetOf(paging)) : query).execute();
}

export async function countPhonebooks(db: DbOrTx, question: PhonebookQuestion): Promise<number> {
  const { count } = await matching(db, question)
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Those of `ids` that the account has, in no order. */
export async function selectPhonebooks(db: DbOrTx, accountId: bigint, ids: readonly bigint[]): Promise<PhonebookRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('phonebooks')
    .select(COLUMNS)
    .where('account_id', '=', accountId)
    .where('id', 'in', [...ids])
    .execute();
}

/** Keeps those of `ids` that the account has from being deleted until the transaction ends, and answers which they are. */
export async function keepPhonebooks(db: DbOrTx, accountId: bigint, ids: readonly bigint[]): Promise<bigint[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('phonebooks')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', 'in', [...ids])
    .orderBy('id')
    // Lets the counts be changed meanwhile, and nothing else waits for it but a deletion.
    .forKeyShare()
    .execute();
  return rows.map(({ id }) => id);
}

export interface PhonebookToInsert {
  accountId: bigint;
  title: string;
  code: string | null;
  createdAt: Date;
  impersonatedBy: string | null;
}

/** @throws unique violations of `phonebooks_title` and `phonebooks_code` */
export async function insertPhonebook(tx: Tx, row: PhonebookToInsert): Promise<PhonebookRow> {
  return tx
    .insertInto('phonebooks')
    .values({
      account_id: row.accountId,
      title: row.title,
      code: row.code,
      created_at: row.createdAt,
      impersonated_by: row.impersonatedBy,
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

export interface PhonebookChange {
  title?: string | undefined;
  code?: string | null | undefined;
}

/** As it is afterwards; undefined when the account has none with this id. @throws as `insertPhonebook` */
export async function changePhonebook(
  tx: Tx,
  { accountId, id }: { accountId: bigint; id: bigint },
  { title, code }: PhonebookChange,
): Promise<PhonebookRow | undefined> {
  return tx
    .updateTable('phonebooks')
    .set((eb) => ({ title: title ?? eb.ref('title'), code: code === undefined ? eb.ref('code') : code }))
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirst();
}
