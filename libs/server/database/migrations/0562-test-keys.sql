-- Test keys: what a program sends with one goes nowhere and costs nothing. It lies in tables of its own, which neither the engine nor the
-- ledger nor any report knows (docs/public-api.md, "Trying without money").
alter table api_keys drop constraint api_keys_mode_check;
alter table api_keys add constraint api_keys_mode_check
  check (mode = 'live' or (mode = 'test' and prefix like 'peyk\_test\_%')) not valid;

-- Ids begin where no live id comes to (and are whole numbers in every language): who mixes the two up finds nothing.
create table test_sends (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity (start with 8000000000000000),
  from_number text not null,
  recipient_count integer not null check (recipient_count >= 0),
  -- What it would have cost, with charity.
  price_mrial bigint not null check (price_mrial >= 0),
  created_at timestamptz not null,
  primary key (account_id, id)
);
create index test_sends_of_hour on test_sends (account_id, created_at);
create index test_sends_old on test_sends (created_at);

create table test_messages (
  account_id bigint not null,
  id bigint generated always as identity (start with 8000000000000000),
  send_id bigint not null,
  -- Its place in the send.
  n integer not null,
  local_id text check (char_length(local_id) between 1 and 64),
  mobile integer not null,
  -- Null where the number would have been left out.
  parts smallint,
  price_mrial bigint,
  -- As the statuses of recipients: what it is on its way, and at its end. Decided when it is made, by the ending of the number.
  status_before smallint,
  status smallint,
  created_at timestamptz not null,
  begins_at timestamptz not null,
  -- Null where no receipt ever comes.
  ends_at timestamptz,
  primary key (account_id, id),
  foreign key (account_id, send_id) references test_sends (account_id, id) on delete cascade,
  check ((parts is null) = (price_mrial is null) and (parts is null) = (status is null) and (parts is null) = (status_before is null))
);
create index test_messages_of_send on test_messages (account_id, send_id);
create index test_messages_named on test_messages (account_id, local_id, id desc) where local_id is not null;
create index test_messages_old on test_messages (created_at);

-- The code itself is the documented one, so none is kept.
create table test_codes (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity (start with 8000000000000000),
  mobile integer not null,
  pattern_code text not null,
  length smallint not null check (length between 4 and 8),
  wrong_tries smallint not null default 0 check (wrong_tries between 0 and 5),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  replaced_at timestamptz,
  primary key (account_id, id)
);
create index test_codes_of_number on test_codes (account_id, mobile, created_at desc);
create index test_codes_old on test_codes (expires_at);

-- Webhooks hear of the end when it comes, with "test": true.
create function tell_test_message_to_webhooks() returns trigger language plpgsql as $$
declare line text := (select s.from_number from test_sends s where s.account_id = new.account_id and s.id = new.send_id);
begin
  perform tell_webhooks(new.account_id, 'test:' || new.id, case new.status when 2 then 'message.delivered' else 'message.failed' end,
    new.ends_at, jsonb_build_object('send_id', new.send_id::text, 'n', new.n, 'number', webhook_mobile(new.mobile), 'line', line,
      'status', new.status, 'at', webhook_instant(new.ends_at), 'test', true));
  return null;
end $$;
create trigger test_messages_are_told after insert on test_messages for each row
  when (new.ends_at is not null and new.status in (2, 3, 4, 13, 15)) execute function tell_test_message_to_webhooks();

-- As the owner, for the reason in 0295.
do $$
begin
  execute format('alter function tell_test_message_to_webhooks() security definer set search_path = %I, pg_temp', current_schema());
  execute 'revoke execute on function tell_test_message_to_webhooks() from public';
end
$$;
