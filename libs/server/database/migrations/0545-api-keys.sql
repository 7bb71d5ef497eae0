-- Keys with which programs call the panel's API on behalf of an account, at most 20 of each. Of the secret only the hash stands here.
create table api_keys (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  title text not null check (char_length(title) between 1 and 60),
  -- There is no other until there is a sandbox.
  mode text not null default 'live' check (mode = 'live'),
  -- By which people know it again: peyk_live_ and the first characters of the secret.
  prefix text not null check (char_length(prefix) between 1 and 30),
  -- SHA-256 of 32 random bytes.
  secret_hash bytea not null,
  -- Everything that its maker may, or what a role may; neither when the role was deleted: then nothing.
  has_all boolean not null,
  role_id bigint,
  -- Single addresses and networks; none: from anywhere.
  allowed_addresses text[] not null default '{}' check (cardinality(allowed_addresses) <= 20),
  expires_at timestamptz,
  created_at timestamptz not null,
  -- On whose behalf it calls: it never may more than they.
  created_by bigint not null references users (id),
  last_used_at timestamptz,
  primary key (account_id, id),
  check (not (has_all and role_id is not null)),
  -- Not an empty role, which could be taken for all.
  foreign key (account_id, role_id) references roles (account_id, id) on delete set null (role_id)
);
create unique index api_keys_secret on api_keys (secret_hash);

-- A code by SMS before a key is made.
alter table code_challenges drop constraint code_challenges_purpose_check;
alter table code_challenges add constraint code_challenges_purpose_check
  check (purpose in ('password_reset', 'registration', 'present_mobile', 'new_mobile', 'api_key'));

-- What a program did with a key; which one says `details`.
alter table audit_entries drop constraint audit_entries_actor_kind_check;
alter table audit_entries add constraint audit_entries_actor_kind_check
  check (actor_kind in ('user', 'admin', 'stranger', 'key'));
