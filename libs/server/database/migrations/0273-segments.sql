-- Filters over contacts that an account keeps under a name. Whom they find is asked whenever they are used.
create table contact_segments (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  title text not null check (char_length(title) between 1 and 50),
  -- As the contract has them.
  filters jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- The admin who made it on behalf of the account.
  impersonated_by text,
  primary key (account_id, id)
);
-- The same title whatever keyboard wrote it.
create unique index contact_segments_title on contact_segments (account_id, search_form(title));
