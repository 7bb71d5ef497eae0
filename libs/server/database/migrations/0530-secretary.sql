-- What deals with messages to a line by itself: answers, forwards, keeps the sender in a phonebook. At most 100 of an account.
create table secretaries (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  title text not null check (char_length(title) between 1 and 100),
  -- The line that it listens on; the account alone has it.
  line_id bigint not null references lines (id),
  -- The line that its messages leave from.
  from_line_id bigint not null references lines (id),
  match text not null check (match in ('any', 'exact', 'contains')),
  words text[] not null check (cardinality(words) <= 20 and (match = 'any') = (cardinality(words) = 0)),
  reply text check (char_length(reply) between 1 and 1400),
  -- Nine digits after 9.
  forward_to integer[] not null check (cardinality(forward_to) <= 10),
  add_to_phonebook_id bigint,
  remove_from_phonebook_id bigint,
  opts_out boolean not null,
  once_per_sender boolean not null,
  starts_at timestamptz,
  ends_at timestamptz check (ends_at > starts_at),
  -- Hours of the day in Iran, from the first to before the second; past midnight where the second is smaller.
  from_hour smallint check (from_hour between 0 and 23),
  to_hour smallint check (to_hour between 0 and 24 and to_hour <> from_hour),
  is_active boolean not null,
  -- Grows with everything that a person has to read; who reviews it decides about what was read.
  version integer not null check (version >= 1),
  -- When the owner was told that an answer could not be paid; null again after one that could.
  credit_told_at timestamptz,
  -- Messages that it has dealt with.
  message_count bigint not null default 0,
  created_at timestamptz not null,
  impersonated_by text,
  -- What waits for a person has these columns everywhere.
  asked_by bigint,
  asked_at timestamptz not null,
  taken_by text,
  taken_at timestamptz,
  decision text check (decision in ('accepted', 'refused')),
  decided_by text,
  decided_at timestamptz,
  reason text,
  note text check (char_length(note) <= 500),
  primary key (account_id, id),
  check ((from_hour is null) = (to_hour is null)),
  check (reply is not null or cardinality(forward_to) > 0 or add_to_phonebook_id is not null
    or remove_from_phonebook_id is not null or opts_out),
  constraint secretaries_decided check (
    (decision is null) = (decided_at is null) and (decision is null) = (decided_by is null)
    and (decision is distinct from 'refused' or reason is not null))
);
-- Those who decide know no accounts.
create unique index secretaries_by_id on secretaries (id);
create index secretaries_waiting on secretaries (asked_at, id) where decision is null;
create index secretaries_listening on secretaries (account_id, line_id) where is_active and decision = 'accepted';

-- Messages that wait for a secretary; a row goes in the transaction that deals with it.
create table secretary_queue (
  account_id bigint not null,
  message_id bigint not null,
  line_id bigint not null,
  from_number text not null,
  text text not null,
  received_at timestamptz not null,
  primary key (account_id, message_id)
);

-- In the transaction that stores the message: whichever process stores it, and however it dies, it is answered or was not received.
create function queue_for_secretary() returns trigger language plpgsql as $$
begin
  insert into secretary_queue (account_id, message_id, line_id, from_number, text, received_at)
  select new.account_id, new.id, new.line_id, new.from_number, new.text, new.received_at
  where exists (
    select from secretaries s
    where s.account_id = new.account_id and s.line_id = new.line_id and s.is_active and s.decision = 'accepted');
  return null;
end $$;
create trigger inbound_messages_for_secretary after insert on inbound_messages
  for each row when (new.account_id is not null and new.line_id is not null and not new.hidden)
  execute function queue_for_secretary();

-- What secretaries have dealt with, and what became of it.
create table secretary_messages (
  account_id bigint not null,
  id bigint generated always as identity,
  secretary_id bigint not null,
  mobile integer not null,
  text text not null,
  received_at timestamptz not null,
  -- `done`, or why nothing was done: `again` (once for each sender), `too_often`, `unpaid`, `refused`.
  outcome text not null check (outcome in ('done', 'again', 'too_often', 'unpaid', 'refused')),
  -- The sentence of a refusal.
  reason text,
  -- The send with the answer.
  send_id bigint,
  primary key (account_id, id),
  foreign key (account_id, secretary_id) references secretaries (account_id, id) on delete cascade
);
create index secretary_messages_of on secretary_messages (account_id, secretary_id, received_at desc, id desc);
create index secretary_messages_from on secretary_messages (account_id, mobile, secretary_id);
