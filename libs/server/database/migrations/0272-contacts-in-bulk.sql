-- What is done to many contacts at once: which they were is written down before the first is changed, then they are changed page by page,
-- and for a day it can be undone.

create table contact_bulks (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  action text not null check (action in (
    'add_to_phonebook', 'remove_from_phonebook', 'add_tag', 'remove_tag', 'delete', 'blacklist', 'receive_blacklist')),
  -- The phonebook or the tag.
  target_id bigint,
  -- As the contract has them; null when the contacts were named by their ids.
  filters jsonb,
  -- 0 running, 1 done, 2 being undone, 3 undone, 4 stopped before its end.
  state smallint not null default 0 check (state between 0 and 4),
  total_count integer not null default 0,
  done_count integer not null default 0,
  -- To how many it made a difference.
  changed_count integer not null default 0,
  created_at timestamptz not null,
  finished_at timestamptz,
  -- The admin who began it on behalf of the account.
  impersonated_by text,
  primary key (account_id, id)
);
create index contact_bulks_old on contact_bulks (created_at);

create table contact_bulk_pages (
  account_id bigint not null,
  bulk_id bigint not null,
  n integer not null,
  mobiles integer[] not null,
  -- 0 waits, 1 done, 2 undone.
  state smallint not null default 0 check (state between 0 and 2),
  -- Those of `mobiles` to which it made a difference.
  changed integer[],
  created_at timestamptz not null,
  primary key (account_id, bulk_id, n)
);
create index contact_bulk_pages_old on contact_bulk_pages (created_at);

-- Contacts that were deleted in bulk, as they were.
create table contact_bulk_deleted (
  account_id bigint not null,
  bulk_id bigint not null,
  mobile integer not null,
  contact jsonb not null,
  created_at timestamptz not null,
  primary key (account_id, bulk_id, mobile)
);
create index contact_bulk_deleted_old on contact_bulk_deleted (created_at);
