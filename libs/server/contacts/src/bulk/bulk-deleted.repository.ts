import { sql } from 'kysely';
import type { Tx } from '@peyk/server-database';
import { keysParameter } from '../parameters';
import { countMoved } from '../phonebooks/members.repository';
import { keysOf } from './bulks.repository';
import type { BulkRow } from './bulks.repository';

/** Keeps contacts as they are, before they are deleted. Answers which of the numbers are contacts. */
export async function keepDeleted(
  tx: Tx,
  { accountId, id }: BulkRow,
  { mobiles, at }: { mobiles: Int32Array; at: Date },
): Promise<Int32Array> {
  const { rows } = await sql<{ bytes: Buffer | null }>`
    with kept as (
      insert into contact_bulk_deleted (account_id, bulk_id, mobile, contact, created_at)
      select ${accountId}, ${id}, c.mobile, to_jsonb(c) - 'found_by' || jsonb_build_object(
        'phonebooks', (select jsonb_agg(m.phonebook_id) from phonebook_members m
          where m.account_id = c.account_id and m.mobile = c.mobile),
        'tags', (select jsonb_agg(t.tag_id) from contact_tags t
          where t.account_id = c.account_id and t.mobile = c.mobile)), ${at}
      from contacts c where c.account_id = ${accountId} and c.mobile = any(${keysParameter(mobiles)})
      returning mobile
    ) select string_agg(int4send(mobile), ''::bytea order by mobile) as bytes from kept`.execute(tx);
  return keysOf(rows[0]?.bytes);
}

/** Brings contacts back with their ids, phonebooks and tags. A number that became a contact again keeps what it is now. */
export async function restoreDeleted(tx: Tx, { accountId, id }: BulkRow, mobiles: Int32Array): Promise<void> {
  const gone = sql`contact_bulk_deleted d
    where d.account_id = ${accountId} and d.bulk_id = ${id} and d.mobile = any(${keysParameter(mobiles)})`;
  await sql`
    insert into contacts (account_id, id, mobile, name, gender, birth_date, properties, version, created_at, impersonated_by)
    overriding system value
    select ${accountId}, c.id, c.mobile, c.name, c.gender, c.birth_date, c.properties, c.version, c.created_at, c.impersonated_by
    from (select d.contact from ${gone}) kept cross join lateral jsonb_to_record(kept.contact) as c (
      id bigint, mobile integer, name text, gender smallint, birth_date date, properties jsonb, version integer,
      created_at timestamptz, impersonated_by text)
    on conflict do nothing`.execute(tx);
  await sql`
    with places as (
      select d.mobile, p.value::text::bigint as phonebook_id
      from (select d.mobile, d.contact from ${gone}) d
      cross join lateral jsonb_array_elements(nullif(d.contact -> 'phonebooks', 'null'::jsonb)) p
    ), moved as (
      insert into phonebook_members (account_id, phonebook_id, mobile)
      select ${accountId}, b.id, o.mobile from places o join phonebooks b on b.account_id = ${accountId} and b.id = o.phonebook_id
      on conflict do nothing returning phonebook_id, mobile
    ) ${countMoved(accountId, sql`+`)}`.execute(tx);
  await sql`
    insert into contact_tags (account_id, tag_id, mobile)
    select ${accountId}, t.id, d.mobile
    from (select d.mobile, d.contact from ${gone}) d
    cross join lateral jsonb_array_elements(nullif(d.contact -> 'tags', 'null'::jsonb)) g
    join tags t on t.account_id = ${accountId} and t.id = g.value::text::bigint and t.deleted_at is null
    on conflict do nothing`.execute(tx);
}
