-- What programs ask about again: a message of theirs, by its id here or by the name that they gave it. A table of its own, because the
-- engine's rows are many and hot, and most of them are of people who give no names. Kept for 30 days.
create table program_messages (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  -- The program's own name; need not be unique.
  local_id text check (char_length(local_id) between 1 and 64),
  send_id bigint not null,
  -- The nine digits after 9. With the send it leads to the recipient, whose n is not known before the send is prepared.
  mobile integer not null,
  created_at timestamptz not null,
  primary key (account_id, id)
);
create index program_messages_named on program_messages (account_id, local_id, id desc) where local_id is not null;
create index program_messages_old on program_messages (created_at);
