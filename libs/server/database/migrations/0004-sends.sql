-- Sends and their recipients. Rows are the queue: no other table says what is still to be done.
-- account_id leads every key, so that one database can become many. status is in no index: every receipt changes it.

create table sends (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  user_id bigint,
  type text not null check (type in ('normal', 'webservice', 'verification')),
  state smallint not null check (state between 0 and 11),
  state_reason text,
  lane smallint not null default 1 check (lane in (0, 1)),
  line_id bigint not null references lines (id),
  from_number text not null,
  -- As it leaves, with the opt-out text.
  text text not null,
  encoding text not null check (encoding in ('gsm7', 'ucs2')),
  language text not null check (language in ('latin', 'persian')),
  parts smallint not null check (parts between 1 and 63),
  -- Fixed when the send was accepted, or when the quote it presents was made.
  unit_mrial bigint not null,
  statutory_mrial bigint not null,
  with_charity boolean not null default false,
  refund_rule text not null,
  quote_id bigint,
  quoted_total_mrial bigint,
  requested_count integer not null,
  recipient_count integer not null default 0,
  excluded_invalid integer not null default 0,
  excluded_duplicate integer not null default 0,
  excluded_blacklisted integer not null default 0,
  excluded_opted_out integer not null default 0,
  -- Prices of all recipients; charity stands beside it. Together they are what was held.
  cost_mrial bigint not null default 0,
  charity_mrial bigint not null default 0,
  cancelled_count integer not null default 0,
  cancelled_mrial bigint not null default 0,
  user_ip text,
  created_at timestamptz not null,
  queued_at timestamptz,
  started_at timestamptz,
  stopped_at timestamptz,
  -- Nothing is left to submit and every answer is in.
  finished_at timestamptz,
  -- Not one milli-rial is held any more.
  settled_at timestamptz,
  primary key (account_id, id)
);
create index sends_recent on sends (account_id, created_at desc, id desc);
create index sends_to_prepare on sends (id) where state = 0;
create index sends_unsettled on sends (finished_at) where finished_at is not null and settled_at is null;

-- The numbers as they were given, until the send is prepared.
create table send_intake (
  account_id bigint not null,
  send_id bigint not null,
  numbers text[] not null,
  primary key (account_id, send_id)
);

create table recipients (
  account_id bigint not null,
  send_id bigint not null,
  n integer not null,
  mobile integer not null,
  operator smallint not null,
  status smallint not null,
  parts smallint not null,
  -- 0 held, 1 charged, 2 returned; moves once.
  settled smallint not null default 0,
  price_mrial bigint not null,
  -- A bit for each part that was delivered, or that failed.
  delivered_mask bigint not null default 0,
  failed_mask bigint not null default 0,
  submitted_at timestamptz,
  answered_at timestamptz,
  receipt_at timestamptz,
  primary key (account_id, send_id, n)
) partition by range (send_id);

-- One row a submitted part, written with its answer and never changed: it leads from the operator's id to the recipient.
create table parts (
  account_id bigint not null,
  send_id bigint not null,
  n integer not null,
  part smallint not null,
  carrier text not null,
  operator_message_id text not null
) partition by range (send_id);
create index parts_by_operator_id on parts (operator_message_id);

-- Ranges of recipients: the unit that a sender claims. Everything below next_n was marked for submitting.
create table send_chunks (
  account_id bigint not null,
  send_id bigint not null,
  chunk integer not null,
  lane smallint not null,
  line_id bigint not null,
  from_n integer not null,
  to_n integer not null,
  next_n integer not null,
  -- 0 ready, 1 leased, 2 done, 3 cancelled
  state smallint not null default 0 check (state between 0 and 3),
  worker_id uuid,
  lease_until timestamptz,
  primary key (account_id, send_id, chunk),
  check (from_n <= next_n and next_n <= to_n + 1)
);
create index send_chunks_open on send_chunks (lane, send_id, chunk) where state in (0, 1);

-- Kept by whoever changes a recipient's status, in the same transaction.
create table send_counters (
  account_id bigint not null,
  send_id bigint not null,
  operator smallint not null,
  total integer not null default 0,
  queued integer not null default 0,
  sent integer not null default 0,
  reached_telecom integer not null default 0,
  delivered integer not null default 0,
  undelivered integer not null default 0,
  blacklisted integer not null default 0,
  in_doubt integer not null default 0,
  expired integer not null default 0,
  cancelled integer not null default 0,
  refused integer not null default 0,
  charged_mrial bigint not null default 0,
  returned_mrial bigint not null default 0,
  primary key (account_id, send_id, operator)
);

-- What happened to a recipient beyond the three times of its row.
create table recipient_events (
  account_id bigint not null,
  send_id bigint not null,
  n integer not null,
  at timestamptz not null,
  kind text not null,
  detail text
);
create index recipient_events_of on recipient_events (account_id, send_id, n);

-- Receipts whose part is not known (yet).
create table parked_receipts (
  id bigint generated always as identity primary key,
  carrier text not null,
  operator_message_id text not null,
  state text not null,
  error_code text not null,
  at timestamptz not null,
  received_at timestamptz not null
);
create index parked_receipts_by_operator_id on parked_receipts (operator_message_id);

-- Numbers that an account does not send to.
create table suppressed_numbers (
  account_id bigint not null,
  mobile integer not null,
  kind text not null check (kind in ('blacklist', 'opt_out')),
  created_at timestamptz not null,
  primary key (account_id, mobile, kind)
);

create table inbound_messages (
  id bigint generated always as identity primary key,
  account_id bigint,
  line_id bigint,
  from_number text not null,
  to_number text not null,
  text text not null,
  carrier text not null,
  received_at timestamptz not null
);
create index inbound_messages_of on inbound_messages (account_id, id desc);

-- A price that was shown and may be relied on.
create table quotes (
  account_id bigint not null,
  id bigint generated always as identity,
  line_id bigint not null,
  request_hash bytea not null,
  unit_mrial bigint not null,
  statutory_mrial bigint not null,
  total_mrial bigint not null,
  expires_at timestamptz not null,
  used_by_send_id bigint,
  primary key (account_id, id)
);
create index quotes_expiry on quotes (expires_at);

-- 100,000 sends a partition; made when the first send of its range is accepted.
create function ensure_send_partitions(wanted_send_id bigint) returns void language plpgsql as $$
declare
  size constant bigint := 100000;
  low bigint := (wanted_send_id / size) * size;
  suffix text := (wanted_send_id / size)::text;
begin
  if to_regclass(format('recipients_%s', suffix)) is not null then
    return;
  end if;
  perform pg_advisory_xact_lock(7216001);
  execute format('create table if not exists %I partition of parts for values from (%s) to (%s)',
    'parts_' || suffix, low, low + size);
  -- Room on each page lets a status change stay on its page and out of every index.
  execute format('create table if not exists %I partition of recipients for values from (%s) to (%s) with (fillfactor = 80, autovacuum_analyze_scale_factor = 0.01)',
    'recipients_' || suffix, low, low + size);
end
$$;
select ensure_send_partitions(1);
