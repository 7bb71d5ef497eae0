-- Passkeys, with which people sign in instead of a code, after their password.
create table passkeys (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  user_id bigint not null references users (id),
  credential_id bytea not null unique check (octet_length(credential_id) between 1 and 1023),
  public_key bytea not null,
  -- What the key says it has signed; zero where it does not count.
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  name text not null check (char_length(name) between 1 and 60),
  created_at timestamptz not null,
  last_used_at timestamptz,
  primary key (account_id, id)
);
create index passkeys_of_user on passkeys (account_id, user_id);

-- What a new passkey has to sign, and until when; one at a time.
alter table users add column passkey_challenge text, add column passkey_challenge_until timestamptz;
-- What a passkey has to sign to sign in.
alter table login_challenges add column passkey_challenge text;
