import { sql } from 'kysely';
import type { DbOrTx, Tx } from '@peyk/server-database';
import { idsParameter, keysParameter } from '../parameters';

export interface TagRow {
  id: bigint;
  title: string;
  contactsCount: number;
  createdAt: Date;
}

export interface TagKey {
  accountId: bigint;
  id: bigint;
}

const COLUMNS = sql`id, title, contacts_count as "contactsCount", created_at as "createdAt"`;

/** All of an account, by title as Persian sorts. */
export async function listTagRows(db: DbOrTx, accountId: bigint): Promise<TagRow[]> {
  const { rows } = await sql<TagRow>`
    select ${COLUMNS} from tags where account_id = ${accountId} and deleted_at is null
    order by title collate "fa-x-icu", id`.execute(db);
  return rows;
}

/** Those of `ids` that the account has, in no order. */
export async function selectTagIds(db: DbOrTx, accountId: bigint, ids: readonly bigint[]): Promise<bigint[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: bigint }>`
    select id from tags
    where account_id = ${accountId} and id = any(${idsParameter(ids)}) and deleted_at is null`.execute(db);
  return rows.map(({ id }) => id);
}

export interface TagToInsert {
  accountId: bigint;
  title: string;
  at: Date;
  impersonatedBy: string | null;
}

/** @throws a unique violation of `tags_title` */
export async function insertTag(tx: Tx, { accountId, title, at, impersonatedBy }: TagToInsert): Promise<TagRow> {
  const { rows } = await sql<TagRow>`
    insert into tags (account_id, title, created_at, impersonated_by)
    values (${accountId}, ${title}, ${at}, ${impersonatedBy}) returning ${COLUMNS}`.execute(tx);
  return rows[0] as TagRow;
}

/** As it is afterwards; undefined when the account has none with this id. @throws as `insertTag` */
export async function changeTag(tx: Tx, { accountId, id }: TagKey, title: string): Promise<TagRow | undefined> {
  const { rows } = await sql<TagRow>`
    update tags set title = ${title} where account_id = ${accountId} and id = ${id} and deleted_at is null
    returning ${COLUMNS}`.execute(tx);
  return rows[0];
}

/** From now on nobody sees them; what contacts have of them is cleared away afterwards. Answers how many. */
export async function hideTags(tx: Tx, accountId: bigint, ids: readonly bigint[], at: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    update tags set deleted_at = ${at}
    where account_id = ${accountId} and id = any(${idsParameter(ids)}) and deleted_at is null`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}

/** Which tags contacts get, and the admin who gives them on behalf of the account. */
export interface TagsToPut {
  accountId: bigint;
  tagIds: readonly bigint[];
  impersonatedBy: string | null;
}

/** Puts each of the tags on each of the contacts. */
export async function insertTagged(
  tx: Tx,
  { accountId, tagIds, impersonatedBy }: TagsToPut,
  mobiles: Int32Array,
): Promise<void> {
  if (tagIds.length === 0 || mobiles.length === 0) return;
  await sql`
    insert into contact_tags (account_id, tag_id, mobile, impersonated_by)
    select ${accountId}, t.id, m.mobile, ${impersonatedBy}
    from unnest(${idsParameter(tagIds)}) as t (id) cross join unnest(${keysParameter(mobiles)}) as m (mobile)
    order by t.id, m.mobile
    on conflict do nothing`.execute(tx);
}

/** Takes from a contact all tags but these. */
export async function deleteTagsElsewhere(
  tx: Tx,
  { accountId, tagIds }: Pick<TagsToPut, 'accountId' | 'tagIds'>,
  mobile: number,
): Promise<void> {
  await sql`
    delete from contact_tags
    where account_id = ${accountId} and mobile = ${mobile} and tag_id <> all(${idsParameter(tagIds)})`.execute(tx);
}

/** The tags of contacts, by title. */
export async function listTagsOf(
  db: DbOrTx,
  { accountId, mobiles }: { accountId: bigint; mobiles: Int32Array },
): Promise<{ mobile: number; id: bigint; title: string }[]> {
  const { rows } = await sql<{ mobile: number; id: bigint; title: string }>`
    select m.mobile, t.id, t.title
    from contact_tags m join tags t on t.account_id = m.account_id and t.id = m.tag_id
    where m.account_id = ${accountId} and m.mobile = any(${keysParameter(mobiles)}) and t.deleted_at is null
    order by t.title collate "fa-x-icu", t.id`.execute(db);
  return rows;
}

/** Hidden tags that may still be on contacts, the oldest first. */
export async function selectHiddenTags(db: DbOrTx, limit: number): Promise<TagKey[]> {
  const { rows } = await sql<TagKey>`
    select account_id as "accountId", id from tags where deleted_at is not null order by deleted_at limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** Takes a tag from at most `limit` contacts; when it was on fewer, the tag goes, too. Answers from how many. */
export async function clearTag(tx: Tx, { accountId, id }: TagKey, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from contact_tags where ctid = any(array(
      select ctid from contact_tags where account_id = ${accountId} and tag_id = ${id} order by mobile limit ${limit}))`.execute(
    tx,
  );
  const cleared = Number(numAffectedRows ?? 0n);
  if (cleared < limit) {
    await sql`delete from tags where account_id = ${accountId} and id = ${id} and deleted_at is not null`.execute(tx);
  }
  return cleared;
}
