-- Words that an account puts on its contacts, and what it wants to know of each of them beside name, gender and birth date.

create table tags (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  title text not null check (char_length(title) between 1 and 50),
  -- Kept by the triggers of contact_tags.
  contacts_count integer not null default 0 check (contacts_count >= 0),
  created_at timestamptz not null,
  -- Nobody sees it any more; its members are cleared away piece by piece, then the row.
  deleted_at timestamptz,
  -- The admin who made it on behalf of the account.
  impersonated_by text,
  primary key (account_id, id)
);
-- The same title whatever keyboard wrote it.
create unique index tags_title on tags (account_id, search_form(title)) where deleted_at is null;
create index tags_deleted on tags (deleted_at) where deleted_at is not null;

-- Which contact has which tag.
create table contact_tags (
  account_id bigint not null,
  tag_id bigint not null,
  mobile integer not null,
  impersonated_by text,
  primary key (account_id, tag_id, mobile)
);
create index contact_tags_of on contact_tags (account_id, mobile, tag_id);

create function count_tagged() returns trigger language plpgsql as $$
begin
  update tags t set contacts_count = t.contacts_count + n.count
  from (select account_id, tag_id, count(*) as count from moved group by account_id, tag_id) n
  where t.account_id = n.account_id and t.id = n.tag_id;
  return null;
end $$;
create function count_untagged() returns trigger language plpgsql as $$
begin
  update tags t set contacts_count = t.contacts_count - n.count
  from (select account_id, tag_id, count(*) as count from moved group by account_id, tag_id) n
  where t.account_id = n.account_id and t.id = n.tag_id;
  return null;
end $$;
create trigger count_tagged after insert on contact_tags
  referencing new table as moved for each statement execute function count_tagged();
create trigger count_untagged after delete on contact_tags
  referencing old table as moved for each statement execute function count_untagged();

create table contact_properties (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  title text not null check (char_length(title) between 1 and 50),
  -- What a text with variables calls it.
  latin_title text not null check (latin_title ~ '^[A-Za-z][A-Za-z0-9_]{0,39}$'),
  -- 1 string, 2 date, 3 int; for ever, because values are kept by it.
  type smallint not null check (type in (1, 2, 3)),
  active boolean not null default true,
  created_at timestamptz not null,
  deleted_at timestamptz,
  impersonated_by text,
  primary key (account_id, id)
);
create unique index contact_properties_title on contact_properties (account_id, search_form(title)) where deleted_at is null;
create unique index contact_properties_latin on contact_properties (account_id, lower(latin_title)) where deleted_at is null;
create index contact_properties_deleted on contact_properties (deleted_at) where deleted_at is not null;

-- By the property's id: a text, a day as YYYY-MM-DD, or a number.
alter table contacts add column properties jsonb;

-- The same values, to find contacts by. Triggers of contacts keep it, so nothing that changes contacts can forget it.
create table contact_property_values (
  account_id bigint not null,
  property_id bigint not null,
  value_key text not null collate "C",
  mobile integer not null,
  primary key (account_id, property_id, value_key, mobile)
);

-- What a value is compared by, such that texts in their order are in the order of days and numbers, too.
create function property_key(value jsonb) returns text language sql immutable strict parallel safe as $$
  select case jsonb_typeof(value)
    when 'number' then to_char((value #>> '{}')::bigint + 1000000000000000, 'FM0000000000000000')
    else left(search_form(value #>> '{}'), 100) end
$$;

create function property_values_of_new() returns trigger language plpgsql as $$
begin
  insert into contact_property_values (account_id, property_id, value_key, mobile)
  select a.account_id, p.key::bigint, property_key(p.value), a.mobile
  from contacts_after a cross join lateral jsonb_each(a.properties) p where a.properties is not null;
  return null;
end $$;
create function property_values_of_changed() returns trigger language plpgsql as $$
begin
  delete from contact_property_values v
  using contacts_before b join contacts_after a using (account_id, id) cross join lateral jsonb_each(b.properties) p
  where b.properties is not null and (a.mobile, a.properties) is distinct from (b.mobile, b.properties)
    and v.account_id = b.account_id and v.property_id = p.key::bigint and v.value_key = property_key(p.value) and v.mobile = b.mobile;
  insert into contact_property_values (account_id, property_id, value_key, mobile)
  select a.account_id, p.key::bigint, property_key(p.value), a.mobile
  from contacts_before b join contacts_after a using (account_id, id) cross join lateral jsonb_each(a.properties) p
  where a.properties is not null and (a.mobile, a.properties) is distinct from (b.mobile, b.properties);
  -- Its tags go with a contact to its new number.
  update contact_tags t set mobile = a.mobile
  from contacts_before b join contacts_after a using (account_id, id)
  where a.mobile <> b.mobile and t.account_id = b.account_id and t.mobile = b.mobile;
  return null;
end $$;
create function property_values_of_gone() returns trigger language plpgsql as $$
begin
  delete from contact_property_values v using contacts_before b cross join lateral jsonb_each(b.properties) p
  where b.properties is not null
    and v.account_id = b.account_id and v.property_id = p.key::bigint and v.value_key = property_key(p.value) and v.mobile = b.mobile;
  delete from contact_tags t using contacts_before b where t.account_id = b.account_id and t.mobile = b.mobile;
  return null;
end $$;
create trigger keep_values_of_new after insert on contacts
  referencing new table as contacts_after for each statement execute function property_values_of_new();
create trigger keep_values_of_changed after update on contacts
  referencing old table as contacts_before new table as contacts_after
  for each statement execute function property_values_of_changed();
create trigger keep_values_of_gone after delete on contacts
  referencing old table as contacts_before for each statement execute function property_values_of_gone();
