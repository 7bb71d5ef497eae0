-- What people upload and what jobs produce. This table says what a file is; its bytes lie in the storage (a folder, or an
-- S3-compatible store) under a key that is made of the id alone. A row is there before its bytes and after them: bytes without a row
-- belong to nobody.
create table files (
  account_id bigint not null references accounts (id),
  -- Random: it stands in addresses.
  id uuid not null default gen_random_uuid(),
  -- `contact.import_refused`: which rule it was kept by.
  purpose text not null check (purpose ~ '^[a-z]+(\.[a-z_]+)+$'),
  -- What a member needs to download it.
  permission text not null,
  -- What it was made from, where making it twice must give one file.
  source text,
  -- As its giver called it, without what a name must not have.
  name text not null,
  -- Found by content; null while it arrives.
  content_type text,
  size bigint not null default 0 check (size >= 0),
  sha256 bytea,
  -- 0 arriving, 1 stored, 2 leaving.
  state smallint not null default 0 check (state between 0 and 2),
  -- Who gave it; null for a job and for an admin on behalf.
  created_by bigint,
  -- The admin who made it on behalf of the account.
  impersonated_by text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (account_id, id),
  check (state <> 1 or (content_type is not null and sha256 is not null))
);
-- The storage knows ids only.
create unique index files_of_storage on files (id);
create unique index files_of_source on files (account_id, purpose, source) where state = 1;
create index files_arriving on files (created_at) where state = 0;
create index files_expiring on files (expires_at) where state = 1;
create index files_leaving on files (id) where state = 2;
