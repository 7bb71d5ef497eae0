-- Where a send's numbers come from: a list in the call, an uploaded file, phonebooks, or another send. A send only says
-- which; its preparation reads them page by page. Pages are arrays, because a row for each number would cost ten times as much.

create table uploads (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  user_id bigint,
  -- The file's name as the browser gave it, shortened.
  name text not null,
  record_count integer not null default 0,
  invalid_count integer not null default 0,
  -- SHA-256 of the file's bytes.
  content_hash bytea,
  created_at timestamptz not null,
  -- Null while the file is still arriving.
  completed_at timestamptz,
  expires_at timestamptz not null,
  primary key (account_id, id)
);
create index uploads_expiry on uploads (expires_at);

create table upload_pages (
  account_id bigint not null,
  upload_id bigint not null,
  -- 1, 2, ... in the order of the file.
  page integer not null,
  -- Four bytes a record, little-endian: the nine digits after the 9, or -1 for what is no number.
  mobiles bytea not null,
  -- Four bytes a record: its line in the file, from 1.
  lines bytea not null,
  -- What stood there, for each -1 of the page, shortened.
  invalid_texts text[] not null,
  primary key (account_id, upload_id, page),
  foreign key (account_id, upload_id) references uploads (account_id, id) on delete cascade
);
-- Numbers do not compress, and trying costs time.
alter table upload_pages alter column mobiles set storage external;
alter table upload_pages alter column lines set storage external;

-- Of these exactly one is given.
alter table send_intake alter column numbers drop not null;
alter table send_intake add column upload_id bigint;
alter table send_intake add column phonebook_ids bigint[];
alter table send_intake add column resent_send_id bigint;
alter table send_intake add constraint send_intake_source
  check (num_nonnulls(numbers, upload_id, phonebook_ids, resent_send_id) = 1);
-- An upload that a send still waits for is not deleted.
create index send_intake_uploads on send_intake (account_id, upload_id) where upload_id is not null;

-- Who was left out, and why; written by prepare, in pages.
create table send_excluded (
  account_id bigint not null,
  send_id bigint not null,
  -- 1 invalid, 2 duplicate, 3 blacklisted, 4 opted out.
  reason smallint not null check (reason between 1 and 4),
  page integer not null,
  -- Four bytes each, little-endian: the line of the file or the place in the list, from 1; the number.
  places bytea not null,
  mobiles bytea not null,
  -- What was given, where it is no number.
  texts text[],
  primary key (account_id, send_id, reason, page)
);
alter table send_excluded alter column mobiles set storage external;

alter table sends drop constraint sends_type_check;
alter table sends add constraint sends_type_check
  check (type in ('normal', 'webservice', 'verification', 'file', 'phonebook'));

-- Held when a send with a quote was accepted, and not yet replaced by what its recipients cost. Zero once it is prepared or ended.
alter table sends add column reserved_mrial bigint not null default 0 check (reserved_mrial >= 0);
