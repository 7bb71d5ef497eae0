-- The desk: people of the installation who decide what waits for them. They are no users of any account.
create table desk_people (
  id bigint generated always as identity primary key,
  username text not null check (username ~ '^[a-z0-9._-]{3,64}$'),
  name text not null check (char_length(name) between 1 and 100),
  password_hash text not null,
  authenticator_sealed bytea not null,
  -- The period of the last code that was used: a code counts once.
  last_step bigint,
  roles text[] not null check (cardinality(roles) between 1 and 10),
  disabled_at timestamptz,
  created_at timestamptz not null,
  constraint desk_people_username unique (username)
);

create table desk_sessions (
  token_hash bytea primary key,
  person_id bigint not null references desk_people (id) on delete cascade,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index desk_sessions_of_person on desk_sessions (person_id);

-- Who looks at something whose own table has no place for it.
create table desk_takings (
  queue text not null,
  key text not null,
  taken_by text not null,
  taken_at timestamptz not null,
  primary key (queue, key)
);

create index accounts_checking on accounts (id) where activation = 'checking';
