-- Webhooks: what happens in an account is sent to addresses that it chose. Accounts without an address pay a look into a small index for
-- each message from a handset and each beginning of a send, and nothing for what the engine stores (docs/adr/0025).
create table webhook_endpoints (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  title text not null check (char_length(title) between 1 and 60),
  url text not null check (char_length(url) between 8 and 500),
  events text[] not null check (cardinality(events) between 1 and 7),
  is_on boolean not null,
  -- whsec_..., sealed; for a day after a rotation the former one signs as well.
  secret_sealed bytea not null,
  previous_sealed bytea,
  previous_until timestamptz,
  -- The first failure since the last success; such addresses get few of the places.
  failing_since timestamptz,
  disabled_reason text check (disabled_reason in ('gone', 'failing')),
  disabled_at timestamptz,
  created_at timestamptz not null,
  -- The admin who made it on behalf of the account.
  impersonated_by text,
  primary key (account_id, id),
  check ((previous_sealed is null) = (previous_until is null)),
  check ((disabled_reason is null) = (disabled_at is null)),
  check (not is_on or disabled_reason is null)
);

-- What happened, once, where somebody wants to hear of it.
create table webhook_events (
  account_id bigint not null,
  id bigint generated always as identity,
  -- The webhook-id, by which receivers know a repetition.
  message_id text not null default 'msg_' || replace(gen_random_uuid()::text, '-', ''),
  -- What it is about, so that nothing is told twice: message:12:34.
  source text not null,
  type text not null,
  data jsonb not null,
  created_at timestamptz not null,
  primary key (account_id, id)
);
create unique index webhook_events_once on webhook_events (account_id, source);
create index webhook_events_age on webhook_events (created_at);

-- One for each address that hears of an event. No foreign key to the address: who deletes one would hold up who tells an event.
create table webhook_deliveries (
  account_id bigint not null,
  id bigint generated always as identity,
  event_id bigint not null,
  endpoint_id bigint not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  tries smallint not null default 0,
  -- Where it is in the plan of repetitions, and since when; a resend begins anew.
  step smallint not null default 0,
  first_failed_at timestamptz,
  -- Not before this is it tried. Who takes it moves it a minute on: a process that dies leaves it to another.
  due_at timestamptz not null,
  lease uuid,
  last_status smallint,
  last_fault text,
  created_at timestamptz not null,
  primary key (account_id, id),
  unique (account_id, event_id, endpoint_id),
  foreign key (account_id, event_id) references webhook_events (account_id, id) on delete cascade
);
create index webhook_deliveries_due on webhook_deliveries (account_id, endpoint_id, due_at) where state = 'waiting';
create index webhook_deliveries_listed on webhook_deliveries (account_id, endpoint_id, created_at desc, id desc);
create index webhook_deliveries_newest on webhook_deliveries (account_id, created_at desc, id desc);

create table webhook_attempts (
  account_id bigint not null,
  delivery_id bigint not null,
  n smallint not null,
  at timestamptz not null,
  ms integer not null,
  status smallint,
  fault text,
  -- The first 2 KB.
  answer text not null,
  primary key (account_id, delivery_id, n),
  foreign key (account_id, delivery_id) references webhook_deliveries (account_id, id) on delete cascade
);

-- Sends of accounts that want to hear what became of messages: a task reads what changed, the engine knows nothing of it.
create table webhook_watches (
  account_id bigint not null,
  send_id bigint not null,
  due_at timestamptz not null,
  -- Behind which recipient the round goes on, and how many had their last word when it began.
  after_n integer not null default 0,
  told integer not null default 0,
  primary key (account_id, send_id)
);
create index webhook_watches_due on webhook_watches (due_at);

-- Tells an event to the addresses that want it, in the transaction where it arises.
create function tell_webhooks(account bigint, about text, kind text, at timestamptz, told jsonb) returns void language plpgsql as $$
begin
  if not exists (select from webhook_endpoints e where e.account_id = account and e.is_on and kind = any(e.events)) then return; end if;
  with made as (
    insert into webhook_events (account_id, source, type, data, created_at) values (account, about, kind, told, at)
    on conflict (account_id, source) do nothing returning id
  )
  insert into webhook_deliveries (account_id, event_id, endpoint_id, due_at, created_at)
    select account, made.id, e.id, at, at from made join webhook_endpoints e
      on e.account_id = account and e.is_on and kind = any(e.events);
end $$;

-- As the contract writes an instant, and a mobile number.
create function webhook_instant(at timestamptz) returns text language sql stable as
  $$ select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $$;
create function webhook_mobile(mobile integer) returns text language sql immutable as
  $$ select '989' || lpad(mobile::text, 9, '0') $$;

create function tell_inbound_to_webhooks() returns trigger language plpgsql as $$
begin
  perform tell_webhooks(new.account_id, 'inbound:' || new.id, 'message.inbound', new.received_at, jsonb_build_object(
    'id', new.id::text, 'sender', regexp_replace(shown_sender(new.from_number), '^0(9\d{9})$', '98\1'), 'line', new.to_number,
    'text', new.text, 'received_at', webhook_instant(new.received_at)));
  return null;
end $$;
create trigger inbound_messages_are_told after insert on inbound_messages for each row
  when (new.account_id is not null and not new.hidden) execute function tell_inbound_to_webhooks();

create function tell_opt_out_to_webhooks() returns trigger language plpgsql as $$
begin
  perform tell_webhooks(new.account_id, 'optout:' || new.mobile || ':' || extract(epoch from new.created_at), 'optout.received',
    new.created_at, jsonb_build_object('number', webhook_mobile(new.mobile), 'line', new.line, 'message', new.message,
      'created_at', webhook_instant(new.created_at)));
  return null;
end $$;
-- Only what a handset wrote has a line.
create trigger suppressed_numbers_are_told after insert on suppressed_numbers for each row
  when (new.kind = 'opt_out' and new.line is not null) execute function tell_opt_out_to_webhooks();

create function tell_pattern_to_webhooks() returns trigger language plpgsql as $$
declare code text := (select p.code from patterns p where p.account_id = new.account_id and p.id = new.pattern_id);
begin
  perform tell_webhooks(new.account_id, 'pattern:' || new.pattern_id || ':' || new.version, 'pattern.decided', new.decided_at,
    jsonb_build_object('id', new.pattern_id::text, 'code', code, 'version', new.version,
      'state', case new.state when 1 then 'accepted' else 'refused' end, 'decided_at', webhook_instant(new.decided_at)));
  return null;
end $$;
create trigger pattern_versions_are_told after update on pattern_versions for each row
  when (old.decided_at is null and new.decided_at is not null) execute function tell_pattern_to_webhooks();

create function tell_document_to_webhooks() returns trigger language plpgsql as $$
begin
  perform tell_webhooks(new.account_id, 'document:' || new.id, 'document.decided', new.decided_at, jsonb_build_object(
    'kind', new.kind, 'state', new.decision, 'decided_at', webhook_instant(new.decided_at)));
  return null;
end $$;
create trigger account_documents_are_told after update on account_documents for each row
  when (old.decided_at is null and new.decided_at is not null) execute function tell_document_to_webhooks();

create function tell_credit_to_webhooks() returns trigger language plpgsql as $$
declare credit bigint := (select w.balance_mrial from wallets w where w.account_id = new.account_id);
begin
  perform tell_webhooks(new.account_id, 'credit:' || extract(epoch from new.told_at), 'credit.low', new.told_at, jsonb_build_object(
    'credit', trim_scale(credit / 1000::numeric)::text, 'below', trim_scale(new.below_mrial / 1000::numeric)::text));
  return null;
end $$;
create trigger balance_alerts_are_told after update on balance_alerts for each row
  when (new.told_at is not null and new.told_at is distinct from old.told_at) execute function tell_credit_to_webhooks();

create function watch_send_for_webhooks() returns trigger language plpgsql as $$
begin
  if exists (select from webhook_endpoints e where e.account_id = new.account_id and e.is_on
      and e.events && array['message.delivered', 'message.failed']) then
    insert into webhook_watches (account_id, send_id, due_at) values (new.account_id, new.id, new.started_at)
      on conflict (account_id, send_id) do nothing;
  end if;
  return null;
end $$;
create trigger sends_begun_are_watched after update on sends for each row
  when (new.started_at is not null and old.started_at is null) execute function watch_send_for_webhooks();
create trigger sends_made_begun_are_watched after insert on sends for each row
  when (new.started_at is not null) execute function watch_send_for_webhooks();

-- As the owner, for the reason in 0295.
do $$
declare
  called text;
begin
  foreach called in array array['tell_inbound_to_webhooks()', 'tell_opt_out_to_webhooks()', 'tell_pattern_to_webhooks()',
    'tell_document_to_webhooks()', 'tell_credit_to_webhooks()', 'watch_send_for_webhooks()'] loop
    execute format('alter function %s security definer set search_path = %I, pg_temp', called, current_schema());
    execute format('revoke execute on function %s from public', called);
  end loop;
  -- Called by those alone.
  execute 'revoke execute on function tell_webhooks(bigint, text, text, timestamptz, jsonb) from public';
end
$$;
