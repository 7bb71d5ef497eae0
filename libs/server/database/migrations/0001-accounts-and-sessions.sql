-- Who may come in. Tokens and codes are stored as hashes only.

create table accounts (
  id bigint generated always as identity primary key,
  kind text not null default 'customer' check (kind in ('customer', 'system')),
  name text not null,
  blocked_reason text,
  created_at timestamptz not null default now()
);

create table users (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts (id),
  username text not null,
  password_hash text not null,
  name text not null,
  -- The nine digits after 9 of the national number.
  mobile integer not null check (mobile between 0 and 999999999),
  created_at timestamptz not null default now()
);
create unique index users_username on users (lower(username));
create index users_account on users (account_id);

create table sessions (
  token_hash bytea primary key,
  account_id bigint not null references accounts (id),
  user_id bigint not null references users (id),
  impersonated boolean not null default false,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index sessions_expiry on sessions (expires_at);
create index sessions_user on sessions (account_id, user_id);

-- A password was right, the SMS code is awaited.
create table login_challenges (
  token_hash bytea primary key,
  account_id bigint not null references accounts (id),
  user_id bigint not null references users (id),
  code_hash bytea,
  code_expires_at timestamptz,
  failed_attempts smallint not null default 0,
  sent_count smallint not null default 0,
  last_sent_at timestamptz,
  expires_at timestamptz not null,
  consumed_at timestamptz
);
create index login_challenges_expiry on login_challenges (expires_at);

-- Codes that work once: external login, live tickets.
create table one_use_codes (
  code_hash bytea primary key,
  purpose text not null check (purpose in ('external_login', 'live_ticket')),
  account_id bigint not null references accounts (id),
  user_id bigint not null references users (id),
  impersonated boolean not null default false,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index one_use_codes_expiry on one_use_codes (expires_at);

-- How often something happened in a window of time: shared by all processes, so a limit holds for all of them together.
create table rate_counters (
  key text not null,
  window_start timestamptz not null,
  count integer not null,
  primary key (key, window_start)
);
create index rate_counters_age on rate_counters (window_start);

create table idempotency_keys (
  account_id bigint not null,
  operation text not null,
  key text not null,
  body_hash bytea not null,
  -- Null while the first call is still being carried out.
  answer jsonb,
  created_at timestamptz not null,
  primary key (account_id, operation, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);
