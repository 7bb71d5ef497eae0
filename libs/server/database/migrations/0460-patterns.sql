-- Patterns of an account, at most 1,000. What is sent is the version that was accepted last, whatever waits for a person beside it.
create table patterns (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  -- By this programs call it, and the people who review it.
  code text not null unique check (code ~ '^[a-z0-9]{10}$'),
  kind text not null check (kind in ('manual', 'otp', 'transactional')),
  title text not null check (char_length(title) between 1 and 100),
  description text check (char_length(description) between 1 and 500),
  last_version integer not null check (last_version >= 1),
  accepted_version integer check (accepted_version between 1 and last_version),
  created_at timestamptz not null,
  -- The admin who made the row on behalf of the account.
  impersonated_by text,
  primary key (account_id, id)
);

-- What a pattern says and has said. A version is never changed: who reviews it, decides about what was read.
create table pattern_versions (
  account_id bigint not null,
  pattern_id bigint not null,
  version integer not null check (version between 1 and 100),
  text text not null check (char_length(text) between 1 and 2700),
  variables jsonb not null,
  website text check (char_length(website) between 1 and 200),
  -- 0 waits for a person, 1 accepted, 2 refused, 3 another one was written before anybody decided.
  state smallint not null check (state between 0 and 3),
  -- Who is told; null when nobody of the account asked.
  asked_by bigint,
  asked_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  reason text,
  reason_text text,
  impersonated_by text,
  primary key (account_id, pattern_id, version),
  foreign key (account_id, pattern_id) references patterns (account_id, id) on delete cascade,
  check ((state in (1, 2)) = (decided_by is not null)),
  check ((state in (1, 2)) = (decided_at is not null)),
  check ((state = 2) = (reason is not null))
);
-- The queue of those who review.
create index pattern_versions_waiting on pattern_versions (asked_at) where state = 0;
