-- Work that a person of an account waits for: an import, an export. This table says what it is, how far it is and how it ended; the
-- queue (pg-boss) only says whose turn it is. A row is handed over to the queue by the process that works, so a row is never lost
-- when the queue is.
create table account_jobs (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  -- Who began it; null for an admin on behalf.
  user_id bigint,
  -- The admin who began it on behalf of the account.
  impersonated_by text,
  -- `phonebook.import`: names its code.
  kind text not null check (kind ~ '^[a-z]+(\.[a-z_]+)+$'),
  title text not null,
  -- What a member needs to see and cancel it.
  permission text not null,
  -- Thin: ids, never what people wrote.
  input jsonb not null,
  -- 0 waiting, 1 running, 2 done, 3 failed, 4 cancelled.
  state smallint not null default 0 check (state between 0 and 4),
  done_count bigint not null default 0,
  -- Null while nobody knows it.
  total_count bigint,
  -- Where the next attempt goes on after a crash; written in the transaction that did the work.
  mark jsonb,
  result jsonb,
  error_code text,
  error_message text,
  -- Only the newest attempt may write: one that was taken for dead may still run.
  attempt integer not null default 0,
  -- Its id in the queue; null until it is handed over.
  queue_id uuid,
  cancel_requested_at timestamptz,
  created_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  dismissed_at timestamptz,
  primary key (account_id, id),
  check ((state < 2) = (finished_at is null)),
  check ((state = 3) = (error_code is not null))
);
create index account_jobs_to_hand_over on account_jobs (created_at) where state < 2 and queue_id is null;
create index account_jobs_unfinished on account_jobs (account_id) where state < 2;
create index account_jobs_finished on account_jobs (finished_at) where finished_at is not null;
