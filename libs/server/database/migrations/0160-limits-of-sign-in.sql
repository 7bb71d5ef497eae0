-- A stranger slows strangers: what a browser has proven, what was solved, and when a number last got a message.

-- Browsers in which a user has signed in with password and code. Their wrong passwords and codes are counted apart, so that
-- nobody else can use them up. One browser may be known to several users.
create table known_devices (
  account_id bigint not null references accounts (id),
  user_id bigint not null references users (id),
  -- SHA-256 of what the browser keeps.
  token_hash bytea not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (token_hash, user_id)
);
create index known_devices_expiry on known_devices (expires_at);
create index known_devices_user on known_devices (account_id, user_id);

-- Each solution of a proof of work counts once.
create table used_proofs (
  proof_hash bytea primary key,
  expires_at timestamptz not null
);
create index used_proofs_expiry on used_proofs (expires_at);

-- When something was last sent: to a number, or for a sign-in. Keys are keyed hashes or ids; this is no list of numbers.
create table message_gaps (
  key text primary key,
  sent_at timestamptz not null
);
create index message_gaps_age on message_gaps (sent_at);

-- Wrong codes of a known device and of strangers are counted apart.
alter table login_challenges add column from_known_device boolean not null default false;

-- Written at most once a minute; null until the first request. A session that nobody uses ends before its time.
alter table sessions add column last_seen_at timestamptz;
