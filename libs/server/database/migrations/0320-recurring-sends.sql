-- Sends that come again by themselves. At most 50 of an account: the service counts in the account's turn.

create table recurring_sends (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  -- Who planned it; what it sends is sent by the same.
  user_id bigint,
  -- The admin who made it on behalf of the account.
  impersonated_by text,
  from_number text not null,
  text text not null,
  with_charity boolean not null,
  rate_per_second integer,
  validity_minutes integer,
  -- When and to whom, as the contract has them: both are read again at each time.
  rule jsonb not null,
  params jsonb not null,
  state text not null check (state in ('active', 'paused', 'ended')),
  -- Why it has paused itself.
  state_reason text,
  next_run_at timestamptz,
  sent_count integer not null default 0 check (sent_count >= 0),
  -- Times in a row at which it was refused; being late is no refusal.
  refused_in_row integer not null default 0 check (refused_in_row >= 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (account_id, id),
  constraint recurring_sends_next check ((state = 'active') = (next_run_at is not null))
);
create index recurring_sends_due on recurring_sends (next_run_at) where next_run_at is not null;

-- What became of each of its times. The key is what keeps a time from being sent twice, whatever else fails.
create table recurring_runs (
  account_id bigint not null,
  recurring_id bigint not null,
  due_at timestamptz not null,
  run_at timestamptz not null,
  outcome text not null check (outcome in ('sent', 'nobody', 'missed')),
  -- A sentence for the person: why it was missed.
  reason text,
  send_id bigint,
  primary key (account_id, recurring_id, due_at),
  constraint recurring_runs_of foreign key (account_id, recurring_id) references recurring_sends (account_id, id) on delete cascade,
  constraint recurring_runs_send check ((outcome = 'sent') = (send_id is not null)),
  constraint recurring_runs_reason check ((outcome = 'missed') = (reason is not null))
);
create index recurring_runs_old on recurring_runs (due_at);
