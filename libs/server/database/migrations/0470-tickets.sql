-- What an account asks of support, and the conversation about it. The states and who may move which: docs/support.md.
create table tickets (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  category text not null,
  sub_category text not null,
  subject text not null check (char_length(subject) between 1 and 200),
  state smallint not null check (state between 1 and 6),
  rate smallint check (rate between 1 and 5),
  -- Support has written what nobody of the account has seen.
  unread boolean not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- The admin who opened it on behalf of the account.
  impersonated_by text,
  primary key (account_id, id)
);

create index tickets_by_state on tickets (account_id, state, id);
create index tickets_unread on tickets (account_id) where unread;
-- The periodic task closes the oldest of these, an admin reads the oldest of those.
create index tickets_answered on tickets (changed_at) where state = 3;
create index tickets_waiting on tickets (changed_at) where state in (2, 5, 6);

create table ticket_interactions (
  account_id bigint not null,
  ticket_id bigint not null,
  id bigint generated always as identity,
  by_support boolean not null,
  text text not null check (char_length(text) between 1 and 4000),
  at timestamptz not null,
  -- The admin who wrote it on behalf of the account.
  impersonated_by text,
  primary key (account_id, ticket_id, id),
  foreign key (account_id, ticket_id) references tickets (account_id, id) on delete cascade
);
