-- How urgent a ticket is, as the people of the desk see it: 0 low, 1 normal, 2 high, 3 urgent. Its account never reads it.
alter table tickets add column priority smallint not null default 1 check (priority between 0 and 3);
-- What waits for support, as the desk lists it.
create index tickets_by_priority on tickets (priority desc, changed_at, id) where state in (2, 5, 6);

-- What the people of the desk tell each other about a ticket. A table of its own: nothing that reads the conversation for the account can meet it.
create table ticket_notes (
  account_id bigint not null,
  ticket_id bigint not null,
  id bigint generated always as identity,
  text text not null check (char_length(text) between 1 and 4000),
  -- The username at the desk.
  written_by text not null,
  at timestamptz not null,
  primary key (account_id, ticket_id, id),
  foreign key (account_id, ticket_id) references tickets (account_id, id) on delete cascade
);

-- Answers that the people of the desk keep ready; {{name}} and {{ticket}} are filled in as one is put into an answer.
create table ticket_replies (
  id bigint generated always as identity primary key,
  title text not null unique check (char_length(title) between 1 and 100),
  text text not null check (char_length(text) between 1 and 4000)
);
