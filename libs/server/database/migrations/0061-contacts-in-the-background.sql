-- What is too much for one call: a million members of a deleted phonebook, a file of a million numbers. The call stores what
-- is wanted, and it is done in pieces, each in a transaction of its own.

-- Phonebooks that are gone and whose members are still being cleared away.
create table deleted_phonebooks (
  account_id bigint not null,
  phonebook_id bigint not null,
  -- Also the contacts that stand in no other phonebook.
  with_contacts boolean not null,
  deleted_at timestamptz not null,
  primary key (account_id, phonebook_id)
);

-- Files that are put into phonebooks.
create table phonebook_imports (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  upload_id bigint not null,
  phonebook_ids bigint[] not null,
  -- 0 running, 1 done, 2 failed: the file or all of the phonebooks are gone.
  state smallint not null default 0 check (state between 0 and 2),
  record_count integer not null,
  -- Pages of the file that have been read; the next one is read after a crash.
  pages_read integer not null default 0,
  read_count integer not null default 0,
  added_count integer not null default 0,
  invalid_count integer not null default 0,
  created_at timestamptz not null,
  finished_at timestamptz,
  primary key (account_id, id)
);
create index phonebook_imports_running on phonebook_imports (id) where state = 0;
