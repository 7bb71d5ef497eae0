-- Texts that an account keeps to send them again, in groups. At most 20 groups and 200 drafts: the service counts in the account's turn.

create table draft_groups (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  title text not null check (char_length(title) between 1 and 200),
  created_at timestamptz not null,
  -- The admin who made it on behalf of the account.
  impersonated_by text,
  primary key (account_id, id)
);
-- The same title whatever keyboard wrote it.
create unique index draft_groups_title on draft_groups (account_id, search_form(title));

create table drafts (
  account_id bigint not null,
  id bigint generated always as identity,
  group_id bigint not null,
  -- In characters; the service counts UTF-16 units, which are as many or more.
  text text not null check (char_length(text) between 1 and 1400),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  impersonated_by text,
  primary key (account_id, id),
  constraint drafts_group foreign key (account_id, group_id) references draft_groups (account_id, id)
);
create index drafts_of_group on drafts (account_id, group_id, id);
