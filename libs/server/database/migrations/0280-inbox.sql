-- The inbox: messages from handsets are listed, searched and read.

-- Whom a message is from, in one spelling: a mobile number as people write it, anything else as it came. It calls nothing of ours,
-- because indexes are made of it.
create function shown_sender(given text) returns text language sql immutable parallel safe as $$
  select case when given ~ '^(0|98|\+98|\+980|0098|098|00980)?9[0-39][0-9]{8}$' then '0' || right(given, 10) else given end
$$;

-- Texts are searched as names are: beginnings of words, and all of it without spaces. Rows of before are filled in by a task.
alter table inbound_messages add column found_by text;
create function keep_found_by_words() returns trigger language plpgsql as $$
begin new.found_by := name_form(new.text); return new; end $$;
create trigger inbound_messages_found_by before insert on inbound_messages
  for each row when (new.account_id is not null) execute function keep_found_by_words();
insert into search_rebuilds (name) values ('inbound_messages');

-- What is hidden is never listed. The search has one index for a part of the text and a part of the number, below the account.
create index inbound_messages_by_id on inbound_messages (account_id, id);
create index inbound_messages_listed on inbound_messages (account_id, received_at desc, id desc) where not hidden;
create index inbound_messages_of_line on inbound_messages (account_id, line_id, received_at desc, id desc) where not hidden;
create index inbound_messages_from on inbound_messages (account_id, shown_sender(from_number), received_at desc, id desc)
  where not hidden;
create index inbound_messages_found on inbound_messages using gin
  (account_id, found_by gin_trgm_ops, (shown_sender(from_number)) gin_trgm_ops) where not hidden;
drop index inbound_messages_of;

-- A row for each message that nobody has read; reading deletes it. So a message is never written again, which would cost its six
-- indexes, and what is unread is found beside a million that are read. Messages from before the inbox count as read.
create table inbox_unread (
  account_id bigint not null,
  received_at timestamptz not null,
  message_id bigint not null,
  primary key (account_id, received_at, message_id)
);

-- How many there are; the sum of an account's rows. Sixteen rows, so that messages which come together do not wait for each other; one
-- of them alone may well be below zero.
create table inbox_counts (
  account_id bigint not null,
  shard smallint not null check (shard between 0 and 15),
  unread bigint not null,
  primary key (account_id, shard)
);

-- Triggers keep both, so that they are right whoever writes or deletes a message: a process of the version before, or a rule of retention.
create function mark_inbound_unread() returns trigger language plpgsql as $$
begin
  insert into inbox_unread (account_id, received_at, message_id) values (new.account_id, new.received_at, new.id);
  return null;
end $$;
create trigger inbound_messages_unread after insert on inbound_messages
  for each row when (new.account_id is not null and not new.hidden) execute function mark_inbound_unread();

create function forget_inbound_unread() returns trigger language plpgsql as $$
begin
  delete from inbox_unread u using gone g
  where u.account_id = g.account_id and u.received_at = g.received_at and u.message_id = g.id;
  return null;
end $$;
create trigger inbound_messages_gone after delete on inbound_messages
  referencing old table as gone for each statement execute function forget_inbound_unread();

create function count_inbox_unread() returns trigger language plpgsql as $$
declare step bigint := case when tg_op = 'INSERT' then 1 else -1 end;
begin
  insert into inbox_counts (account_id, shard, unread)
    select account_id, message_id & 15, step * count(*) from changed group by 1, 2 order by 1, 2
    on conflict (account_id, shard) do update set unread = inbox_counts.unread + excluded.unread;
  return null;
end $$;
create trigger inbox_unread_more after insert on inbox_unread
  referencing new table as changed for each statement execute function count_inbox_unread();
create trigger inbox_unread_less after delete on inbox_unread
  referencing old table as changed for each statement execute function count_inbox_unread();

-- Sends that answer a message: what makes a conversation of an inbox. Which of an account's millions of sends went to one number no
-- index tells, and one that did would cost every recipient of every send.
create table inbox_replies (
  account_id bigint not null,
  sender text not null,
  sent_at timestamptz not null,
  send_id bigint not null,
  -- The admin who made the row on behalf of the account; so in both tables.
  impersonated_by text,
  primary key (account_id, sender, sent_at, send_id)
);

-- What an export was asked for. It stands here and not in its job, because people write in filters what nobody else should read.
create table inbox_exports (
  account_id bigint not null,
  id bigint generated always as identity,
  filters jsonb not null,
  format text not null check (format in ('xlsx', 'csv')),
  created_at timestamptz not null,
  impersonated_by text,
  primary key (account_id, id)
);
